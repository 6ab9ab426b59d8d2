// The search box's suggestions as elements: a listbox of links in groups, and the controls beside it.

import { messagesIn, pictureUrl, priceWriter } from "#catalogue";
import { documentLanguage } from "#storefront/ui/language.tsx";
import { common } from "#locales/common";
import hidden from "#storefront/ui/visually-hidden.module.css";
import type { Part } from "./marked.ts";
import type { Group, Option, SaySearch } from "./options.ts";
import styles from "./panel.module.css";

export interface Shown {
  /** Shown above the groups. */
  readonly note?: string;
  readonly groups: readonly Group[];
  /** Clears recent searches. */
  readonly onClearRecent?: () => void;
}

export interface Panel {
  readonly root: HTMLElement;
  /** Live region for screen readers. */
  readonly status: HTMLElement;
  readonly listId: string;
  readonly tell: (text: string) => void;
  readonly show: (shown: Shown) => void;
  /** True without options and note. */
  readonly isEmpty: () => boolean;
  /** The option at a place of the list, counted through all groups. */
  readonly optionAt: (at: number) => HTMLAnchorElement | undefined;
  /** The option of an element. */
  readonly optionOf: (target: EventTarget | null) => Option | undefined;
  readonly activate: (at: number) => void;
}

export interface PanelSettings {
  /** Prefix of the ids of its parts. */
  readonly id: string;
  readonly say: SaySearch;
  /** Origin of the pictures; empty for this one. */
  readonly cdn: string;
}

export function createPanel({ id, say, cdn }: PanelSettings): Panel {
  const list = make("div", {
    id: `${id}-list`,
    role: "listbox",
    "aria-label": say("suggestions"),
    class: styles.groups,
  });
  const note = make("p", { class: styles.note });
  const clear = make(
    "button",
    { type: "button", class: styles.clear, "aria-label": say("clearRecent") },
    make("span", { class: styles.short }, say("clear")),
    make("span", { class: styles.long }, say("clearRecent")),
  );
  const root = make(
    "div",
    { class: styles.panel, "data-panel": "", hidden: "" },
    make("div", { class: styles.frame }, note, list, clear),
  );
  const status = make("output", { class: hidden["hidden"] });
  let links: readonly HTMLAnchorElement[] = [];
  let options = new WeakMap<Element, Option>();
  let onClear: (() => void) | undefined;
  clear.addEventListener("click", () => onClear?.());
  return {
    root,
    status,
    listId: list.id,
    tell: (text) => {
      if (status.textContent !== text) status.textContent = text;
    },
    show: ({ note: said = "", groups, onClearRecent }) => {
      const made: HTMLAnchorElement[] = [];
      options = new WeakMap();
      const parts = groups.map((group, at) => {
        const own = group.options.map((option) => {
          const link = optionLink(option, `${id}-option-${made.length}`, cdn);
          options.set(link, option);
          made.push(link);
          return link;
        });
        return groupOf(group, `${id}-group-${at}`, own);
      });
      list.replaceChildren(...parts);
      links = made;
      note.textContent = said;
      note.hidden = said === "";
      list.hidden = made.length === 0;
      clear.hidden = onClearRecent === undefined;
      onClear = onClearRecent;
      root.scrollTop = 0;
    },
    isEmpty: () => links.length === 0 && note.textContent === "",
    optionAt: (at) => links[at],
    optionOf: (target) => {
      const link = target instanceof Element ? target.closest("[role=option]") : null;
      return link ? options.get(link) : undefined;
    },
    activate: (at) => {
      for (const [index, link] of links.entries()) link.setAttribute("aria-selected", String(index === at));
      links[at]?.scrollIntoView({ block: "nearest" });
    },
  };
}

function groupOf({ kind, name }: Group, id: string, options: readonly HTMLElement[]): HTMLElement {
  if (name === undefined)
    return make("div", { role: "presentation", class: styles.group, "data-kind": kind }, ...options);
  return make(
    "div",
    { role: "group", "aria-labelledby": id, class: styles.group, "data-kind": kind },
    make("div", { role: "presentation", id, class: styles.name }, name),
    make("div", { role: "presentation", class: styles.options }, ...options),
  );
}

/** A link for the arrow keys but not for Tab, because the focus stays in the field. */
function optionLink(option: Option, id: string, cdn: string): HTMLAnchorElement {
  const attributes = { id, role: "option", "aria-selected": "false", tabindex: "-1", href: option.href };
  const title = make("span", { class: styles.title }, ...option.title.map(partNode));
  if (option.kind !== "product") return make("a", { ...attributes, class: styles.option }, title);
  const text = make("span", { class: styles.text });
  text.append(make("span", { class: styles.brand }, option.designer ?? ""), " ", title, " ", priceLine(option));
  return make("a", { ...attributes, class: styles.product }, picture(option.picture ?? "", cdn), text);
}

function picture(address: string, cdn: string): HTMLElement {
  const source = (width: 160 | 320) => pictureUrl(address, width, "webp", cdn);
  const sharp = source(160) === source(320) ? "" : `${source(160)} 1x, ${source(320)} 2x`;
  const image = make("img", { alt: "", width: "60", height: "80", decoding: "async", class: styles.picture });
  if (sharp !== "") image.srcset = sharp;
  if (address !== "") image.src = source(160);
  return image;
}

function priceLine({ price }: Option): HTMLElement {
  const line = make("span", { class: styles.price });
  if (!price) return line;
  const say = messagesIn(common, documentLanguage());
  const write = priceWriter(price.price, price.compareAt);
  const now = write(price.price.thousandths);
  const shown = price.isFrom ? say("from", { price: now }) : now;
  if (!price.compareAt) {
    line.append(make("bdi", {}, shown));
    return line;
  }
  const spoken = (text: string) => make("span", { class: hidden["hidden"] }, text);
  line.append(
    make("s", {}, spoken(`${say("was")} `), write(price.compareAt.thousandths)),
    make("span", { class: styles.now }, spoken(` ${say("now")} `), shown),
  );
  return line;
}

const partNode = ({ text, isFound }: Part): Node => (isFound ? make("mark", {}, text) : document.createTextNode(text));

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(key, value);
  element.append(...children);
  return element;
}
