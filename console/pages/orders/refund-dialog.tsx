// Refunds a part of an order, or all that is left, with a reason for the books.

import { currencyOf, formatMoney, money } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { order as texts } from "../../locales/generated/order.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogBody, DialogFoot } from "../../ui/dialog.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Banner } from "../../ui/notice.tsx";
import type { OrderData } from "./order-data.ts";
import { useOrderForm } from "./order-form.ts";

interface Props {
  readonly order: OrderData;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function RefundDialog({ order, isOpen, onClose }: Props) {
  const say = useMessages(texts);
  const { Form, data, state } = useOrderForm();
  const fields = data?.kind === "refused" ? data.fields : undefined;
  const most = formatMoney(money(order.refundable, order.currency));
  return (
    <Dialog title={say("refundTitle")} isOpen={isOpen} onClose={onClose} closeLabel={say("close")}>
      <Form method="post" action={`/console/orders/${order.number}`}>
        <input type="hidden" name="intent" value="refund" />
        <input type="hidden" name="key" value={order.refundKey} />
        {data?.kind === "refused" && !data.fields && <Banner tone="bad">{data.text}</Banner>}
        <DialogBody>
          <TextField
            label={say("amount")}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            required
            prefix={currencyOf(order.currency).symbol}
            help={say("amountHelp", { amount: most })}
            error={fields?.["amount"]}
          />
          <TextArea label={say("reason")} name="reason" required help={say("reasonHelp")} error={fields?.["reason"]} />
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>{say("keep")}</Button>
          <Button type="submit" look="primary" isBusy={state !== "idle"}>
            {say("refundButton")}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
