// One order: parcels and money at the centre, the customer at the side, and the timeline below.

import { useState } from "react";
import { useActionData, useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { useMay } from "../../layout/layout-data.ts";
import { useTimes } from "../../layout/times.ts";
import { order as texts } from "../../locales/generated/order.ts";
import { Button } from "../../ui/button.tsx";
import { Banner, Toast } from "../../ui/notice.tsx";
import { PageHead, Split } from "../../ui/page.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import type { OrderData } from "./order-data.ts";
import { useOrderForm } from "./order-form.ts";
import { OrderDisputes } from "./order-disputes.tsx";
import { OrderMails } from "./order-mails.tsx";
import { OrderPeople } from "./order-people.tsx";
import { OrderPayment } from "./order-payment.tsx";
import { OrderStatus } from "./order-status.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { Parcels } from "./parcels.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { ReturnDialog } from "./return-dialog.tsx";

type OrderDialog = "return" | "refund" | "cancel";

export default function OrderPage() {
  const say = useMessages(texts);
  const order = useLoaderData<OrderData>();
  const loaded = useActionData<ActionResult>();
  const answer = useOrderForm().data ?? loaded;
  const may = useMay();
  const { dateTime } = useTimes();
  // The answer at the time that a dialog was opened or closed: older than what is on the screen now.
  const [{ opened, before }, setOpened] = useState<{ readonly opened?: OrderDialog; readonly before?: typeof answer }>(
    {},
  );
  const open = (dialog: OrderDialog) => setOpened({ opened: dialog, before: answer });
  const close = () => setOpened({ before: answer });
  const refusal = answer !== before && answer?.kind === "refused" ? answer : undefined;
  // A dialog closes when its form has succeeded.
  const shown = answer === before || refusal ? opened : undefined;
  const canCancel =
    may("orders.cancel") && (order.state === "placed" || (order.state === "shipped" && order.unsent.length > 0));
  return (
    <>
      <PageHead
        title={order.number}
        trail={{ href: "/console/orders", label: say("orders") }}
        actions={
          <>
            {canCancel && (
              <Button look="danger" onClick={() => open("cancel")}>
                {order.state === "placed" ? say("cancelOrder") : say("cancelRest")}
              </Button>
            )}
            {may("returns.receive") && order.returnable && (
              <Button onClick={() => open("return")}>{say("announceReturn")}</Button>
            )}
            {may("money.refund") && order.refundable > 0 && (
              <Button onClick={() => open("refund")}>{say("refund")}</Button>
            )}
          </>
        }
      >
        <OrderStatus state={order.state} hasUnsent={order.unsent.length > 0} />
        <span>{say("placedOn", { date: dateTime(order.createdAt) })}</span>
      </PageHead>
      {refusal && !shown && <Banner tone="bad">{refusal.text}</Banner>}
      <Split
        aside={
          <>
            <OrderPeople order={order} />
            {may("orders.edit") && order.mails.length > 0 && <OrderMails order={order} />}
          </>
        }
      >
        <Parcels order={order} errors={shown ? undefined : refusal?.fields} />
        <OrderPayment order={order} />
        {order.disputes.length > 0 && <OrderDisputes order={order} />}
        <OrderTimeline order={order} />
      </Split>
      <ReturnDialog order={order} refusal={refusal} isOpen={shown === "return"} onClose={close} />
      <RefundDialog order={order} refusal={refusal} isOpen={shown === "refund"} onClose={close} />
      <CancelDialog order={order} refusal={refusal} isOpen={shown === "cancel"} onClose={close} />
      <Toast answer={answer} />
    </>
  );
}
