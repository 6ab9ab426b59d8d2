// The sections of the shop: announcements, the home page and the stories of departments, edited as one draft.

import { messagesIn } from "#catalogue";
import {
  changeSections,
  checkSections,
  isShownType,
  readSectionsById,
  SECTION_TYPES,
  sectionSchema,
} from "#commerce/content";
import { EditedValue, refusalOf, refusedPreview, staleAnswer } from "../../forms/edited-value.server.ts";
import type { JsonSchema } from "../../forms/json-schema.ts";
import { editorState, type EditorState } from "../../forms/editor-state.server.ts";
import type { AutomaticSection } from "../../framework/context.ts";
import { acts, intent, loads, type Versioned } from "../../framework/handlers.server.ts";
import { content as texts } from "../../locales/generated/content.ts";
import {
  JsonText,
  PreviewFields,
  previewChoices,
  previewedPage,
  type PreviewChoices,
} from "../../preview/preview.server.ts";
import { missingLinks } from "./links.server.ts";

export interface ContentData extends Versioned, EditorState {
  /** Schema of one section. */
  readonly schema: JsonSchema;
  readonly types: readonly string[];
  readonly preview: PreviewChoices;
  /** Types of sections that the home page shows; others are settings. */
  readonly shownTypes: readonly string[];
  /** The sections of these types that the automatic home page amounts to; empty if the page has sections of its own. */
  readonly automatic: readonly AutomaticSection[];
}

export const loader = loads("see-content", async (args): Promise<ContentData> => {
  const { shop, pages } = args;
  const stored = await readSectionsById(shop.database.sql, shop.id);
  const isAutomatic = Object.values(stored.value as Readonly<Record<string, { place: string; type: string }>>).every(
    ({ place, type }) => place !== "page" || !isShownType(type),
  );
  return {
    ...stored,
    automatic: isAutomatic ? await pages.automaticHome() : [],
    schema: sectionSchema() as JsonSchema,
    types: SECTION_TYPES,
    shownTypes: SECTION_TYPES.filter(isShownType),
    ...(await editorState(args, "content.edit", { kind: "content", id: shop.id })),
    preview: previewChoices(args),
  };
});

const say = messagesIn(texts, "en");

export const action = acts({
  save: intent("change-content", EditedValue, async ({ shop, pages }, sent) => {
    const { database, id } = shop;
    const drafts = sent.value as Readonly<Record<string, unknown>>;
    const isChanged = (section: { readonly id: string }) =>
      sent.base[section.id] !== JSON.stringify(drafts[section.id]);
    const result = await changeSections(database, id, sent.value, {
      seen: sent.version,
      // The others were checked when they were saved; every page is rendered for it.
      check: (sections) => missingLinks(sections.filter(isChanged), pages.hasPage),
    });
    if (result.kind === "stale") {
      // With the defaults that it would be stored with.
      const checked = checkSections(id, sent.value);
      const value =
        checked.kind === "valid"
          ? Object.fromEntries(checked.sections.map(({ shopId: _shop, ...section }) => [section.id, section]))
          : sent.value;
      return staleAnswer(database, { kind: "content", id }, { ...sent, value, stored: result.stored });
    }
    if (result.kind === "invalid") return refusalOf(result.errors);
    return { kind: "done", text: say("saved"), saved: await readSectionsById(database.sql, id) };
  }),
  preview: intent("see-content", PreviewFields.extend({ value: JsonText }), async ({ shop, pages }, fields) => {
    const checked = checkSections(shop.id, fields.value);
    if (checked.kind === "invalid") return refusedPreview(checked.errors);
    const html = await pages.preview(previewedPage(fields), { sections: checked.sections });
    return { kind: "done", text: "", html };
  }),
});
