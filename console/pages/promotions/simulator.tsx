// The simulator: a cart, a customer and codes, which promotions apply, and why the others do not.

import { Form } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { promotions as texts } from "../../locales/generated/promotions.ts";
import { Button } from "../../ui/button.tsx";
import { Sum } from "../../ui/facts.tsx";
import { SelectField, TextArea, TextField } from "../../ui/field.tsx";
import { Section } from "../../ui/page.tsx";
import { Status } from "../../ui/status.tsx";
import type { Trial } from "./simulate.server.ts";
import styles from "./promotions.module.css";

interface Props {
  readonly trial: Trial;
  readonly href: string;
  readonly promotionId: string;
}

export function Simulator({ trial, href, promotionId }: Props) {
  const say = useMessages(texts);
  return (
    <>
      <Section title={say("tryIt")} count={say("ownCalculation")}>
        <Settings trial={trial} href={href} />
      </Section>
      <Section title={say("result")}>
        <Status shape={trial.isApplied ? "disc" : "ring"} tone={trial.isApplied ? "ok" : "plain"}>
          {say(trial.isApplied ? "applies" : "doesNotApply")}
        </Status>
        <Lines trial={trial} />
        <Sum amounts={[[say("items"), trial.subtotal], ...trial.amounts]} total={[say("total"), trial.total]} />
        {[...trial.gifts, ...trial.codeProblems, ...trial.unknown.map((item) => say("unknownItem", { item }))].map(
          (text) => (
            <p key={text} className={styles.quiet}>
              {text}
            </p>
          ),
        )}
      </Section>
      <Section title={say("others")} count={trial.refused.length}>
        <ul className={styles.reasons}>
          {trial.refused.map(({ id, name, reasons }) => (
            <li key={id}>
              {id === promotionId ? <strong>{name}</strong> : <a href={`/console/promotions/${id}`}>{name}</a>}
              {reasons.map((reason) => (
                <p key={reason}>{reason}</p>
              ))}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function Settings({ trial, href }: Pick<Props, "trial" | "href">) {
  const say = useMessages(texts);
  return (
    <Form action={href} preventScrollReset>
      <TextArea
        label={say("trialItems")}
        name="items"
        rows={3}
        defaultValue={trial.items}
        help={say("trialItemsHelp")}
      />
      <div className={styles.two}>
        <SelectField label={say("trialCountry")} name="country" defaultValue={trial.country}>
          {trial.countries.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField label={say("vipLevel")} name="vip" inputMode="numeric" defaultValue={trial.vip} />
        <TextField label={say("codes")} name="codes" defaultValue={trial.codes} />
        <SelectField label={say("paymentMethods")} name="method" defaultValue={trial.method}>
          <option value="">{say("notChosen")}</option>
          {trial.methods.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField label={say("trialDelivery")} name="delivery" inputMode="decimal" defaultValue={trial.delivery} />
        <TextField label={say("at")} name="at" type="datetime-local" defaultValue={trial.at} />
      </div>
      <Button type="submit">{say("try")}</Button>
    </Form>
  );
}

const Lines = ({ trial: { lines } }: Pick<Props, "trial">) => (
  <ul className={styles.lines}>
    {lines.map(({ id, title, vendor, size, quantity, price, reduced, notes }) => (
      <li key={id}>
        <div>
          <strong>{[title, size].filter(Boolean).join(", ")}</strong>
          <p>
            {vendor}
            {quantity > 1 && ` × ${quantity}`}
          </p>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
        <div className={styles.prices}>
          {reduced === null ? (
            price
          ) : (
            <>
              <s>{price}</s> <ins>{reduced}</ins>
            </>
          )}
        </div>
      </li>
    ))}
  </ul>
);
