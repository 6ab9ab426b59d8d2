// The page inside its frame. The frame's markup comes from the server, its behaviour loads on the first interaction.

import "../styles/index.css";
import { useEffect, useRef } from "react";
import { Outlet, useLoaderData, useLocation } from "react-router";
import { Document } from "#storefront/framework/document.tsx";
import { FramePart } from "#storefront/framework/frame.tsx";
import { localTimeZone } from "#storefront/framework/local-time-zone.ts";
import { openSearchByKey } from "#storefront/features/search-box/open-search.ts";
import { closeDialogs } from "../ui/close-dialogs.ts";
import { recoverPictures } from "../ui/recover-pictures.ts";
import { beginCart } from "#storefront/features/cart/start-cart.ts";
import { installWorker } from "#storefront/features/offline/install-worker.ts";
import { beginWishlist } from "#storefront/features/wishlist/start-wishlist.ts";
import { setSignedInAccount } from "#storefront/framework/signed-in-account.ts";
import { usePublicConfig } from "#storefront/ui/public-config.tsx";
import { whenIdle } from "#storefront/ui/when-idle.ts";
import { leadPickerTo } from "./country-links.ts";
import { MAIN } from "./frame-ids.ts";
import { loadFrame, loadFrameOnIntent } from "./frame-intent.ts";
import type { LayoutData } from "./layout-data.ts";

export function Layout() {
  const { language, direction, code, accountId } = useLoaderData<LayoutData>();
  useFrameBehaviour();
  useNotices(code);
  useEffect(() => setSignedInAccount(accountId), [accountId]);
  useEffect(() => beginWishlist(accountId), [accountId]);
  useEffect(() => beginCart(accountId), [accountId]);
  return (
    <Document language={language} direction={direction}>
      <FramePart part="above" />
      <main id={MAIN} tabIndex={-1}>
        <Outlet />
      </main>
      <FramePart part="below" />
    </Document>
  );
}

/** Notices at the foot of the window. If their code fails to load, the next document tries again. */
function useNotices(code: string | null): void {
  useEffect(
    () =>
      whenIdle(() => {
        const timeZone = localTimeZone();
        if (/consent=/.test(document.cookie) && !timeZone.includes("/")) return;
        import("./notices.ts").then((it) => it.showNotices(code, timeZone)).catch(() => undefined);
      }),
    [code],
  );
}

function useFrameBehaviour(): void {
  const { key, pathname, search } = useLocation();
  const shown = useRef({ key, pathname });
  useEffect(() => {
    loadFrameOnIntent(document);
    openSearchByKey(document);
    recoverPictures(document);
  }, []);
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    // On every navigation, also to the same page; at once, so that a dialog opened meanwhile stays open.
    if (before.key !== key) {
      closeDialogs(document);
      // Set by the link that led here (framework/leaving.ts).
      delete document.documentElement.dataset["leaving"];
    }
    if (before.pathname !== pathname) void loadFrame().then((frame) => frame?.frameNavigated());
  }, [key, pathname]);
  useEffect(() => leadPickerTo(pathname + search, document), [pathname, search]);
  const { withoutOfflinePage = false } = usePublicConfig();
  useEffect(() => {
    if (!withoutOfflinePage) whenIdle(() => void installWorker().catch(() => undefined));
  }, [withoutOfflinePage]);
}
