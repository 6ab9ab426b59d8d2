// How to take the measurements that a chart speaks of.
import { howToMeasure, type SizeChart as Chart } from "#catalogue";
import { Heading } from "./heading.tsx";
import styles from "./size-chart.module.css";

export function HowToMeasure({ chart, level }: { readonly chart: Chart; readonly level: 2 | 3 }) {
  const steps = howToMeasure(chart);
  if (steps.length === 0) return null;
  return (
    <div>
      <Heading level={level}>How to measure</Heading>
      <dl className={styles.steps}>
        {steps.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
