// The search boxes of a document (the header's, the layer's, the search page's): each is set up when it is first
// used.

import { type PriceList, messagesIn } from "#catalogue";
import { documentLanguage } from "#storefront/ui/language.tsx";
import { searchBox } from "#locales/search-box";
import { servicePages } from "#locales/service-pages";
import { createAsk, type Ask } from "./ask.ts";
import { searchAsYouType } from "./as-you-type.ts";
import { createBox } from "./box.ts";
import { boxLanguage } from "./box-language.ts";
import { tellKeyboardRoom } from "./keyboard-room.ts";
import { SEARCH_LAYER } from "./layer-id.ts";
import type { BoxPlace } from "./options.ts";
import { recentSearches } from "./recent.ts";

const known = new WeakSet<Element>();
let count = 0;

/** Call once per document. */
export function installBoxes(document: Document): void {
  const settings = settingsOf(document);
  document.addEventListener("focusin", ({ target }) => attachAround(target, settings));
  attachAround(document.activeElement, settings);
  const layer = document.getElementById(SEARCH_LAYER);
  if (layer) tellKeyboardRoom(layer, window.visualViewport);
}

interface Settings extends Omit<BoxPlace, "searchPath"> {
  readonly cdn: string;
  /** Shared, so that boxes share the cache. */
  readonly ask: Ask;
}

/** Reads the settings that the frame put on its layer. Suggestions may be Chinese although the page is not. */
function settingsOf(document: Document): Settings {
  const { list = "www_usd", prior, country, code, cdn = "" } = document.getElementById(SEARCH_LAYER)?.dataset ?? {};
  const language = boxLanguage(document.documentElement.lang, navigator.language);
  const place = { priceList: list as PriceList, hasPriorPrices: prior !== undefined, country, language };
  const shown = documentLanguage();
  const say = messagesIn(searchBox, shown);
  return { ...place, code, cdn, say, sayService: messagesIn(servicePages, shown), ask: createAsk(place, shown) };
}

function attachAround(target: EventTarget | null, settings: Settings): void {
  const root = target instanceof Element ? target.closest<HTMLElement>("[data-search]") : null;
  const form = root?.querySelector("form");
  const input = form?.querySelector<HTMLInputElement>("input[name=qTitle]");
  if (!root || !form || !input || known.has(root)) return;
  known.add(root);
  const recent = recentSearches();
  if ("asYouType" in root.dataset) return searchAsYouType({ form, input, recent });
  const { cdn, ask, ...place } = settings;
  count += 1;
  createBox({
    root,
    form,
    input,
    place: { ...place, searchPath: new URL(form.action).pathname },
    cdn,
    ask,
    recent,
    isLayer: root.dataset["search"] === "layer",
    id: `suggestions-${count}`,
  });
}
