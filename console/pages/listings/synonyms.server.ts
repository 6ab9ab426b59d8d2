// Synonyms: lists them, changes one line at a time, and shows what a search would find with a line before it is saved.

import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { EVERYONE, LANGUAGES, messagesIn, type SearchWords, type Synonyms } from "#catalogue";
import { checkSetting, lineOf, readVersioned, SEARCH, synonymsFrom, type Setting } from "#commerce/settings";
import { all, readHits, type SearchQuery } from "#search/query";
import { textsBySynonyms } from "#search/synonyms";
import { viewerFilters } from "#search/visibility";
import type { StaffArgs } from "../../framework/context.ts";
import { acts, intent, loads, type ActionResult } from "../../framework/handlers.server.ts";
import type { Values } from "../../framework/merge.ts";
import { lastChangeOf } from "../../forms/last-change.server.ts";
import { synonyms as texts } from "../../locales/generated/synonyms.ts";
import { baseOf, changeLine, type Line } from "./change-line.server.ts";

export interface SynonymFields {
  readonly words: string;
  readonly finds: string;
  readonly language: string;
}

export interface SynonymsData {
  readonly lines: readonly (SynonymFields & { readonly at: number })[];
  readonly total: number;
  readonly version: string;
  /** The words that the list is filtered by. */
  readonly find: string;
  /** The line that is edited; -1 for a new one. */
  readonly edited: number;
  readonly fields: SynonymFields;
  /** The line as the editor found it, as JSON. */
  readonly base: string;
  readonly preview: SynonymPreview | null;
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  readonly lastChange: { readonly name: string; readonly at: string } | null;
}

export interface SynonymPreview {
  readonly query: string;
  readonly problem?: string;
  /** Products found now, and with the line. */
  readonly before: number;
  readonly after: number;
  /** True if there are more than were compared. */
  readonly isAtLeast: boolean;
  /** Titles of the first products that the line adds. */
  readonly added: readonly string[];
}

const text = z.string().max(2000).default("");
const Fields = z.object({ words: text, finds: text, language: text });

export const loader = loads("list-search-words", async (args): Promise<SynonymsData> => {
  const { shop, url } = args;
  const { value, version } = await readVersioned(shop.database.sql, SEARCH as unknown as Setting);
  const { synonyms } = readWords(value);
  const asked = Object.fromEntries(url.searchParams);
  const find = (asked["find"] ?? "").trim().toLowerCase();
  const at = Number(asked["edit"] ?? -1);
  const edited = Number.isInteger(at) && at >= 0 && at < synonyms.length ? at : -1;
  const listed = synonyms.map((group, place) => ({ at: place, ...fieldsOf(group) }));
  const query = (asked["try"] ?? "").trim().slice(0, 200);
  const given = Fields.safeParse(asked);
  const stored = edited < 0 ? NOTHING : fieldsOf(synonyms[edited]!);
  const isPreview = query !== "";
  const isGiven = edited < 0 || isPreview;
  const fields = isGiven && given.success ? given.data : stored;
  return {
    lines: listed.filter(({ words, finds }) => `${words}, ${finds}`.toLowerCase().includes(find)),
    total: listed.length,
    // A preview is no new start: others may have saved since the editor began.
    version: (isPreview && asked["version"]) || version,
    find,
    edited,
    fields,
    base: (isPreview && asked["base"]) || baseOf(linesOf(value), edited),
    preview: !isPreview ? null : await previewOf(args, query, readWords(value), edited, fields),
    languages: LANGUAGES.map(({ code, nativeName: name }) => ({ code, name })),
    lastChange: await lastChangeOf(shop.database, { kind: "setting", id: SEARCH.name }),
  };
});

const NOTHING: SynonymFields = { words: "", finds: "", language: "" };

/** A stored value of a later version may be one that this version does not know. */
function readWords(value: unknown): SearchWords {
  const checked = checkSetting(SEARCH, value);
  return checked.kind === "valid" ? checked.value : SEARCH.initial;
}

function fieldsOf(group: Synonyms): SynonymFields {
  const { words, finds, language = "" } = lineOf(group);
  return { words: words.join(", "), finds: finds.join(", "), language };
}

/** Products that are compared, and texts that one search becomes. */
const MOST_PRODUCTS = 1000;
const MOST_TEXTS = 40;
const MOST_TITLES = 6;

async function previewOf(
  { shop, onError }: StaffArgs,
  query: string,
  words: SearchWords,
  edited: number,
  fields: SynonymFields,
): Promise<SynonymPreview> {
  const nothing = { query, before: 0, after: 0, isAtLeast: false, added: [] };
  const line = synonymsFrom(fields);
  if ("problem" in line) return { ...nothing, problem: line.problem };
  const next = edited < 0 ? [...words.synonyms, line] : words.synonyms.with(edited, line);
  const language = fields.language || undefined;
  const found = async (synonyms: readonly Synonyms[]) => {
    const asked = textsBySynonyms(query, synonyms, language, MOST_TEXTS);
    const answers = await Promise.all(asked.map((one) => findProducts(shop, one)));
    const titles = new Map(answers.flatMap(({ products }) => products));
    return { titles, isWhole: asked.length < MOST_TEXTS && answers.every(({ isWhole }) => isWhole) };
  };
  try {
    const [before, after] = await Promise.all([found(words.synonyms), found(next)]);
    const added = [...new Set([...after.titles].filter(([id]) => !before.titles.has(id)).map(([, title]) => title))];
    return {
      query,
      before: before.titles.size,
      after: after.titles.size,
      isAtLeast: !before.isWhole || !after.isWhole,
      added: added.slice(0, MOST_TITLES),
    };
  } catch (error) {
    onError(error);
    return { ...nothing, problem: say("searchDown") };
  }
}

async function findProducts(shop: StaffArgs["shop"], words: string) {
  const query: SearchQuery = {
    text: words,
    wordRules: { hasSynonyms: false, isCorrected: false },
    filter: all(...viewerFilters(EVERYONE)),
    fields: ["title"],
    facets: [],
    limit: MOST_PRODUCTS,
  };
  const found = await shop.search.search(query);
  if (found.kind === "refused") throw new Error(`The index refused a preview: ${found.message}`);
  const titles = readHits(found.hits);
  return {
    products: found.hits.map(({ id }, at) => [id, String(titles[at]?.["title"] ?? id)] as const),
    isWhole: found.total <= MOST_PRODUCTS,
  };
}

const say = messagesIn(texts, "en");

const Edited = Fields.extend({
  version: text,
  base: z.string().max(50_000).default(""),
  at: z
    .string()
    .default("")
    .transform((number) => (/^\d+$/u.test(number) ? Number(number) : undefined)),
});
type Edited = z.output<typeof Edited>;

const linesOf = (value: unknown): readonly Line[] =>
  readWords(value).synonyms.map((group, at) => ({ at, values: { ...fieldsOf(group) } }));

/** Saves the line, or removes it without one. */
const change = (args: StaffArgs, { version, base, at, ...fields }: Edited, line: Synonyms | undefined) =>
  changeLine(
    args,
    {
      setting: SEARCH,
      linesOf,
      numberField: "at",
      wordsIn: ["words"],
      write: (value, place) => {
        const words = readWords(value);
        if (line && place === undefined && words.synonyms.some((one) => isDeepStrictEqual(lineOf(one), lineOf(line)))) {
          return refused({ words: say("known") }, sentFields({ version, base, at, ...fields }));
        }
        return { ...words, synonyms: withLine(words.synonyms, place, line) };
      },
      onInvalid: ([error]) => {
        const problem = say("wrong", { problem: error?.message ?? "" });
        const field = error?.path.includes("finds") ? "finds" : "words";
        return refused({ [field]: problem }, sentFields({ version, base, at, ...fields }));
      },
      say,
    },
    { version, base, at, yours: line && { ...fieldsOf(line) } },
  );

const withLine = (now: readonly Synonyms[], at: number | undefined, line: Synonyms | undefined): readonly Synonyms[] =>
  at === undefined ? [...now, ...(line ? [line] : [])] : line ? now.with(at, line) : now.toSpliced(at, 1);

const sentFields = ({ at, ...fields }: Edited): Values => ({ ...fields, at: String(at ?? "") });

/** The form keeps what was typed. */
const refused = (fields: Values, sent: Values): ActionResult => ({ kind: "refused", text: say("check"), fields, sent });

export const action = acts({
  save: intent("change-search-words", Edited, async (args, edited) => {
    const line = synonymsFrom(edited);
    if ("problem" in line) return refused({ [line.field]: line.problem }, sentFields(edited));
    return change(args, edited, line);
  }),
  remove: intent("change-search-words", Edited, async (args, edited) => change(args, edited, undefined)),
});
