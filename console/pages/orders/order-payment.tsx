// The money of an order.

import { formatInFull, money } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { useMay } from "../../layout/layout-data.ts";
import { order as texts } from "../../locales/generated/order.ts";
import { Button } from "../../ui/button.tsx";
import { Sum } from "../../ui/facts.tsx";
import { Section } from "../../ui/page.tsx";
import type { OrderData } from "./order-data.ts";
import { useOrderForm } from "./order-form.ts";

export function OrderPayment({ order }: { readonly order: OrderData }) {
  const say = useMessages(texts);
  const may = useMay();
  const { Form } = useOrderForm();
  const sum = (thousandths: number) => formatInFull(money(thousandths, order.currency));
  const pieces = order.lines.reduce((count, { quantity }) => count + quantity, 0);
  const taxRows =
    order.taxes.length > 1
      ? order.taxes.map(({ name, amount }) => [name, sum(amount)] as const)
      : order.tax
        ? [[order.tax.isIncluded ? say("taxIncluded") : say("tax"), sum(order.tax.amount)] as const]
        : [];
  const hasFailed = order.events.some(({ kind }) => kind === "refund-failed");
  return (
    <Section
      title={say("payment")}
      count={order.method === null ? undefined : say("paidBy", { method: order.method })}
      actions={
        hasFailed &&
        may("money.refund") && (
          <Form method="post">
            <input type="hidden" name="intent" value="retry-refunds" />
            <Button type="submit" size="small">
              {say("retryRefunds")}
            </Button>
          </Form>
        )
      }
    >
      <Sum
        amounts={[
          [say("subtotal", { count: pieces }), sum(order.subtotal)],
          [say("delivery"), sum(order.deliveryPrice + order.deliveryDiscount)],
          ...order.discountsByPromotion.map(({ name, amount }) => [name, `−${sum(amount)}`] as const),
          ...(order.giftWrapPrice > 0 ? [[say("giftWrap"), sum(order.giftWrapPrice)] as const] : []),
          ...taxRows,
          ...(order.giftCardAmount > 0 ? [[say("giftCards"), sum(order.giftCardAmount)] as const] : []),
        ]}
        total={[say("total"), sum(order.total)]}
        after={[
          ...(order.refunded > 0 ? [[say("refunded"), `−${sum(order.refunded)}`] as const] : []),
          ...(order.refundOutstanding > 0
            ? [[say("refundOutstanding"), `−${sum(order.refundOutstanding)}`] as const]
            : []),
          ...(order.refundable > 0 ? [[say("refundable"), sum(order.refundable)] as const] : []),
        ]}
      />
    </Section>
  );
}
