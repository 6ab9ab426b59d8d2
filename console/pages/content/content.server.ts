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
import type { AutomaticSection, StaffArgs } from "../../framework/context.ts";
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
  /**
   * The sections of these types that the automatic home page amounts to; empty if the page has sections of its own, null if it could not
   * be rendered.
   */
  readonly automatic: readonly AutomaticSection[] | null;
}

type StoredSection = SectionLinks & Pick<PageSection, "place" | "type">;

const storedIn = ({ value }: Versioned) => Object.values(value as Readonly<Record<string, StoredSection>>);

/** What the home page shows while the merchant has made none of its sections. Null if it could not be rendered. */
async function automaticHome(
  stored: readonly StoredSection[],
  { pages, onError }: Pick<StaffArgs, "pages" | "onError">,
): Promise<ContentData["automatic"]> {
  if (stored.some(({ place, type }) => place === "page" && isShownType(type))) return [];
  try {
    return await pages.automaticHome();
  } catch (error) {
    onError(error);
    return null;
  }
}

export const loader = loads("see-content", async (args): Promise<ContentData> => {
  const { shop } = args;
  const stored = await readSectionsById(shop.database.sql, shop.id);
  return {
    ...stored,
    automatic: await automaticHome(storedIn(stored), args),
    schema: sectionSchema() as JsonSchema,
    types: SECTION_TYPES,
    shownTypes: SECTION_TYPES.filter(isShownType),
    ...(await editorState(args, "content.edit", { kind: "content", id: shop.id })),
    preview: previewChoices(args),
  };
});

const say = messagesIn(texts, "en");

export const action = acts({
  save: intent("change-content", EditedValue, async (args, sent) => {
    const { database, id } = args.shop;
    const result = await changeSections(database, id, sent.value, {
      seen: sent.version,
      check: async (sections) => {
        const stored = storedIn(await readSectionsById(database.sql, id));
        const known = linkedBy([...stored, ...((await automaticHome(stored, args)) ?? [])]);
        return missingLinks(sections, known, args.pages.hasPage);
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
