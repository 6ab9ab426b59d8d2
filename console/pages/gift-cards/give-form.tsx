// Gives a gift card away.

import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { giftCards as texts } from "../../locales/generated/gift-cards.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextArea, TextField } from "../../ui/field.tsx";
import { Section } from "../../ui/page.tsx";
import { ReasonField } from "../../ui/reason-field.tsx";
import type { GiftCardsData } from "./gift-cards.server.ts";
import styles from "./gift-cards.module.css";

interface Props {
  readonly data: GiftCardsData;
  readonly answer: ActionResult | undefined;
}

export function GiveForm({ data: { giveKey, currencies, languages, usual }, answer }: Props) {
  const say = useMessages(texts);
  const errors = answer?.kind === "refused" ? (answer.fields ?? {}) : {};
  const isBusy = useNavigation().state === "submitting";
  const [given, setGiven] = useState({ answer, forms: 0 });
  if (answer !== given.answer) setGiven({ answer, forms: given.forms + (answer?.kind === "done" ? 1 : 0) });
  return (
    <Section title={say("give")}>
      {/* A new form after each card, so that a second click does not give another one. */}
      <Form method="post" key={given.forms} className={styles.form}>
        <input type="hidden" name="intent" value="give" />
        <input type="hidden" name="key" value={giveKey} />
        <TextField label={say("email")} name="email" type="email" autoComplete="off" required error={errors["email"]} />
        <TextField label={say("amount")} name="amount" inputMode="decimal" required error={errors["amount"]} />
        <SelectField label={say("currency")} name="currency" defaultValue={usual.currency} error={errors["currency"]}>
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </SelectField>
        <SelectField label={say("language")} name="language" defaultValue={usual.language} error={errors["language"]}>
          {languages.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextArea label={say("message")} name="message" maxLength={300} error={errors["message"]} />
        <ReasonField label={say("reason")} help={say("reasonHelp")} error={errors["reason"]} />
        <Button type="submit" isBusy={isBusy}>
          {say("giveNow")}
        </Button>
      </Form>
    </Section>
  );
}
