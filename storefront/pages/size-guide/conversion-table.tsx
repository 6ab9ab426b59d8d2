// One row per size, one column per country. A column can be chosen as the visitor's own, except for gloves and hats.
import {
  conversionTable,
  groupOf,
  ONLY_ONE_SIZE,
  systemsInOrder,
  type SizeChart as Chart,
  type SizeSystem,
} from "#catalogue";
import { VisuallyHidden } from "#storefront/ui/visually-hidden.tsx";
import hidden from "#storefront/ui/visually-hidden.module.css";
import { useMessages } from "#storefront/ui/language.tsx";
import { sizeCharts } from "#locales/size-charts";
import { Heading } from "./heading.tsx";
import { Sideways } from "./sideways.tsx";
import styles from "./size-chart.module.css";

interface Props {
  readonly chart: Chart;
  readonly known: readonly SizeSystem[];
  readonly system: SizeSystem;
  readonly size: string | undefined;
  readonly level: 2 | 3;
  /** Undefined if no column can be chosen. */
  readonly onChoose: ((system: SizeSystem) => void) | undefined;
}

export function ConversionTable({ chart, known, system, size, level, onChoose }: Props) {
  const say = useMessages(sizeCharts);
  const { header, rows } = conversionTable(chart, systemsInOrder(chart, known));
  const marked = rowOf(chart, size);
  // A single column needs no mark.
  const isOwn = (column: number) => header.length > 1 && header[column]?.system === system;
  return (
    <div>
      <Heading level={level}>{say(header.length > 1 ? "conversion" : "sizes")}</Heading>
      {onChoose && header.length > 1 && <p className={styles.note}>{say("chooseColumn")}</p>}
      <Sideways label={say("conversionOf", { chart: chart.name })}>
        <table className={styles.table}>
          <thead>
            <tr>
              {header.map(({ system: own }, column) => (
                <th key={own} scope="col" data-own={isOwn(column) || undefined}>
                  {onChoose ? (
                    <label className={styles.choice}>
                      <input
                        className={hidden.hidden}
                        type="radio"
                        name={`${chart.id}-system`}
                        checked={own === system}
                        onChange={() => onChoose(own)}
                      />
                      {say(own)}
                    </label>
                  ) : (
                    say(own)
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...others], row) =>
              // Sizes without equivalents are left out.
              others.length > 0 && others.every((cell) => cell === "") && row !== marked ? null : (
                <tr key={[first, ...others].join("-")} data-marked={row === marked || undefined}>
                  <th scope="row" data-own={isOwn(0) || undefined}>
                    <bdi dir="ltr">{first}</bdi>
                    {row === marked && <VisuallyHidden>{say("chosen")}</VisuallyHidden>}
                  </th>
                  {others.map((cell, at) => (
                    <td key={header[at + 1]?.system} data-own={isOwn(at + 1) || undefined}>
                      {cell || <span aria-label={say("none")}>–</span>}
                    </td>
                  ))}
                </tr>
              ),
            )}
          </tbody>
        </table>
      </Sideways>
    </div>
  );
}

/** The row of a size in its chart's tables; -1 for none. */
export function rowOf(chart: Chart, size: string | undefined): number {
  const group = size === undefined ? undefined : groupOf(chart, size);
  return group ? chart.groups.filter(({ name }) => name !== ONLY_ONE_SIZE).indexOf(group) : -1;
}
