// Opens the cart drawer over any page, in a separate React root that loads on demand.

import { createRoot, type Root } from "react-dom/client";
import { STATE_ELEMENT, type DocumentState } from "#storefront/framework/protocol.ts";
import { PublicConfigProvider } from "#storefront/ui/public-config.tsx";
import { browserCart, trackCart } from "./browser-cart.ts";
import { CartDrawer } from "./cart-drawer.tsx";

let place: HTMLElement | undefined;
let root: Root | undefined;
let opened = 0;

/** `isFresh` if the cart has just been loaded; otherwise it loads while the drawer opens. */
export function openCart({ isFresh = false } = {}): void {
  if (!place?.isConnected) {
    root?.unmount();
    place = document.createElement("div");
    document.body.append(place);
    root = createRoot(place);
  }
  // After an addition the drawer is a confirmation, not a look at the cart.
  const loading = isFresh ? Promise.resolve() : browserCart().load().then(reportView);
  opened += 1;
  const { config } = JSON.parse(document.getElementById(STATE_ELEMENT)?.textContent ?? "{}") as DocumentState;
  root?.render(
    <PublicConfigProvider value={config}>
      <CartDrawer key={opened} loading={loading} />
    </PublicConfigProvider>,
  );
}

function reportView(): void {
  const state = browserCart().read();
  if (state) trackCart(state.view);
}
