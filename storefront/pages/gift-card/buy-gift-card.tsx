// The form for buying a gift card, with a preview.
import { useState } from "react";
import { Field, TextField } from "#storefront/ui/field.tsx";
import { AccountForm, answerTo } from "#storefront/features/forms/forms.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { giftCards } from "#locales/gift-cards";
import { DrawnCard } from "./drawn-card.tsx";
import type { GiftCardAnswer, GiftShop } from "./gift-card-data.ts";
import styles from "./gift-card.module.css";

interface Props {
  readonly shop: GiftShop;
  readonly action: string;
  readonly answer: GiftCardAnswer | undefined;
}

export function BuyGiftCard({ shop, action, answer }: Props) {
  const say = useMessages(giftCards);
  const { values, problems, focus } = answerTo(answer, "buy");
  const [choice, setChoice] = useState(values["preset"] ?? shop.presets[1]?.value ?? "");
  const [own, setOwn] = useState(values["own"] ?? "");
  const [name, setName] = useState(values["recipientName"] ?? "");
  const worth =
    choice === "own"
      ? own && shop.symbol.replace("1", own)
      : (shop.presets.find(({ value }) => value === choice)?.label ?? "");
  const field = (id: string, label: string, maxLength: number) => ({
    id: `gift-${id}`,
    name: id,
    label,
    maxLength,
    defaultValue: values[id] ?? "",
    problem: problems[id],
    isFirst: focus === id,
  });
  return (
    <section className={styles.buy} aria-labelledby="buy-title">
      <div className={styles.preview}>
        <DrawnCard amount={worth} line={name && say("forName", { name })} />
      </div>
      <div className={styles.form}>
        <h1 className={styles.title} id="buy-title">
          {say("title")}
        </h1>
        <p className={styles.text}>{say("text")}</p>
        <AccountForm form="buy" action={action} answer={answer} submit={say("add")}>
          <fieldset className={styles.amounts} aria-describedby={problems["amount"] && "gift-amount-note"}>
            <legend>{say("amount")}</legend>
            <div>
              {[...shop.presets, { value: "own", label: say("other") }].map(({ value, label }) => (
                <label key={value}>
                  <input
                    type="radio"
                    name="preset"
                    value={value}
                    defaultChecked={choice === value}
                    onChange={() => setChoice(value)}
                  />
                  {label}
                </label>
              ))}
            </div>
            {problems["amount"] && (
              <p className={styles.problem} id="gift-amount-note">
                {problems["amount"]}
              </p>
            )}
          </fieldset>
          <div className={styles.own}>
            <Field
              {...field("own", say("otherAmount"), 9)}
              inputMode="numeric"
              autoComplete="off"
              hint={shop.bounds}
              onChange={({ currentTarget }) => setOwn(currentTarget.value)}
            />
          </div>
          <div className={styles.row}>
            <Field
              {...field("recipientName", say("recipientName"), 60)}
              autoComplete="off"
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
            <Field {...field("recipientEmail", say("recipientEmail"), 254)} type="email" autoComplete="off" />
          </div>
          <Field
            {...field("senderName", say("yourName"), 60)}
            defaultValue={values["senderName"] ?? shop.senderName}
            autoComplete="name"
          />
          <TextField {...field("message", say("message"), 300)} rows={3} isOptional />
          <Field
            {...field("deliverOn", say("sendOn"), 10)}
            type="date"
            min={shop.today}
            max={shop.lastDay}
            isOptional
            hint={say("sendHint")}
          />
        </AccountForm>
      </div>
    </section>
  );
}
