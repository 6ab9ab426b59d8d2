// Instructions and a drawing for the measurements of a chart.
import { isForWomen, stepsOf, type MeasureName, type SizeChart as Chart } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { sizeCharts } from "#locales/size-charts";
import { DressForm, isBodyMeasure, letterAt } from "./figures/dress-form.tsx";
import { SmallFigure } from "./figures/small-figures.tsx";
import { Heading } from "./heading.tsx";
import styles from "./size-chart.module.css";

export function HowToMeasure({ chart, level }: { readonly chart: Chart; readonly level: 2 | 3 }) {
  const say = useMessages(sizeCharts);
  const steps = stepsOf(chart);
  if (steps.length === 0) return null;
  return (
    <div>
      <Heading level={level}>{say("howToMeasure")}</Heading>
      <div className={styles.measuring}>
        <Figure chart={chart} steps={steps} />
        <dl className={styles.steps}>
          {steps.map((name, at) => (
            <div key={name}>
              <dt>
                <span aria-hidden="true">{letterAt(at)}</span>
                {say(name)}
              </dt>
              <dd>{say(`how ${name}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

function Figure({ chart, steps }: { readonly chart: Chart; readonly steps: readonly MeasureName[] }) {
  const body = steps.filter(isBodyMeasure);
  if (body.length > 0) return <DressForm wearer={isForWomen(chart) ? "women" : "men"} measures={body} />;
  const [first] = steps;
  return first && !isBodyMeasure(first) ? <SmallFigure measure={first} /> : null;
}
