// A dress form with measuring tapes.
import type { MeasureName } from "#catalogue";
import { useLanguage, useMessages } from "#storefront/ui/language.tsx";
import { useListed } from "#storefront/ui/use-listed.ts";
import { sizeCharts } from "#locales/size-charts";
import { FigureFrame, Tape } from "./marks.tsx";
import styles from "./figure.module.css";

/** Position of each tape: height, left and right. */
const LINES = {
  women: {
    Bust: [126, 57, 143],
    Chest: [126, 57, 143],
    Waist: [178, 69, 131],
    Hips: [232, 52, 148],
    Collar: [54, 86, 114],
  },
  men: {
    Bust: [124, 51, 149],
    Chest: [124, 51, 149],
    Waist: [186, 61, 139],
    Hips: [232, 57, 143],
    Collar: [56, 82, 118],
  },
} as const;

const OUTLINE = {
  women:
    "M86 40 C86 52 82 60 70 64 C60 67 52 71 49 78 C53 86 59 96 60 106 C56 114 54 122 57 131 C60 146 69 160 69 178 C69 196 52 212 52 234 C52 252 56 268 60 286 H140 C144 268 148 252 148 234 C148 212 131 196 131 178 C131 160 140 146 143 131 C146 122 144 114 140 106 C141 96 147 86 151 78 C148 71 140 67 130 64 C118 60 114 52 114 40 Z",
  men: "M82 40 C82 54 78 60 64 64 C52 68 42 72 38 80 C44 90 49 100 50 112 C50 124 53 138 56 152 C59 166 61 176 61 188 C61 206 57 218 57 234 C57 252 60 268 62 286 H138 C140 268 143 252 143 234 C143 218 139 206 139 188 C139 176 141 166 144 152 C147 138 150 124 150 112 C151 100 156 90 162 80 C158 72 148 68 136 64 C122 60 118 54 118 40 Z",
} as const;

export type BodyMeasure = keyof (typeof LINES)["women"];

export const isBodyMeasure = (name: MeasureName): name is BodyMeasure => name in LINES.women;

interface Props {
  readonly wearer: "women" | "men";
  readonly measures: readonly BodyMeasure[];
}

export function DressForm({ wearer, measures }: Props) {
  const say = useMessages(sizeCharts);
  const isGerman = useLanguage() === "de";
  // Within a sentence. German nouns keep their capitals.
  const named = measures.map((measure) => (isGerman ? say(measure) : say(measure).toLowerCase()));
  const neck = wearer === "women" ? 14 : 18;
  return (
    <FigureFrame title={say("form", { measures: useListed()(named) })} width={220} height={350}>
      <path className={styles.cloth} d={OUTLINE[wearer]} />
      <ellipse className={styles.cloth} cx={100} cy={40} rx={neck} ry={4.5} />
      <path d="M97 36 v-9 a3 3 0 0 1 6 0 v9" />
      <path className={styles.fine} d="M100 46 V286" />
      <path
        className={styles.fine}
        d={
          wearer === "women"
            ? "M60 106 Q76 150 78 286 M140 106 Q124 150 122 286"
            : "M50 112 Q74 150 76 286 M150 112 Q126 150 124 286"
        }
      />
      <path d="M100 286 V326 M74 338 Q100 318 126 338 M100 326 V340" />
      {measures.map((measure, at) => {
        const [y, from, to] = LINES[wearer][measure];
        return (
          <Tape
            key={measure}
            letter={letterAt(at)}
            from={from}
            to={to}
            y={y}
            sag={measure === "Collar" ? 5 : 11}
            at={200}
          />
        );
      })}
    </FigureFrame>
  );
}

export const letterAt = (at: number): string => String.fromCharCode("A".charCodeAt(0) + at);
