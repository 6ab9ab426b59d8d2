// One collection: its names, address, picture and search texts, the products in it, and its page with the draft.

import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { data, redirect } from "react-router";
import { z } from "zod";
import { messagesIn } from "#catalogue";
import {
  changeTag,
  checkTag,
  deleteTag,
  NEW_TAG,
  readVersionedTag,
  tagSchema,
  type VersionedTag,
} from "#commerce/content";
import { changeProducts, ON_SALE, productTable, readFeedRows, versionOf } from "#commerce/products";
import { readProductFilter } from "#search/product-filter";
import { PRODUCT_SCHEMA } from "#search/products";
import { readHits } from "#search/query";
import { EditedValue, mistypedSlug, refusalOf, refusedPreview, staleAnswer } from "../../forms/edited-value.server.ts";
import type { JsonSchema } from "../../forms/json-schema.ts";
import { editorState } from "../../forms/editor-state.server.ts";
import type { EditedPage } from "../../forms/page-editor.tsx";
import type { StaffArgs } from "../../framework/context.ts";
import { acts, intent, loads, type ActionResult } from "../../framework/handlers.server.ts";
import { collections as texts } from "../../locales/generated/collections.ts";
import { JsonText, PreviewFields, previewChoices, previewedPage } from "../../preview/preview.server.ts";
import { productNamed } from "../products/product-named.server.ts";

export interface CollectionData extends EditedPage {
  readonly members: readonly Member[];
  readonly count: number;
  readonly mayFeature: boolean;
}

export interface Member {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  readonly image: string;
}

const SHOWN_MEMBERS = 100;

export const loader = loads("see-content", async (args): Promise<CollectionData> => {
  const { operator } = args;
  const id = args.params["id"] ?? "";
  const stored = await storedTag(args);
  const { members, count } = id === NEW_TAG ? { members: [], count: 0 } : await membersOf(args, stored.value);
  return {
    ...stored,
    id,
    schema: tagSchema() as JsonSchema,
    ...(await editorState(args, "content.edit", { kind: "tag", id })),
    preview: previewChoices(args),
    members,
    count,
    mayFeature: operator.permissions.has("products.edit"),
  };
});

const say = messagesIn(texts, "en");
const Product = z.object({
  product: z.string().trim().min(1, say("productMissing")).max(200),
});

export const action = acts({
  save: intent("change-content", EditedValue, async (args, sent): Promise<ActionResult | Response> => {
    const { shop, params, now } = args;
    const isNew = params["id"] === NEW_TAG;
    const result = await changeTag(shop.database, shop.id, sent.value, {
      ...(!isNew && { id: params["id"] ?? "" }),
      seen: sent.version,
      now,
      taxonomy: shop.taxonomy,
    });
    switch (result.kind) {
      case "no-such-tag":
        return { kind: "refused", text: say("gone") };
      case "stale":
        return staleAnswer(shop.database, { kind: "tag", id: params["id"] ?? "" }, { ...sent, stored: result.stored });
      case "invalid":
        return refusalOf(result.errors);
      default:
        if (isNew) return redirect(`/console/collections/${result.id}`);
        return { kind: "done", text: say("saved"), saved: await storedTag(args) };
    }
  }),
  preview: intent("see-content", PreviewFields.extend({ value: JsonText }), async (args, fields) => {
    const { shop, pages, params, now } = args;
    const checked = checkTag(shop.id, params["id"] ?? "", fields.value, now);
    if (checked.kind === "invalid") return refusedPreview(checked.errors);
    return { kind: "done", text: "", html: await pages.preview(previewedPage(fields), { tag: checked.tag }) };
  }),
  feature: intent("change-catalogue", Product, async (args, fields) =>
    setMember(args, fields, (tags, name) => [...tags.filter((tag) => tag !== name), name]),
  ),
  unfeature: intent("change-catalogue", Product, async (args, fields) =>
    setMember(args, fields, (tags, name) => tags.filter((tag) => tag !== name)),
  ),
  delete: intent("change-content", z.object({ confirmation: z.string() }), async (args, { confirmation }) => {
    const { shop, params } = args;
    const stored = await storedTag(args);
    if ((stored.value as { readonly slug?: string }).slug !== confirmation.trim()) return mistypedSlug();
    await deleteTag(shop.database, shop.id, params["id"] ?? "");
    return redirect("/console/collections");
  }),
});

async function storedTag({ shop, params }: StaffArgs): Promise<VersionedTag> {
  const id = params["id"] ?? "";
  if (id === NEW_TAG) return { value: { name: "", slug: "" }, version: NEW_TAG };
  const stored = await readVersionedTag(shop.database.sql, shop.id, id);
  if (!stored) throw data(null, { status: 404 });
  return stored;
}

/** Products of the stored collection, those that the merchant put in order first. */
async function membersOf(args: StaffArgs, { name, rule, productOrder = [] }: Stored) {
  const { database } = args.shop;
  const { id, handle, title, vendor, largeImage, generation, position, tags } = productTable;
  const found = rule ? await matching(args, rule) : undefined;
  const carrying = and(
    eq(generation, ON_SALE),
    found ? inArray(id, [...found.ids]) : sql`${tags} @> array[${name}]::text[]`,
  );
  const place = sql`array_position(${sql.param(productOrder)}::text[], ${id})`;
  const [members, count] = await Promise.all([
    database.sql
      .select({ id, handle, title, vendor, image: largeImage })
      .from(productTable)
      .where(carrying)
      .orderBy(sql`${place} nulls last`, asc(position), asc(id))
      .limit(SHOWN_MEMBERS),
    found ? found.total : database.sql.$count(productTable, carrying),
  ]);
  return { members, count };
}

interface Stored {
  readonly name?: string;
  readonly rule?: string | null;
  readonly productOrder?: readonly string[];
}

/** The first products that a rule matches, and their number. A search that is down costs only the list. */
async function matching({ shop }: StaffArgs, rule: string) {
  const read = readProductFilter(rule, PRODUCT_SCHEMA);
  const asked = read.kind === "filter" && { filter: read.filter, limit: SHOWN_MEMBERS, fields: ["product_id"] };
  const found = asked ? await shop.search.search(asked).catch(() => undefined) : undefined;
  if (found?.kind !== "found") return { ids: [], total: 0 };
  return { ids: readHits(found.hits).map((hit) => String(hit["product_id"])), total: found.total };
}

/** Attempts for a product that others change at the same time. */
const ATTEMPTS = 5;

/** `product` is a handle, an id or an address. Others may change the collection meanwhile: nothing of theirs is written. */
async function setMember(
  args: StaffArgs,
  { product }: z.infer<typeof Product>,
  change: (tags: readonly string[], name: string) => readonly string[],
): Promise<ActionResult> {
  const { shop, onProductsChanged, now } = args;
  const { name = "", rule } = (await storedTag(args)).value as Stored;
  if (rule) return { kind: "refused", text: say("hasRule") };
  const found = await productNamed(shop.database, product);
  const missing = say("noProduct", { product });
  if (!found) return { kind: "refused", text: missing, fields: { product: missing } };
  for (let attempt = 1; ; attempt++) {
    const [rows = []] = (await readFeedRows(shop.database, [found.id])) ?? [];
    const tags = (rows[0]?.tags ?? "").split("\t").filter(Boolean);
    const next = change(tags, name);
    const result = await changeProducts(
      shop.database,
      [
        {
          kind: "set-product",
          line: 1,
          product: found.id,
          fields: { tags: next.join("\t") },
          version: versionOf(rows),
        },
      ],
      { now },
    );
    if (result.kind === "changed") {
      onProductsChanged();
      return { kind: "done", text: say(next.includes(name) ? "featured" : "unfeatured", { title: found.title }) };
    }
    if (result.kind !== "stale" || attempt === ATTEMPTS) return { kind: "refused", text: say("busy") };
  }
}
