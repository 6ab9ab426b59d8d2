// The first steps of a new shop: each with a link, and marked once it is done.

import { Form } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { today as texts } from "../../locales/generated/today.ts";
import { Button, TextLink } from "../../ui/button.tsx";
import { Section } from "../../ui/page.tsx";
import { Status } from "../../ui/status.tsx";
import type { Step } from "./first-steps.server.ts";
import styles from "./today.module.css";

const STEPS = [
  ["products", { importProducts: "/console/products/import", createProduct: "/console/products/new" }],
  ["facts", { openFacts: "/console/settings/facts" }],
  ["delivery", { openDelivery: "/console/settings/delivery" }],
  ["payment", { openPayments: "/console/settings/payments" }],
  ["timeZone", { openTimeZone: "/console/settings/insights" }],
  ["home", { openContent: "/console/content" }],
] as const satisfies readonly (readonly [Step, Readonly<Record<string, string>>])[];

export function FirstSteps({ done }: { readonly done: Readonly<Record<Step, boolean>> }) {
  const say = useMessages(texts);
  return (
    <Section
      title={say("firstSteps")}
      actions={
        <Form method="post">
          <input type="hidden" name="intent" value="hide-steps" />
          <Button type="submit" size="small" look="ghost">
            {say("hideSteps")}
          </Button>
        </Form>
      }
    >
      <p className={styles.quiet}>{say("firstStepsText")}</p>
      <ol className={styles.steps}>
        {STEPS.map(([step, links]) => (
          <li key={step} className={styles.step}>
            <Status shape={done[step] ? "disc" : "ring"} tone={done[step] ? "ok" : "plain"}>
              {say(done[step] ? "done" : "toDo")}
            </Status>
            <span>
              <strong>{say(`step-${step}`)}</strong>
              <small>{say(`step-${step}-text`)}</small>
            </span>
            <span className={styles.ways}>
              {Object.entries(links).map(([label, href]) => (
                <TextLink key={href} href={href}>
                  {say(label as "openFacts")}
                </TextLink>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
