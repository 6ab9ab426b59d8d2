// A line drawing of a garment with the measurements of its table, each marked with the letter of its row.
import { FigureFrame, Span } from "#storefront/pages/size-guide/figures/marks.tsx";
import { letterAt } from "#storefront/pages/size-guide/figures/dress-form.tsx";
import figure from "#storefront/pages/size-guide/figures/figure.module.css";
import type { Garment } from "./measurements-data.ts";
import { DRAWINGS } from "./places.ts";

interface Props {
  readonly garment: Garment;
  readonly keys: readonly string[];
  /** For screen readers. */
  readonly title: string;
}

export function GarmentDrawing({ garment, keys, title }: Props) {
  const { outline, fine, places } = DRAWINGS[garment];
  return (
    <FigureFrame title={title} width={300} height={300}>
      <path className={figure.cloth} d={outline} />
      <path className={figure.fine} d={fine} />
      {keys.map((key, at) => {
        const place = places[key];
        if (!place) return null;
        const { from, to } = place;
        const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
        return <Span key={key} letter={letterAt(at)} from={from} to={to} at={middle} />;
      })}
    </FigureFrame>
  );
}
