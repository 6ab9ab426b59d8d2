// Asks for a card's code, which is never part of an address.
import { Field } from "#storefront/ui/field.tsx";
import { AccountForm, answerTo } from "#storefront/features/forms/forms.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { giftCards } from "#locales/gift-cards";
import type { GiftCardAnswer } from "./gift-card-data.ts";

export function BalanceForm({
  action,
  answer,
}: {
  readonly action: string;
  readonly answer: GiftCardAnswer | undefined;
}) {
  const say = useMessages(giftCards);
  const { problems, focus } = answerTo(answer, "balance");
  return (
    <AccountForm form="balance" action={action} answer={answer} submit={say("showBalance")} isPrimary={false}>
      <Field
        id="balance-code"
        name="code"
        label={say("code")}
        dir="ltr"
        placeholder="XXXX-XXXX-XXXX-XXXX-XXXX"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        problem={problems["code"]}
        isFirst={focus === "code"}
      />
    </AccountForm>
  );
}
