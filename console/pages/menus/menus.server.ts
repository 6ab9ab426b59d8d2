// The menus of header and footer: the automatic entries, and the setting with the merchant's changes.

import { messagesIn, toHandle } from "#catalogue";
import { listTags } from "#commerce/content";
import { changeSetting, checkSetting, jsonSchemaOf, readVersioned } from "#commerce/settings";
import { MENUS } from "#commerce/settings/menus";
import { EditedValue, refusalOf, refusedPreview, staleAnswer } from "../../forms/edited-value.server.ts";
import type { JsonSchema } from "../../forms/json-schema.ts";
import { editorState, type EditorState } from "../../forms/editor-state.server.ts";
import type { AutomaticEntry } from "../../framework/context.ts";
import { acts, intent, loads, type Versioned } from "../../framework/handlers.server.ts";
import { menus as texts } from "../../locales/generated/menus.ts";
import {
  JsonText,
  PreviewFields,
  previewChoices,
  previewedPage,
  type PreviewChoices,
} from "../../preview/preview.server.ts";

export interface MenusData extends Versioned, EditorState {
  readonly automatic: { readonly header: readonly AutomaticEntry[]; readonly footer: readonly AutomaticEntry[] };
  /** Schema of one entry. */
  readonly schema: JsonSchema;
  /** Handles of collections that an entry may lead to. */
  readonly collections: readonly string[];
  readonly preview: PreviewChoices;
}

const SUBJECT = { kind: "setting", id: MENUS.name } as const;

export const loader = loads("see-settings", async (args): Promise<MenusData> => {
  const { shop, pages } = args;
  const tags = await listTags(shop.database, shop.id);
  const slugs = tags.kind === "page" ? tags.edges.map(({ node }) => node.slug) : [];
  const departments = shop.taxonomy.departments.flatMap(({ id, handle }) => [
    handle,
    ...shop.taxonomy.categoriesOf(id).map((category) => `${handle}-${category.handle}`),
  ]);
  return {
    ...(await readVersioned(shop.database.sql, MENUS as never)),
    automatic: pages.automaticMenus(),
    schema: entrySchema(),
    collections: [...new Set([...departments, ...slugs.map((slug) => toHandle(slug))])],
    ...(await editorState(args, "shop.edit", SUBJECT)),
    preview: previewChoices(args),
  };
});

function entrySchema(): JsonSchema {
  const { properties } = jsonSchemaOf(MENUS as never) as JsonSchema;
  return properties?.["header"]?.properties?.["entries"]?.items ?? {};
}

const say = messagesIn(texts, "en");

export const action = acts({
  save: intent("change-setting", EditedValue, async ({ shop, pages, reload }, sent) => {
    const { database, taxonomy } = shop;
    const result = await changeSetting(database, MENUS, sent.value, {
      taxonomy,
      checkInShop: pages.check,
      seen: sent.version,
    });
    if (result.kind === "stale") return staleAnswer(database, SUBJECT, { ...sent, stored: result.stored });
    if (result.kind === "invalid") return refusalOf(result.errors);
    await reload();
    return { kind: "done", text: say("saved"), saved: await readVersioned(database.sql, MENUS as never) };
  }),
  preview: intent("see-settings", PreviewFields.extend({ value: JsonText }), async ({ pages }, fields) => {
    const checked = checkSetting(MENUS, fields.value);
    if (checked.kind === "invalid") return refusedPreview(checked.errors);
    const settings = new Map([[MENUS.name, checked.value as unknown]]);
    return { kind: "done", text: "", html: await pages.preview(previewedPage(fields), { settings }) };
  }),
});
