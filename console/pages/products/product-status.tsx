// Visibility of a product, and its schedule.

import { useMessages } from "#storefront/ui/language.tsx";
import { useTimes } from "../../layout/times.ts";
import { products as texts } from "../../locales/generated/products.ts";
import { Status } from "../../ui/status.tsx";
import type { ProductState } from "./product-data.ts";

export function ProductStatus({ isVisible, isHeld, isEarly, visibleFrom, visibleUntil, vipLevel }: ProductState) {
  const say = useMessages(texts);
  const { dateTime } = useTimes();
  if (isHeld) {
    return isEarly && visibleFrom !== null ? (
      <Status shape="ring" tone="info">
        {say("visibleFrom", { time: dateTime(visibleFrom) })}
      </Status>
    ) : (
      <Status shape="square">{say("ended", { time: dateTime(visibleUntil ?? visibleFrom ?? "") })}</Status>
    );
  }
  if (!isVisible) return <Status shape="square">{say("hidden")}</Status>;
  return vipLevel > 0 ? (
    <Status shape="half" tone="info">
      {say("vipOnly", { level: vipLevel })}
    </Status>
  ) : (
    <Status shape="disc" tone="ok">
      {visibleUntil === null ? say("onSale") : say("onSaleUntil", { time: dateTime(visibleUntil) })}
    </Status>
  );
}
