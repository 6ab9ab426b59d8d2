// Refunds parts of an order by name, or an amount, with a reason for the books.

import { useState } from "react";
import { currencyOf, formatInFull, money, parseAmount } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { order as texts } from "../../locales/generated/order.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogBody, DialogFoot } from "../../ui/dialog.tsx";
import { Choice, TextField } from "../../ui/field.tsx";
import { Banner } from "../../ui/notice.tsx";
import { PieceLine, PieceLines } from "../../ui/pieces.tsx";
import { ReasonField } from "../../ui/reason-field.tsx";
import type { OrderData, RefundParts } from "./order-data.ts";
import { useOrderForm, type OrderDialogProps } from "./order-form.ts";
import styles from "./order.module.css";

export function RefundDialog({ isOpen, onClose, ...props }: OrderDialogProps) {
  const say = useMessages(texts);
  return (
    <Dialog title={say("refundTitle")} isOpen={isOpen} onClose={onClose} closeLabel={say("close")}>
      {/* New after a refund, with what is left. */}
      <RefundForm key={props.order.refunded + props.order.refundOutstanding} {...props} onClose={onClose} />
    </Dialog>
  );
}

function RefundForm({ order, refusal, onClose }: Omit<OrderDialogProps, "isOpen">) {
  const say = useMessages(texts);
  const { Form, state } = useOrderForm();
  const [total, setTotal] = useState(0);
  const { currency, refundParts: parts } = order;
  const sum = (thousandths: number) => formatInFull(money(thousandths, currency));
  return (
    <Form
      method="post"
      action={`/console/orders/${order.number}`}
      onChange={(event) => setTotal(totalOf(new FormData(event.currentTarget), parts, currency))}
    >
      <input type="hidden" name="intent" value="refund" />
      <input type="hidden" name="key" value={order.refundKey} />
      {refusal && !refusal.fields && <Banner tone="bad">{refusal.text}</Banner>}
      <DialogBody>
        <div className={styles.parts}>
          {parts.lines.length > 0 && (
            <div className={styles.dialogLines}>
              <PieceLines>
                {parts.lines.map(({ lineId, paid }) => (
                  <RefundedLine key={lineId} line={order.lines.find(({ id }) => id === lineId)} paid={paid} sum={sum} />
                ))}
              </PieceLines>
            </div>
          )}
          {parts.delivery > 0 && (
            <Choice name="delivery" value={parts.delivery}>
              {say("refundDelivery", { amount: sum(parts.delivery) })}
            </Choice>
          )}
        </div>
        <TextField
          label={say(parts.lines.length > 0 || parts.delivery > 0 ? "otherAmount" : "amount")}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          prefix={currencyOf(currency).symbol}
          help={say("amountHelp", { amount: sum(order.refundable) })}
          error={refusal?.fields?.["amount"]}
        />
        <ReasonField label={say("reason")} help={say("reasonHelp")} error={refusal?.fields?.["reason"]} />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{say("keep")}</Button>
        <Button type="submit" look="primary" isBusy={state !== "idle"}>
          {total > 0 ? say("refundSum", { amount: sum(total) }) : say("refundButton")}
        </Button>
      </DialogFoot>
    </Form>
  );
}

interface LineProps {
  readonly line: OrderData["lines"][number] | undefined;
  readonly paid: readonly number[];
  readonly sum: (thousandths: number) => string;
}

function RefundedLine({ line, paid, sum }: LineProps) {
  const say = useMessages(texts);
  if (!line) return null;
  const pieces = (
    <div className={styles.returned}>
      <TextField
        label={say("refundPieces", { title: line.title })}
        isLabelHidden
        type="number"
        name="pieces[]"
        min={0}
        max={paid.length}
        required
        defaultValue={0}
        suffix={say("of", { count: paid.length })}
      />
      <span>{say("each", { amount: sum(paid[0] ?? 0) })}</span>
      <input type="hidden" name="line[]" value={line.id} />
    </div>
  );
  return <PieceLine piece={line} about={pieces} />;
}

/** What the form would refund, in thousandths. */
function totalOf(form: FormData, { delivery, lines }: RefundParts, currency: string): number {
  const pieces = form.getAll("pieces[]").map((text, at) => lines[at]?.paid[Number(text) - 1] ?? 0);
  const amount = parseAmount(String(form.get("amount") ?? ""), currency) ?? 0;
  return pieces.reduce((sum, paid) => sum + paid, amount) + (form.has("delivery") ? delivery : 0);
}
