// The bag of this document's visitor: the shop over the bag's own page, what the browser keeps of it, and its other tabs.

import { wordsIn } from "#catalogue";
import { documentLanguage } from "#storefront/ui/language.tsx";
import { BUILD_HEADER, DATA_MEDIA_TYPE, type Payload } from "#storefront/framework/protocol.ts";
import { showToast } from "#storefront/ui/toast.tsx";
import { createBag, type Bag, type BagRequest } from "./cart.ts";
import { BAG_ITEM, keepCount } from "./cart-count.ts";
import type { BagAnswer, BagView, CartData } from "./cart-data.ts";
import { totalsOf } from "./totals-of.ts";
import { bagWords } from "./words/index.ts";

/** One for all of a document; never asked for on the server. */
export function bag(): Bag {
  if (own) return own;
  const made = createBag({
    ask: (request) => alone(() => askShop(request)),
    load: loadView,
    createKey,
    onFailure: () => showToast({ text: wordsIn(bagWords, documentLanguage())("unreached") }),
    onLearn: (view) => keepCount(totalsOf(view).count),
  });
  // Another tab changed it: whoever shows it here shows that.
  window.addEventListener("storage", ({ key }) => {
    if (key === BAG_ITEM && made.read()) made.load().catch(() => undefined);
  });
  window.addEventListener("pagehide", () => void made.settled());
  own = made;
  return made;
}

let own: Bag | undefined;

/** The bag's page in the visitor's country, as the header's link has it. */
export const bagAddress = (): string => document.querySelector<HTMLAnchorElement>("[data-bag]")?.pathname ?? "/cart";

async function askShop(request: BagRequest): Promise<BagAnswer> {
  const { actionData } = await askPage({
    method: "POST",
    body: new URLSearchParams(request),
    // A change goes through even when the visitor leaves the page at once.
    keepalive: true,
  });
  const answer = actionData?.["cart"] as BagAnswer | undefined;
  if (!answer) throw new Error("The bag gave no answer");
  return answer;
}

async function loadView(): Promise<BagView> {
  const { loaderData } = await askPage({});
  const view = (loaderData?.["cart"] as CartData | undefined)?.view;
  if (!view) throw new Error("The bag could not be opened");
  return view;
}

async function askPage(init: RequestInit): Promise<Payload> {
  const response = await fetch(bagAddress(), { ...init, headers: { Accept: `${DATA_MEDIA_TYPE};routes=cart` } });
  if (!response.ok || !response.headers.has(BUILD_HEADER)) throw new Error(`The bag answered ${response.status}`);
  return response.json() as Promise<Payload>;
}

/** Unguessable where the browser can: what it must be is unlike any other of this bag. */
const createKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** One tab at a time, or two that add their first piece at once would begin two bags. On secure pages only. */
function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  // Missing on plain http, whatever its type says.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? (locks.request("bag", work) as Promise<Result>) : work();
}
