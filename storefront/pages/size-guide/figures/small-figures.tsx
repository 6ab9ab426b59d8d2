// Figures for single measurements: foot, hand, head, finger, belt, a child's height.
import { useMessages } from "#storefront/ui/language.tsx";
import { sizeCharts } from "#locales/size-charts";
import { FigureFrame, Span, Tape } from "./marks.tsx";
import styles from "./figure.module.css";

interface Props {
  /** Description for screen readers. */
  readonly title: string;
}

function Foot({ title }: Props) {
  return (
    <FigureFrame title={title} width={220} height={240}>
      <path className={styles.cloth} d="M40 14 H172 V226 H40 Z" />
      <path
        className={styles.cloth}
        d="M100 210 C84 210 78 196 80 178 C82 160 88 146 84 124 C80 104 72 92 74 72 C76 58 84 52 92 54 C112 58 140 66 146 92 C151 116 130 140 126 162 C124 186 122 210 100 210 Z"
      />
      <ellipse className={styles.cloth} cx={84} cy={42} rx={11} ry={14} />
      <ellipse className={styles.cloth} cx={105} cy={46} rx={7.5} ry={9.5} />
      <ellipse className={styles.cloth} cx={121} cy={54} rx={6.5} ry={8.5} />
      <ellipse className={styles.cloth} cx={134} cy={65} rx={6} ry={7.5} />
      <ellipse className={styles.cloth} cx={145} cy={80} rx={5} ry={6.5} />
      <path className={styles.fine} d="M56 28 H96 M56 210 H112" />
      <Span letter="A" from={[56, 28]} to={[56, 210]} at={[56, 120]} />
    </FigureFrame>
  );
}

function Hand({ title }: Props) {
  return (
    <FigureFrame title={title} width={220} height={240}>
      <path
        className={styles.cloth}
        d="M74 226 C74 204 66 190 62 172 L44 132 C40 122 51 115 58 124 L76 148 L70 62 C69 51 84 50 86 61 L94 118 L95 40 C95 29 110 29 111 40 L113 118 L121 48 C122 37 137 39 136 50 L132 122 L145 74 C148 64 161 68 159 79 L148 150 C146 172 140 184 138 226 Z"
      />
      <path className={styles.fine} d="M82 186 Q98 168 126 172 M86 204 Q104 188 128 194" />
      <Tape letter="A" from={71} to={151} y={134} sag={8} at={200} />
    </FigureFrame>
  );
}

function Head({ title }: Props) {
  return (
    <FigureFrame title={title} width={220} height={240}>
      <path className={styles.cloth} d="M78 218 C80 204 80 196 78 186 M122 218 C120 204 120 196 122 186" />
      <path
        className={styles.cloth}
        d="M54 96 C54 48 74 24 100 24 C126 24 146 48 146 96 C146 150 124 194 100 194 C76 194 54 150 54 96 Z"
      />
      <path
        className={styles.cloth}
        d="M54 104 C44 98 42 112 46 124 C48 132 54 136 58 132 M146 104 C156 98 158 112 154 124 C152 132 146 136 142 132"
      />
      <path
        className={styles.fine}
        d="M70 104 Q80 97 90 103 M110 103 Q120 97 130 104 M100 110 V138 Q100 142 94 142 M86 160 Q100 168 114 160"
      />
      <path d="M44 226 Q60 214 78 214 M156 226 Q140 214 122 214" />
      <Tape letter="A" from={55} to={145} y={84} sag={9} at={200} />
    </FigureFrame>
  );
}

function Finger({ title }: Props) {
  return (
    <FigureFrame title={title} width={220} height={240}>
      <path className={styles.cloth} d="M70 226 V72 C70 38 84 20 100 20 C116 20 130 38 130 72 V226" />
      <path
        className={styles.cloth}
        d="M84 54 C84 38 92 31 100 31 C108 31 116 38 116 54 C116 66 108 70 100 70 C92 70 84 66 84 54 Z"
      />
      <path className={styles.fine} d="M82 108 Q100 116 118 108 M84 116 Q100 123 116 116 M82 186 Q100 194 118 186" />
      <path className={styles.cloth} d="M70 144 Q100 158 130 144 V158 Q100 172 70 158 Z" />
      <Tape letter="A" from={70} to={130} y={151} sag={14} at={196} />
    </FigureFrame>
  );
}

function Belt({ title }: Props) {
  return (
    <FigureFrame title={title} width={320} height={150}>
      <path className={styles.cloth} d="M58 52 H286 C300 52 306 62 306 70 C306 78 300 88 286 88 H58 Z" />
      <path className={styles.fine} d="M58 57 H288 M58 83 H288" />
      <rect className={styles.cloth} x={18} y={42} width={44} height={56} />
      <rect x={26} y={50} width={28} height={40} />
      <path d="M30 70 H68" />
      <rect className={styles.cloth} x={84} y={48} width={14} height={44} />
      {[196, 214, 232, 250, 268].map((x) => (
        <circle key={x} cx={x} cy={70} r={2.6} />
      ))}
      <path className={styles.fine} d="M62 98 V122 M232 73 V122" />
      <Span letter="A" from={[62, 120]} to={[232, 120]} at={[147, 120]} />
    </FigureFrame>
  );
}

function Child({ title }: Props) {
  return (
    <FigureFrame title={title} width={220} height={300}>
      <path className={styles.fine} d="M30 16 V280 H196" />
      <ellipse className={styles.cloth} cx={122} cy={64} rx={25} ry={30} />
      <path className={styles.fine} d="M99 54 C104 36 140 36 145 54 M112 66 v4 M132 66 v4 M115 80 Q122 85 129 80" />
      <path d="M114 93 V102 M130 93 V102" />
      <path
        className={styles.cloth}
        d="M114 101 C102 103 94 108 91 120 L80 172 C79 180 88 182 91 175 L102 140 L98 196 L100 268 H118 L122 206 L126 268 H144 L146 196 L142 140 L153 175 C156 182 165 180 164 172 L153 120 C150 108 142 103 130 101 Z"
      />
      <path className={styles.fine} d="M98 196 H146" />
      <path
        className={styles.cloth}
        d="M96 268 H119 V280 H90 C90 274 92 270 96 268 Z M125 268 H148 C152 270 154 274 154 280 H125 Z"
      />
      <path className={styles.fine} d="M52 34 H122" />
      <Span letter="A" from={[54, 34]} to={[54, 280]} at={[54, 156]} />
    </FigureFrame>
  );
}

const FIGURES = { "Foot length": Foot, Hand, Head, Finger, Belt, Height: Child };

export function SmallFigure({ measure }: { readonly measure: keyof typeof FIGURES }) {
  const say = useMessages(sizeCharts);
  const Figure = FIGURES[measure];
  return <Figure title={say(`figure ${measure}`)} />;
}
