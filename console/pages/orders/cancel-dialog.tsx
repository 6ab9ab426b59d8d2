// Cancels an order, or its unsent pieces, after its number was typed.

import { useMessages } from "#storefront/ui/language.tsx";
import { order as texts } from "../../locales/generated/order.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogBody, DialogFoot } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Banner } from "../../ui/notice.tsx";
import { ReasonField } from "../../ui/reason-field.tsx";
import { useOrderForm, type OrderDialogProps } from "./order-form.ts";

export function CancelDialog({ order, refusal, isOpen, onClose }: OrderDialogProps) {
  const say = useMessages(texts);
  const { Form, state } = useOrderForm();
  const isWhole = order.state === "placed";
  const title = isWhole ? say("cancelTitle") : say("cancelRestTitle");
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} closeLabel={say("close")}>
      <Form method="post" action={`/console/orders/${order.number}`}>
        <input type="hidden" name="intent" value={isWhole ? "cancel" : "cancel-rest"} />
        {refusal && !refusal.fields && <Banner tone="bad">{refusal.text}</Banner>}
        <DialogBody>
          <p>{isWhole ? say("cancelText") : say("cancelRestText")}</p>
          <br />
          <TextField
            label={say("typeNumber", { number: order.number })}
            name="number"
            autoComplete="off"
            required
            error={refusal?.fields?.["number"]}
          />
          <ReasonField label={say("reason")} help={say("reasonHelp")} error={refusal?.fields?.["reason"]} />
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>{say("keep")}</Button>
          <Button type="submit" look="danger" isBusy={state !== "idle"}>
            {isWhole ? say("confirm") : say("confirmRest")}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
