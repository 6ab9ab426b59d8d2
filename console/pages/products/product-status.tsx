// Visibility of a product.

import { useMessages } from "#storefront/ui/language.tsx";
import { products as texts } from "../../locales/generated/products.ts";
import { Status } from "../../ui/status.tsx";

interface Props {
  readonly isVisible: boolean;
  readonly vipLevel: number;
}

export function ProductStatus({ isVisible, vipLevel }: Props) {
  const say = useMessages(texts);
  if (!isVisible) return <Status shape="square">{say("hidden")}</Status>;
  return vipLevel > 0 ? (
    <Status shape="half" tone="info">
      {say("vipOnly", { level: vipLevel })}
    </Status>
  ) : (
    <Status shape="disc" tone="ok">
      {say("onSale")}
    </Status>
  );
}
