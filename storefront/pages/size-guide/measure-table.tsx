// Body measurements of each size, in centimetres or inches.
import { useId, useState } from "react";
import {
  inInches,
  ONLY_ONE_SIZE,
  naturalSize,
  sizeLabel,
  type SizeChart as Chart,
  type SizeGroup,
  type SizeSystem,
} from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { sizeCharts } from "#locales/size-charts";
import { rowOf } from "./conversion-table.tsx";
import { Heading } from "./heading.tsx";
import { Sideways } from "./sideways.tsx";
import styles from "./size-chart.module.css";

type Unit = "cm" | "in";

interface Props {
  readonly chart: Chart;
  readonly system: SizeSystem;
  readonly size: string | undefined;
  readonly level: 2 | 3;
}

export function MeasureTable({ chart, system, size, level }: Props) {
  const say = useMessages(sizeCharts);
  const [chosen, setUnit] = useState<Unit>();
  const name = useId();
  const { measures = [] } = chart;
  if (measures.length === 0) return null;
  const unit = chosen ?? (system === "US" || system === "inches" ? "in" : "cm");
  const groups = chart.groups.filter((group) => group.name !== ONLY_ONE_SIZE);
  const marked = rowOf(chart, size);
  return (
    <div>
      <div className={styles.head}>
        <Heading level={level}>{say("measurements")}</Heading>
        <fieldset className={styles.units}>
          <legend>{say("units")}</legend>
          {(["cm", "in"] as const).map((one) => (
            <label key={one}>
              <input type="radio" name={name} checked={one === unit} onChange={() => setUnit(one)} />
              <span>{say(`${one}Unit`)}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <Sideways label={say("measurementsOf", { chart: chart.name })}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say("size")}</th>
              {measures.map((measure) => (
                <th key={measure.name} scope="col">
                  {say(measure.name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group, row) => (
              <tr key={group.name} data-marked={row === marked || undefined}>
                <th scope="row" data-own="">
                  <bdi dir="ltr">{nameIn(group, system)}</bdi>
                </th>
                {measures.map((measure) => (
                  <td key={measure.name}>{printed(measure.cm[row] ?? [], unit)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
    </div>
  );
}

/** "US 2 / 4", or the group's own name if it has no size in the system. */
const nameIn = (group: SizeGroup, system: SizeSystem): string => {
  const values = group.values[system];
  return naturalSize(values === undefined ? group.name : sizeLabel(system, values.join(" / ")));
};

/** 39–40 cm, 34½ in. */
const printed = (cm: readonly number[], unit: Unit): string =>
  cm.length === 0
    ? "–"
    : [...new Set(cm.map((value) => (unit === "cm" ? String(value) : halved(inInches(value)))))].join("–");

const halved = (inches: number): string => `${Math.floor(inches)}${inches % 1 ? "½" : ""}`;
