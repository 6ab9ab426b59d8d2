// Announces a return on the customer's behalf: pieces and reason by line. After the return period it asks why.

import type { ReturnReason } from "#commerce/returns";
import { useMessages } from "#storefront/ui/language.tsx";
import { useTimes } from "../../layout/times.ts";
import { order as texts } from "../../locales/generated/order.ts";
import { returns as returnTexts } from "../../locales/generated/returns.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogBody, DialogFoot } from "../../ui/dialog.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Banner } from "../../ui/notice.tsx";
import { PieceLine, PieceLines } from "../../ui/pieces.tsx";
import { ReasonField } from "../../ui/reason-field.tsx";
import type { OrderData } from "./order-data.ts";
import { useOrderForm, type OrderDialogProps } from "./order-form.ts";
import styles from "./order.module.css";

export function ReturnDialog({ order, refusal, isOpen, onClose }: OrderDialogProps) {
  const say = useMessages(texts);
  const name = useMessages(returnTexts);
  const { date } = useTimes();
  const { Form, state } = useOrderForm();
  const { returnable } = order;
  if (!returnable) return null;
  return (
    <Dialog title={say("returnTitle")} isOpen={isOpen} onClose={onClose} closeLabel={say("close")}>
      <Form method="post" action={`/console/orders/${order.number}`}>
        <input type="hidden" name="intent" value="return" />
        {refusal && !refusal.fields && <Banner tone="bad">{refusal.text}</Banner>}
        <DialogBody>
          <p className={styles.note}>{say("returnText")}</p>
          <div className={styles.dialogLines}>
            <PieceLines>
              {returnable.lines.map(({ lineId, quantity }, index) => (
                <ReturnedLine
                  key={lineId}
                  line={order.lines.find(({ id }) => id === lineId)}
                  most={quantity}
                  index={index}
                  reasons={returnable.reasons}
                  errors={refusal?.fields}
                />
              ))}
            </PieceLines>
          </div>
          <SelectField label={say("refundTo")} name="refundTo" defaultValue="payment">
            <option value="payment">{name("to-payment")}</option>
            <option value="gift-card">{name("to-gift-card")}</option>
          </SelectField>
          <SelectField label={say("packaging")} name="packaging" defaultValue="original">
            <option value="original">{name("packaging-original")}</option>
            <option value="own">{name("packaging-own")}</option>
          </SelectField>
          {returnable.isLate && (
            <ReasonField
              label={say("reason")}
              help={say("returnLate", { date: date(returnable.until) })}
              error={refusal?.fields?.["reason"]}
            />
          )}
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>{say("close")}</Button>
          <Button type="submit" look="primary" isBusy={state !== "idle"}>
            {say("returnButton")}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}

interface LineProps {
  readonly line: OrderData["lines"][number] | undefined;
  readonly most: number;
  readonly index: number;
  readonly reasons: readonly ReturnReason[];
  readonly errors: Readonly<Record<string, string>> | undefined;
}

function ReturnedLine({ line, most, index, reasons, errors }: LineProps) {
  const say = useMessages(texts);
  const name = useMessages(returnTexts);
  if (!line) return null;
  const { id, title } = line;
  const fields = (
    <div className={styles.returned}>
      <TextField
        label={say("returnPieces", { title })}
        isLabelHidden
        type="number"
        name="pieces[]"
        min={0}
        max={most}
        required
        defaultValue={0}
        suffix={say("of", { count: most })}
        error={errors?.[`pieces.${index}`]}
      />
      <SelectField
        label={say("returnWhy", { title })}
        isLabelHidden
        name="why[]"
        defaultValue=""
        error={errors?.[`why.${index}`]}
      >
        <option value="">{say("choose")}</option>
        {reasons.map((reason) => (
          <option key={reason} value={reason}>
            {name(`reason-${reason}`)}
          </option>
        ))}
      </SelectField>
      <input type="hidden" name="line[]" value={id} />
    </div>
  );
  return <PieceLine piece={line} about={fields} />;
}
