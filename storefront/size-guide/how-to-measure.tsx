// How to take the measurements that a chart speaks of, in words and as a drawing.
import { howToMeasure, type MeasuringStep, type SizeChart as Chart } from "#catalogue";
import { DressForm, isBodyMeasure, letterAt } from "./figures/dress-form.tsx";
import { SmallFigure } from "./figures/small-figures.tsx";
import { Heading } from "./heading.tsx";
import styles from "./size-chart.module.css";

export function HowToMeasure({ chart, level }: { readonly chart: Chart; readonly level: 2 | 3 }) {
  const steps = howToMeasure(chart);
  if (steps.length === 0) return null;
  return (
    <div>
      <Heading level={level}>How to measure</Heading>
      <div className={styles.measuring}>
        <Figure chart={chart} steps={steps} />
        <dl className={styles.steps}>
          {steps.map(({ name, text }, at) => (
            <div key={name}>
              <dt>
                <span aria-hidden="true">{letterAt(at)}</span>
                {name}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

function Figure({ chart, steps }: { readonly chart: Chart; readonly steps: readonly MeasuringStep[] }) {
  const body = steps.map(({ name }) => name).filter(isBodyMeasure);
  if (body.length > 0) return <DressForm wearer={chart.id.startsWith("womens") ? "women" : "men"} measures={body} />;
  return <SmallFigure measure={steps[0]?.name ?? ""} />;
}
