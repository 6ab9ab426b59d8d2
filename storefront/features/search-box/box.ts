// One search box: an ARIA combobox over a plain form. If the suggestions service is slow or down, the
// form still works.

import { latest } from "#search/client/latest";
import type { ListingFound } from "#search/dialects/listing/read-response";
import type { Ask } from "./ask.ts";
import { follow } from "./follow.ts";
import { isComposing, keyAction } from "./keys.ts";
import { type BoxPlace, foundInstead, pageGroup, searchHref, startingGroups, suggestedGroups } from "./options.ts";
import { createPanel, type Shown } from "./panel.ts";
import type { RecentSearches } from "./recent.ts";

export interface BoxParts {
  /** The `<search>` element that the panel is put into. */
  readonly root: HTMLElement;
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  readonly place: BoxPlace;
  readonly cdn: string;
  readonly ask: Ask;
  readonly recent: RecentSearches;
  /** In a full-screen layer, suggestions are always open and Escape closes the layer. */
  readonly isLayer: boolean;
  readonly id: string;
}

interface Found {
  readonly text: string;
  /** Popular suggestions, for an empty field or one without results. */
  readonly popular?: ListingFound;
  readonly suggested?: ListingFound;
  readonly isOffline?: boolean;
}

export function createBox(parts: BoxParts): void {
  const { root, form, input, place, ask, recent, isLayer, id } = parts;
  const { say } = place;
  const panel = createPanel({ id, say, cdn: parts.cdn });
  let active = -1;
  let options = 0;
  let isOpen = false;
  let isWithinComposition = false;

  const search = latest<Found>(({ response, error, isStalled, isSearching }) => {
    const text = typed();
    if (response?.text === text && !isSearching && error === undefined) return present(response);
    // The suggestions shown are for an earlier text: clear them if the new ones are slow.
    // `fetch` rejects with a TypeError if there is no connection.
    if (error !== undefined || isStalled) present({ text, isOffline: error instanceof TypeError });
  });

  const typed = (): string => input.value.trim();

  /** Shows what was found, or recent searches and links without it. */
  const present = (found: Found): void => {
    const shown = shownFor(found);
    panel.show(shown);
    options = shown.groups.reduce((sum, { options: own }) => sum + own.length, 0);
    activate(-1);
    reveal();
    const count = shown.groups.reduce((sum, { kind, options: own }) => sum + (kind === "all" ? 0 : own.length), 0);
    const isKnown = found.suggested !== undefined || found.popular !== undefined;
    panel.tell(isOpen ? [shown.note, isKnown && say("count", { count })].filter(Boolean).join(" ") : "");
  };

  const shownFor = ({ text, popular, suggested, isOffline = false }: Found): Shown => {
    const note = isOffline ? say("offline") : undefined;
    if (text === "") {
      const searches = recent.list();
      return {
        ...(note && { note }),
        groups: startingGroups(searches, popular, place),
        ...(searches.length > 0 && { onClearRecent: forget }),
      };
    }
    const nothing = say("nothing", { query: text });
    if (suggested && suggested.total > 0)
      return {
        ...(foundInstead(text, suggested) && { note: nothing }),
        groups: suggestedGroups(text, suggested, place),
      };
    const pages = [pageGroup(text, place)].filter(({ options: own }) => own.length > 0);
    if (!popular) return { ...(note && { note }), groups: pages };
    return {
      ...(pages.length === 0 && { note: nothing }),
      groups: [...pages, ...startingGroups([], popular, place)],
    };
  };

  const update = (): void => {
    const text = typed();
    if (text === "") present({ text });
    void search.search(async (signal) => {
      const found = await ask(text, signal);
      if (text === "") return { text, popular: found };
      if (found.total > 0) return { text, suggested: found };
      if (found.nearest === undefined) return { text, suggested: found, popular: await ask("", signal) };
      return { text, suggested: { ...(await ask(found.nearest, signal)), nearest: found.nearest } };
    });
  };

  const open = (): void => {
    isOpen = true;
    update();
  };

  const close = (): void => {
    search.stop();
    isOpen = isLayer;
    panel.tell("");
    activate(-1);
    reveal();
  };

  const reveal = (): void => {
    panel.root.hidden = !isOpen || panel.isEmpty();
    input.setAttribute("aria-expanded", String(isOpen && options > 0));
  };

  const activate = (at: number): void => {
    active = at;
    panel.activate(at);
    const option = panel.optionAt(at);
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
  };

  const forget = (): void => {
    recent.clear();
    input.focus();
    update();
  };

  const onKey = (event: KeyboardEvent): void => {
    if (isComposing(event)) {
      // In Safari, the Enter that ends a composition arrives after it: do not search.
      if (event.key === "Enter") event.preventDefault();
      return;
    }
    if (isLayer && event.key === "Escape") return;
    const action = keyAction(event, { isOpen: isOpen && !panel.root.hidden, options, active });
    if (action.kind === "leave") return;
    event.preventDefault();
    if (action.kind === "open") open();
    else if (action.kind === "close") close();
    else if (action.kind === "activate") activate(action.at);
    else panel.optionAt(action.at)?.click();
  };

  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const text = typed();
    if (text === "" || isWithinComposition) return;
    recent.add(text);
    leave();
    follow(searchHref(text, place));
  };

  /** Closes the box before a navigation; on a phone this hides the keyboard. */
  const leave = (): void => {
    if (!isLayer) close();
    if (matchMedia("(pointer: coarse)").matches) input.blur();
  };

  const onChoose = (event: MouseEvent): void => {
    const option = panel.optionOf(event.target);
    if (!option) return;
    if (option.search !== undefined) recent.add(option.search);
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!isElsewhere) leave();
  };

  const isWithin = (target: EventTarget | null): boolean => target instanceof Node && root.contains(target);

  describe(input, panel.listId);
  root.append(panel.root, panel.status);
  input.addEventListener("input", () => {
    if (!isWithinComposition) open();
  });
  input.addEventListener("compositionstart", () => void (isWithinComposition = true));
  input.addEventListener("compositionend", () => {
    isWithinComposition = false;
    open();
  });
  input.addEventListener("keydown", onKey);
  input.addEventListener("focus", open);
  input.addEventListener("click", () => {
    if (panel.root.hidden) open();
  });
  root.addEventListener("focusout", ({ relatedTarget }) => {
    // The field stays focused while another window is active.
    if (!isWithin(relatedTarget) && document.activeElement !== input) close();
  });
  // A press on a suggestion must not blur the field, which would close the list.
  panel.root.addEventListener("mousedown", (event) => event.preventDefault());
  panel.root.addEventListener("click", onChoose);
  form.addEventListener("submit", onSubmit);
  form.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !event.target.closest("[data-clear]")) return;
    event.preventDefault();
    input.value = "";
    input.focus();
    open();
  });
  root.closest("dialog")?.addEventListener("close", () => {
    input.value = "";
    close();
  });
  isOpen = isLayer;
  if (document.activeElement === input) open();
}

function describe(input: HTMLInputElement, list: string): void {
  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-haspopup", "listbox");
  input.setAttribute("aria-controls", list);
  input.setAttribute("aria-expanded", "false");
}
