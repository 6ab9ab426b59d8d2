// Subjects of audit entries in words: their kind, their name, and their page in the console.

import { messagesIn } from "#catalogue";
import type { AuditEntry } from "#commerce/audit";
import { readVersionedTag } from "#commerce/content";
import { findGiftCardsForOperator } from "#commerce/gift-cards";
import { findLook } from "#commerce/looks";
import { findRule } from "#commerce/merchandising";
import { productsForStaff } from "#commerce/products";
import { findPromotion } from "#commerce/promotions";
import { listReviewsForOperator } from "#commerce/reviews";
import { listApiTokens, listStaff } from "#commerce/staff";
import { findWebhook } from "#commerce/webhooks";
import { labelOf } from "../../forms/labels.ts";
import type { StaffArgs } from "../../framework/context.ts";
import { audit as texts } from "../../locales/generated/audit.ts";
import { giftCards as giftCardTexts } from "../../locales/generated/gift-cards.ts";
import { settings as settingTexts } from "../../locales/generated/settings.ts";
import { SETTING_SCREENS } from "../settings/setting-screens.ts";

export interface Subject {
  readonly kind: string;
  /** The id if the name is unknown. */
  readonly name: string;
  /** Null for subjects without a page, or that are gone. */
  readonly href: string | null;
}

type Shop = StaffArgs["shop"];
type Named = readonly (readonly [id: string, name: string])[];

const say = messagesIn(texts, "en");
const nameOfSetting = messagesIn(settingTexts, "en");
const sayOfCard = messagesIn(giftCardTexts, "en");

/** Names of those that still exist. */
const READ_NAMES: Readonly<Record<string, (shop: Shop, ids: readonly string[]) => Promise<Named>>> = {
  product: titlesOf,
  products: async (shop, lists) => titlesOf(shop, lists.flatMap(idsIn)),
  "merchandising-rule": each(async ({ database }, id) => {
    const rule = await findRule(database, id);
    return (rule?.draft ?? rule?.live)?.name;
  }),
  promotion: each(async ({ database, id: shopId }, id) => (await findPromotion({ database, shopId }, id))?.name),
  look: each(async ({ database }, id) => (await findLook(database, id))?.title),
  tag: each(async ({ database, id: shopId }, id) => {
    const stored = await readVersionedTag(database.sql, shopId, id);
    return (stored?.value as { readonly name?: string } | undefined)?.name;
  }),
  webhook: each(async ({ database }, id) => (await findWebhook(database, id))?.name),
  // Each by its product.
  review: async ({ database }, ids) =>
    (await listReviewsForOperator(database, { ids, limit: ids.length })).flatMap(({ id, product }) =>
      product ? [[id, `${product.vendor} ${product.title}`]] : [],
    ),
  "gift-card": each(async ({ database }, id) => {
    const [card] = await findGiftCardsForOperator(database.sql, id);
    return card && (card.lastFour ? sayOfCard("code", { digits: card.lastFour }) : card.recipientEmail);
  }),
  staff: async ({ database }) => (await listStaff(database)).map(({ id, name }) => [id, name]),
  token: async ({ database }) => (await listApiTokens(database)).map(({ id, name }) => [id, name]),
};

async function titlesOf({ database }: Shop, ids: readonly string[]): Promise<Named> {
  return (await productsForStaff(database, ids)).map(({ id, vendor, title }) => [id, `${vendor} ${title}`]);
}

function each(find: (shop: Shop, id: string) => Promise<unknown>) {
  return async (shop: Shop, ids: readonly string[]): Promise<Named> => {
    const found = await Promise.all(ids.map(async (id) => [id, inEnglish(await find(shop, id))] as const));
    return found.flatMap(([id, name]) => (name === undefined ? [] : [[id, name] as const]));
  };
}

/** Reads what a page of entries needs, once for each kind. */
export async function readSubjects(
  shop: Shop,
  entries: readonly AuditEntry[],
): Promise<(entry: AuditEntry) => Subject> {
  const names = new Map<string, ReadonlyMap<string, string>>();
  const kinds = [...new Set(entries.map(({ subjectKind }) => subjectKind))];
  await Promise.all(
    kinds.map(async (kind) => {
      const ids = new Set(entries.filter((one) => one.subjectKind === kind).map(({ subjectId }) => subjectId));
      names.set(kind, new Map(await READ_NAMES[kind]?.(shop, [...ids])));
    }),
  );
  return (entry) => subjectOf(entry, names.get(entry.subjectKind) ?? new Map());
}

function subjectOf(entry: AuditEntry, names: ReadonlyMap<string, string>): Subject {
  const { subjectKind, subjectId: id } = entry;
  const known = KINDS.find((one) => one === subjectKind);
  const kind = known ? say(`kind-${known}`) : subjectKind;
  const name = names.get(id) ?? OWN_NAMES[subjectKind]?.(entry, names) ?? nameIn(entry) ?? id;
  const isGone = Object.hasOwn(READ_NAMES, subjectKind) && !names.has(id);
  return { kind, name, href: OWN_PAGES[subjectKind]?.(id) ?? (isGone ? null : pageOf(subjectKind, id)) };
}

/** Names that no table has. */
const OWN_NAMES: Readonly<
  Record<string, (entry: AuditEntry, names: ReadonlyMap<string, string>) => string | undefined>
> = {
  setting: ({ subjectId }) => {
    const screen = SETTING_SCREENS.find(({ name }) => name === subjectId);
    return screen ? nameOfSetting(screen.name) : labelOf(subjectId);
  },
  // Its id is that of the shop.
  content: () => say("sections"),
  staff: ({ subjectId }) => (subjectId === STAFF_RULES ? say("staffRules") : undefined),
  products: ({ subjectId, after }, names) => {
    const ids = idsIn(subjectId);
    const all = after?.["products"];
    const shown = ids.slice(0, SHOWN_PRODUCTS).map((id) => names.get(id) ?? id);
    const more = (Array.isArray(all) ? all.length : ids.length) - shown.length;
    return more > 0 ? say("andMore", { names: shown.join(", "), more: String(more) }) : shown.join(", ");
  },
};

const STAFF_RULES = "rules";
const SHOWN_PRODUCTS = 3;
const idsIn = (list: string): readonly string[] => list.split(" ");

/** The name in the entry itself, for records that are gone. */
function nameIn({ subjectKind, before, after }: AuditEntry): string | undefined {
  if (!Object.hasOwn(READ_NAMES, subjectKind) && subjectKind !== "invitation") return undefined;
  for (const fields of [after, before]) {
    // A product's fields are those of its sizes, a rule's those of its draft.
    for (const one of [fields, ...Object.values(fields ?? {})]) {
      const { name, email, title } = (typeof one === "object" && one !== null ? one : {}) as Record<string, unknown>;
      const found = inEnglish(name) ?? inEnglish(email) ?? inEnglish(title);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** A text, or the English one of several. */
function inEnglish(value: unknown): string | undefined {
  if (typeof value === "string") return value || undefined;
  return typeof value === "object" && value !== null && "en" in value ? inEnglish(value.en) : undefined;
}

const OWN_PAGES: Readonly<Record<string, (id: string) => string | undefined>> = {
  staff: (id) => (id === STAFF_RULES ? "/console/team" : undefined),
  setting: (id) => SETTING_PAGES[id],
  invitation: () => "/console/team",
  token: () => "/console/tokens",
  content: () => "/console/content",
  taxonomy: () => "/console/taxonomy",
  review: (id) => `/console/reviews?${new URLSearchParams({ review: id })}`,
  "gift-card": (id) => `/console/gift-cards?${new URLSearchParams({ q: id })}`,
  outbox: () => "/console/system",
};

const SETTING_PAGES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SETTING_SCREENS.map(({ name }) => [name, `/console/settings/${name}`])),
  menus: "/console/menus",
  mails: "/console/mails",
  meanings: "/console/listings/meanings",
};

/** Folders of the pages of single records. */
const PAGES: Readonly<Record<string, string>> = {
  order: "orders",
  return: "returns",
  product: "products",
  "merchandising-rule": "listings",
  tag: "collections",
  look: "looks",
  promotion: "promotions",
  customer: "customers",
  staff: "team",
  webhook: "webhooks",
};

const pageOf = (kind: string, id: string): string | null =>
  Object.hasOwn(PAGES, kind) ? `/console/${PAGES[kind]}/${encodeURIComponent(id)}` : null;

const KINDS = [
  "catalogue",
  "content",
  "customer",
  "gift-card",
  "invitation",
  "look",
  "merchandising-rule",
  "newsletter",
  "order",
  "outbox",
  "person",
  "picture",
  "pictures",
  "product",
  "products",
  "promotion",
  "return",
  "review",
  "setting",
  "shop",
  "staff",
  "suppression",
  "tag",
  "taxonomy",
  "token",
  "translations",
  "webhook",
] as const;
