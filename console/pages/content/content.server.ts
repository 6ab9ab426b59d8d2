// The sections of the shop: announcements, the home page and the stories of departments, edited as one draft.

import { messagesIn } from "#catalogue";
import {
  changeSections,
  checkSections,
  isShownType,
  readSectionsById,
  SECTION_TYPES,
  sectionSchema,
  type PageSection,
} from "#commerce/content";
import { EditedValue, refusalOf, refusedPreview, staleAnswer } from "../../forms/edited-value.server.ts";
import type { JsonSchema } from "../../forms/json-schema.ts";
import { editorState, type EditorState } from "../../forms/editor-state.server.ts";
import type { AutomaticSection, ShopPages } from "../../framework/context.ts";
import { acts, intent, loads, type Versioned } from "../../framework/handlers.server.ts";
import { content as texts } from "../../locales/generated/content.ts";
import {
  JsonText,
  PreviewFields,
  previewChoices,
  previewedPage,
  type PreviewChoices,
} from "../../preview/preview.server.ts";
import { linkedBy, missingLinks, type SectionLinks } from "./links.server.ts";

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

type StoredSection = SectionLinks & Pick<PageSection, "place" | "type">;

const storedIn = ({ value }: Versioned) => Object.values(value as Readonly<Record<string, StoredSection>>);

/** What the home page shows while the merchant has made none of its sections. */
const automaticFor = async (stored: readonly StoredSection[], pages: ShopPages): Promise<readonly AutomaticSection[]> =>
  stored.every(({ place, type }) => place !== "page" || !isShownType(type)) ? pages.automaticHome() : [];

export const loader = loads("see-content", async (args): Promise<ContentData> => {
  const { shop, pages } = args;
  const stored = await readSectionsById(shop.database.sql, shop.id);
  return {
    ...stored,
    automatic: await automaticFor(storedIn(stored), pages),
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
    const result = await changeSections(database, id, sent.value, {
      seen: sent.version,
      check: async (sections) => {
        const stored = storedIn(await readSectionsById(database.sql, id));
        const known = linkedBy([...stored, ...(await automaticFor(stored, pages))]);
        return missingLinks(sections, known, pages.hasPage);
      },
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
