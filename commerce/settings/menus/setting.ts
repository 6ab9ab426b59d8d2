// The setting of the menus: what a merchant adds to the entries that the taxonomy and the stock give, and what they change about them.

import { z } from "zod";
import { Moment } from "#commerce/database";
import { type Names, stripPrefix } from "#catalogue";
import type { FieldError } from "../field-errors.ts";
import { defineSetting } from "../setting.ts";
import { namesByLanguage, shortText } from "../texts.ts";

/** The page behind an entry; exactly one field is set. */
export interface MenuTarget {
  readonly collection?: string | undefined;
  readonly designer?: string | undefined;
  readonly page?: string | undefined;
  readonly address?: string | undefined;
}

/** An entry with a target is added, or replaces the automatic one of its id. Without one it changes the automatic entry. */
export interface MenuEntry {
  readonly id: string;
  readonly name?: Names | undefined;
  readonly to?: MenuTarget | undefined;
  readonly isHidden?: boolean | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** Entries, and ids in the order of display. Entries that the order does not name follow it. */
export interface MenuLevel<Entry extends MenuEntry = MenuEntry> {
  readonly entries?: readonly Entry[] | undefined;
  readonly order?: readonly string[] | undefined;
}

/** A group of a department's menu, or a column of the footer. */
export interface MenuGroupEntry extends MenuEntry, MenuLevel {}
/** A department, or another entry of the header. */
export interface MenuTopEntry extends MenuEntry, MenuLevel<MenuGroupEntry> {}

export interface Menus {
  readonly header?: MenuLevel<MenuTopEntry> | undefined;
  readonly footer?: MenuLevel<MenuGroupEntry> | undefined;
}

const id = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lower case, with hyphens instead of spaces")
  .max(100);
const address = z
  .string()
  .max(2_000)
  .refine(isAddress, "must be an address of the shop, such as /giftcard, or start with https://");
const target = z
  .strictObject({
    collection: id.optional().describe("Handle of a collection or tag: women-coats."),
    designer: shortText.optional().describe("Name of a designer, as products have it."),
    page: id.optional().describe("Name of a help page: about."),
    address: address.optional().describe("An address of the shop, /giftcard, or another site's, with https."),
  })
  .refine((value) => Object.keys(value).length === 1, "needs exactly one of collection, designer, page and address");
const moment = Moment;
const entry = {
  id: id.describe("Of an automatic entry to change it: women, sale, clothing. Any other for an entry that is added."),
  name: namesByLanguage.optional(),
  to: target.optional().describe("Page of an entry that is added."),
  isHidden: z.boolean().optional(),
  from: moment.optional().describe("Before this moment the entry has no effect."),
  until: moment.optional().describe("From this moment on the entry has no effect."),
};
const order = z.array(id).max(200).optional().describe("Ids in the order of display. The others follow.");
const link = z.strictObject(entry);
const group = z.strictObject({ ...entry, entries: z.array(link).max(100).optional(), order });
const top = z.strictObject({ ...entry, entries: z.array(group).max(100).optional(), order });

const MenusSchema = z.strictObject({
  header: z.strictObject({ entries: z.array(top).max(50).optional(), order }).optional(),
  footer: z.strictObject({ entries: z.array(group).max(20).optional(), order }).optional(),
});

export const MENUS = defineSetting<Menus>({
  name: "menus",
  description:
    "Entries of the header's menus and of the footer that are added, renamed, hidden, ordered and scheduled.",
  schema: MenusSchema,
  initial: {},
  check: ({ header, footer }) => [...levelErrors(header, "header"), ...levelErrors(footer, "footer")],
});

function isAddress(value: string): boolean {
  if (!URL.canParse(value, "https://shop.example")) return false;
  if (/^\/(?![/\\])/u.test(value)) return stripPrefix(value).code === undefined;
  const { protocol, hostname } = new URL(value, "https://shop.example");
  return value.startsWith("https://") && protocol === "https:" && hostname !== "";
}

function levelErrors(level: MenuLevel<MenuTopEntry> | undefined, path: string): readonly FieldError[] {
  const seen = new Set<string>();
  return (level?.entries ?? []).flatMap((one, index): readonly FieldError[] => {
    const at = `${path}.entries.${index}`;
    const isRepeated = seen.has(one.id) && !isScheduled(one);
    seen.add(one.id);
    return [
      ...(isRepeated ? [{ path: `${at}.id`, message: `"${one.id}" is there twice` }] : []),
      ...(one.to && !one.name ? [{ path: `${at}.name`, message: "an entry that is added needs a name" }] : []),
      ...(one.from && one.until && Date.parse(one.from) >= Date.parse(one.until)
        ? [{ path: `${at}.until`, message: "must be later than from" }]
        : []),
      ...levelErrors(one, at),
    ];
  });
}

/** The same entry may be changed in several spans of time. */
const isScheduled = ({ from, until }: MenuEntry): boolean => from !== undefined || until !== undefined;
