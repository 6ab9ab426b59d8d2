// One look: what a merchant edits, the products in it and those that a search finds, and its page with the draft.

import { data, redirect } from "react-router";
import { z } from "zod";
import { messagesIn, pictureUrl } from "#catalogue";
import { bodyOf, changeLook, createLook, deleteLook, findLook, LookBody, MOST_LOOKS } from "#commerce/looks";
import { productsForStaff } from "#commerce/products";
import { fieldErrors } from "#commerce/settings";
import { EditedValue, mistypedSlug, refusalOf, refusedPreview, staleAnswer } from "../../forms/edited-value.server.ts";
import type { JsonSchema } from "../../forms/json-schema.ts";
import { editorState } from "../../forms/editor-state.server.ts";
import type { EditedPage } from "../../forms/page-editor.tsx";
import { uploadIntent } from "../../forms/upload.server.ts";
import type { StaffArgs } from "../../framework/context.ts";
import { acts, intent, loads, type ActionResult, type Versioned } from "../../framework/handlers.server.ts";
import { looks as texts } from "../../locales/generated/looks.ts";
import { JsonText, PreviewFields, previewChoices, previewedPage } from "../../preview/preview.server.ts";
import { filtersOf, findIds } from "../products/product-query.server.ts";

export interface LookPageData extends EditedPage {
  /** Products of the stored look. */
  readonly products: readonly FoundProduct[];
  /** Results of the search for products. */
  readonly found: Found;
}

export interface Found {
  readonly text: string;
  readonly products: readonly FoundProduct[];
  readonly isDown: boolean;
}

export interface FoundProduct {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  readonly image: string;
  readonly isHidden: boolean;
  readonly isSoldOut: boolean;
}

const NEW = "new";
const FOUND = 8;
/** Edited outside the generated form. */
const OWN_FIELDS = new Set(["picture", "pieces"]);

export const loader = loads("list-looks", async (args): Promise<LookPageData> => {
  const { shop, params, url } = args;
  const id = params["id"] ?? "";
  const stored = await storedLook(args);
  const ids = (stored.value as Partial<LookBody>).pieces?.map(({ product }) => product) ?? [];
  return {
    ...stored,
    id,
    schema: schemaOf(shop.taxonomy.departments.map(({ id: department }) => department)),
    ...(await editorState(args, "content.edit", { kind: "look", id })),
    preview: previewChoices(args),
    products: await productsIn(args, ids),
    found: await find(args, (url.searchParams.get("find") ?? "").trim().slice(0, 100)),
  };
});

function schemaOf(departments: readonly string[]): JsonSchema {
  const { properties = {}, ...rest } = z.toJSONSchema(LookBody, { io: "input", unrepresentable: "any" }) as JsonSchema;
  const own = Object.entries(properties).filter(([name]) => !OWN_FIELDS.has(name));
  const { description } = properties["department"] ?? {};
  const department = { type: "string", enum: departments, ...(description && { description }) };
  return { ...rest, properties: { ...Object.fromEntries(own), department } } as JsonSchema;
}

async function productsIn({ shop }: StaffArgs, ids: readonly string[]): Promise<readonly FoundProduct[]> {
  return (await productsForStaff(shop.database, ids)).map((product) => ({
    id: product.id,
    handle: product.handle,
    title: product.title,
    vendor: product.vendor,
    image: pictureUrl(product.largeImage, 160),
    isHidden: !product.isVisible,
    isSoldOut: product.inventoryQuantity <= 0,
  }));
}

async function find(args: StaffArgs, text: string): Promise<Found> {
  if (text === "") return { text, products: [], isDown: false };
  const filters = filtersOf(new URLSearchParams({ q: text }));
  const { ids, isDown } = await findIds(args.shop, filters, { offset: 0, limit: FOUND });
  return { text, products: await productsIn(args, ids), isDown };
}

const say = messagesIn(texts, "en");

const check = (value: unknown, refuse: typeof refusalOf) => {
  const read = LookBody.safeParse(value);
  return read.success ? read.data : refuse(fieldErrors(read.error));
};

export const action = acts({
  save: intent("change-look", EditedValue, async (args, sent): Promise<ActionResult | Response> => {
    const { shop, params, staff, now } = args;
    const id = params["id"] ?? "";
    const body = check(sent.value, refusalOf);
    if ("kind" in body) return body;
    const taken = { kind: "refused", text: say("taken"), fields: { slug: say("taken") } } as const;
    if (id === NEW) {
      const created = await createLook(shop.database, body, { by: staff.name, now });
      if (created.kind === "created") return redirect(`/console/looks/${created.look.id}`);
      return created.kind === "slug-taken" ? taken : { kind: "refused", text: say("tooMany", { most: MOST_LOOKS }) };
    }
    const change = { id, version: Number(sent.version), by: staff.name, now };
    const result = await changeLook(shop.database, body, change);
    if (result.kind === "slug-taken") return taken;
    if (result.kind === "no-such-look") return { kind: "refused", text: say("gone") };
    if (result.kind === "conflict") {
      const stored = { value: bodyOf(result.look), version: String(result.look.version) };
      return staleAnswer(shop.database, { kind: "look", id }, { ...sent, stored });
    }
    const text = say(result.look.state === "published" ? "savedShown" : "saved");
    return { kind: "done", text, saved: await storedLook(args) };
  }),
  upload: uploadIntent("change-look", "looks"),
  preview: intent("list-looks", PreviewFields.extend({ value: JsonText }), async (args, fields) => {
    const { pages, params, staff, now } = args;
    // Too few pieces are no mistake yet.
    const body = check({ ...(fields.value as object), state: "draft" }, refusedPreview);
    if ("kind" in body) return body;
    const look = { ...body, id: params["id"] ?? "", version: 0, updatedAt: now, updatedBy: staff.name };
    return { kind: "done", text: "", html: await pages.preview(previewedPage(fields), { look }) };
  }),
  delete: intent("delete-look", z.object({ confirmation: z.string() }), async (args, { confirmation }) => {
    const { shop, params, staff, now } = args;
    const id = params["id"] ?? "";
    const look = await findLook(shop.database, id);
    if (!look) return redirect("/console/looks");
    if (look.slug !== confirmation.trim()) return mistypedSlug();
    const deleted = await deleteLook(shop.database, { id, version: look.version, by: staff.name, now });
    return deleted.kind === "conflict" ? { kind: "refused", text: say("stale") } : redirect("/console/looks");
  }),
});

async function storedLook({ shop, params }: StaffArgs): Promise<Versioned> {
  const id = params["id"] ?? "";
  if (id === NEW) return { value: { state: "draft", slug: "", title: { en: "" }, pieces: [] }, version: NEW };
  const look = await findLook(shop.database, id);
  if (!look) throw data(null, { status: 404 });
  return { value: bodyOf(look), version: String(look.version) };
}
