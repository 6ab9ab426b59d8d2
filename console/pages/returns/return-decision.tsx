// The end of a received return: the refund, with its amount on the button, or the refusal.

import { Form, useNavigation } from "react-router";
import { formatInFull, money } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { useMay } from "../../layout/layout-data.ts";
import { returns as texts } from "../../locales/generated/returns.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/page.tsx";
import { ReasonField } from "../../ui/reason-field.tsx";
import type { ReturnData } from "./return-data.ts";
import styles from "./return.module.css";

interface Props {
  readonly data: ReturnData;
  readonly errors: Readonly<Record<string, string>>;
}

export function Decision({ data, errors }: Props) {
  const say = useMessages(texts);
  const may = useMay();
  const hasAccepted = data.amount > 0;
  return (
    <>
      {!hasAccepted && <p className={styles.text}>{say("nothingAccepted")}</p>}
      {hasAccepted && may("money.refund") && <Refund data={data} errors={errors} />}
      {may("returns.receive") && <Refuse errors={errors} />}
    </>
  );
}

function Refund({ data: { refund, refundTo, currency }, errors }: Props) {
  const say = useMessages(texts);
  const isBusy = useNavigation().formData?.get("intent") === "refund";
  const help = refundTo === "payment" ? say("refundToPayment") : say("refundToCard");
  return (
    <Section title={say("refund")}>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="intent" value="refund" />
        <p className={styles.text}>{refund > 0 ? help : say("alreadyRefunded")}</p>
        <ReasonField label={say("reason")} help={say("reasonHelp")} error={errors["reason"]} />
        <Button type="submit" look="primary" isBusy={isBusy}>
          {refund > 0 ? say("refundButton", { amount: formatInFull(money(refund, currency)) }) : say("finishButton")}
        </Button>
      </Form>
    </Section>
  );
}

function Refuse({ errors }: Pick<Props, "errors">) {
  const say = useMessages(texts);
  const isBusy = useNavigation().formData?.get("intent") === "refuse";
  return (
    <details className={styles.refuse} open={errors["refusal"] !== undefined}>
      <summary>{say("refuse")}</summary>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="intent" value="refuse" />
        <ReasonField label={say("refusal")} name="refusal" help={say("refusalHelp")} error={errors["refusal"]} />
        <Button type="submit" look="danger" isBusy={isBusy}>
          {say("refuseButton")}
        </Button>
      </Form>
    </details>
  );
}
