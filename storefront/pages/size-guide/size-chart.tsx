// A size chart: sizes in every system with the visitor's own marked, and body measurements.
// Used in the product's dialog and on the size guides' pages.
import { hasSelectColumns, systemOf, type SizeChart as Chart, type SizeSystem } from "#catalogue";
import { useHydrated } from "#storefront/ui/use-hydrated.ts";
import { ConversionTable } from "./conversion-table.tsx";
import { HowToMeasure } from "./how-to-measure.tsx";
import { MeasureTable } from "./measure-table.tsx";
import { chooseSizeSystem, useSizeSystem } from "./size-system.ts";
import styles from "./size-chart.module.css";

interface Props {
  readonly chart: Chart;
  /** Systems of the visitor's market, from `systemsRead`. */
  readonly known: readonly SizeSystem[];
  /** Size to mark: "IT 42". */
  readonly size?: string | undefined;
  /** Level of the headings within. */
  readonly level?: 2 | 3;
}

export function SizeChart({ chart, known, size, level = 3 }: Props) {
  const own = useSizeSystem();
  const isHydrated = useHydrated();
  const system = systemOf(chart, own ? [own, ...known] : known);
  if (system === undefined) return null;
  return (
    <div className={styles.chart}>
      <ConversionTable
        chart={chart}
        known={known}
        system={system}
        size={size}
        level={level}
        onChoose={isHydrated && hasSelectColumns(chart) ? chooseSizeSystem : undefined}
      />
      <MeasureTable chart={chart} system={system} size={size} level={level} />
      <HowToMeasure chart={chart} level={level} />
    </div>
  );
}
