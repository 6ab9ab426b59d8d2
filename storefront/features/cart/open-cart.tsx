// Opens the mini bag over any page: it stands in a root of its own, for which pages pay nothing until it is wanted.

import { createRoot, type Root } from "react-dom/client";
import { STATE_ELEMENT, type DocumentState } from "#storefront/framework/protocol.ts";
import { PublicConfigProvider } from "#storefront/ui/public-config.tsx";
import { browserCart } from "./browser-cart.ts";
import { CartDrawer } from "./cart-drawer.tsx";

let place: HTMLElement | undefined;
let root: Root | undefined;
let opened = 0;

/** `isFresh` when the bag's answer has just been learnt; otherwise the shop is asked while it opens. */
export function openCart({ isFresh = false } = {}): void {
  if (!place?.isConnected) {
    root?.unmount();
    place = document.createElement("div");
    document.body.append(place);
    root = createRoot(place);
  }
  const loading = isFresh ? Promise.resolve() : browserCart().load();
  opened += 1;
  const { config } = JSON.parse(document.getElementById(STATE_ELEMENT)?.textContent ?? "{}") as DocumentState;
  root?.render(
    <PublicConfigProvider value={config}>
      <CartDrawer key={opened} loading={loading} />
    </PublicConfigProvider>,
  );
}
