// A QR code as a drawing: one path, dark on white with its quiet zone, as sharp on paper as on a screen.
import { encodeQr, type Modules } from "./encode.ts";

interface Props {
  readonly text: string;
  /** What the code is for, to whoever cannot see it. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** Modules that stay white around it, so that a reader finds its edge. */
const QUIET = 4;

/** Nothing for a text that no code can hold. */
export function QrCode({ text, label, className }: Props) {
  const encoded = encodeQr(text);
  if (encoded.kind === "too-long") return null;
  const side = encoded.modules.length + 2 * QUIET;
  return (
    <svg className={className} viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges">
      <title>{label}</title>
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={pathOf(encoded.modules)} />
    </svg>
  );
}

/** Each run of dark modules is one rectangle. */
const pathOf = (modules: Modules): string =>
  modules
    .flatMap((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? "1" : "0"))
          .join("")
          .matchAll(/1+/g),
      ].map(({ index, 0: run }) => `M${index + QUIET} ${y + QUIET}h${run.length}v1h-${run.length}z`),
    )
    .join("");
