// A QR code as an SVG: one path, dark on white with its quiet zone, sharp on paper and on screens.
import { encode } from "uqr";

interface Props {
  readonly text: string;
  /** The purpose of the code, for screen readers. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** Light modules around the code, so that a reader finds its edge; four by the standard. */
const QUIET_ZONE = 4;

/** Renders nothing for a text that is too long for a QR code. */
export function QrCode({ text, label, className }: Props) {
  const modules = modulesOf(text);
  if (!modules) return null;
  const side = modules.length;
  return (
    <svg className={className} viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges">
      <title>{label}</title>
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={pathOf(modules)} />
    </svg>
  );
}

/** Rows of modules, dark ones true; undefined if the text is too long. */
function modulesOf(text: string): boolean[][] | undefined {
  try {
    return encode(text, { ecc: "M", border: QUIET_ZONE }).data;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Each run of dark modules is one rectangle. */
const pathOf = (modules: readonly (readonly boolean[])[]): string =>
  modules
    .flatMap((row, y) => {
      const line = row.map((isDark) => (isDark ? "1" : "0")).join("");
      return [...line.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`);
    })
    .join("");
