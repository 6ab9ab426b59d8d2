// The measurements of a garment by size, in centimetres or inches, beside a drawing that shows where they are taken.
import { useId, useState } from "react";
import { inInches, numberIn, type LanguageCode } from "#catalogue";
import { product } from "#locales/product";
import { letterAt } from "#storefront/pages/size-guide/figures/dress-form.tsx";
import { Sideways } from "#storefront/pages/size-guide/sideways.tsx";
import chart from "#storefront/pages/size-guide/size-chart.module.css";
import { useLanguage, useMessages } from "#storefront/ui/language.tsx";
import { GarmentDrawing } from "./garment-drawing.tsx";
import type { MeasureUnit, ProductMeasurements } from "./measurements-data.ts";
import styles from "./measurements.module.css";

interface Props {
  readonly measurements: ProductMeasurements;
  /** The variant that is marked. */
  readonly chosen: string | undefined;
}

export function Measurements({ measurements: { unit: own, garment, sizes, rows }, chosen }: Props) {
  const say = useMessages(product);
  const language = useLanguage();
  const name = useId();
  const [unit, setUnit] = useState(own);
  return (
    <section className={styles.section} aria-labelledby="measurements">
      {garment && (
        <div className={styles.drawing}>
          <GarmentDrawing garment={garment} keys={rows.map(({ key }) => key)} title={say("measuredAt")} />
        </div>
      )}
      <div className={styles.table}>
        <div className={chart.head}>
          <h2 id="measurements">{say("measurements")}</h2>
          <fieldset className={chart.units}>
            <legend>{say("units")}</legend>
            {(["cm", "in"] as const).map((one) => (
              <label key={one}>
                <input type="radio" name={name} checked={one === unit} onChange={() => setUnit(one)} />
                <span>{say(one)}</span>
              </label>
            ))}
          </fieldset>
        </div>
        <Sideways label={say("measurements")}>
          <table className={chart.table}>
            <thead>
              <tr>
                <th scope="col">{say("size")}</th>
                {sizes.map(({ variantId, label }) => (
                  <th key={variantId} scope="col" data-own={variantId === chosen ? "" : undefined}>
                    <bdi>{label}</bdi>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name: measure, centimetres }, at) => (
                <tr key={key}>
                  <th scope="row">
                    {garment && <b aria-hidden="true">{letterAt(at)}</b>} <bdi>{measure}</bdi>
                  </th>
                  {sizes.map(({ variantId }, column) => (
                    <td key={variantId} data-own={variantId === chosen ? "" : undefined}>
                      {printed(centimetres[column] ?? null, unit, language)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Sideways>
      </div>
    </section>
  );
}

/** 60.5 cm, 23½ in. */
const printed = (centimetres: number | null, unit: MeasureUnit, language: LanguageCode): string => {
  if (centimetres === null) return "–";
  if (unit === "cm") return numberIn(language, centimetres);
  const inches = inInches(centimetres);
  return `${Math.floor(inches) || ""}${inches % 1 ? "½" : ""}` || "0";
};
