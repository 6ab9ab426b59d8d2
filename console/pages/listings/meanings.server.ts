// Meanings: lists the lines of the table with the products that each finds now, and changes one line at a time.

import { z } from "zod";
import { countMeanings, countOnSale } from "#browsing";
import { LANGUAGES, MEANING_SECTIONS, messagesIn } from "#catalogue";
import {
  checkSetting,
  meaningFrom,
  meaningLines,
  MEANINGS,
  readVersioned,
  SEARCH,
  withMeaning,
  withoutMeaning,
  type MeaningFields,
  type MeaningLine,
  type Setting,
} from "#commerce/settings";
import type { StaffArgs } from "../../framework/context.ts";
import { acts, intent, loads } from "../../framework/handlers.server.ts";
import type { Values } from "../../framework/merge.ts";
import { lastChangeOf } from "../../forms/last-change.server.ts";
import { baseOf, changeLine, type Line } from "./change-line.server.ts";
import { meaningCandidates, type MeaningCandidate } from "./meaning-candidates.server.ts";
import { meanings as texts } from "../../locales/generated/meanings.ts";

export interface ShownLine extends MeaningFields {
  /** Number of the line in the table. */
  readonly line: number;
  /** Products that it finds; null if the search is down. */
  readonly products: number | null;
}

export interface MeaningsData {
  readonly lines: readonly ShownLine[];
  /** Lines that the list is filtered to, and where the page begins, from 1. */
  readonly total: number;
  readonly from: number;
  readonly pageSize: number;
  readonly version: string;
  readonly filter: { readonly find: string; readonly language: string; readonly isIdle: boolean };
  readonly isSearchDown: boolean;
  /** True if no line can find anything, because nothing is on sale. */
  readonly isShopEmpty: boolean;
  /** The line that is edited; 0 for a new one. */
  readonly edited: number;
  readonly fields: MeaningFields;
  /** The line as the editor found it, as JSON. */
  readonly base: string;
  /** Products that the fields would find, or what is wrong with them. */
  readonly preview: { readonly products: number } | { readonly problem: string } | null;
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  readonly candidates: readonly MeaningCandidate[];
  readonly lastChange: { readonly name: string; readonly at: string } | null;
}

const PAGE = 50;

const text = z.string().max(5000).default("");
const Fields = z.object({
  phrases: text,
  means: text,
  things: text,
  section: z.string().max(20).default(MEANING_SECTIONS[0]),
  language: z.string().max(20).default(""),
  isIdiom: z.stringbool().default(false),
});
const Asked = Fields.extend({
  find: text,
  of: text,
  idle: text,
  preview: text,
  version: text,
  base: z.string().max(50_000).default(""),
  page: z.coerce.number().int().min(1).max(1000).catch(1),
  edit: z.coerce.number().int().min(0).catch(0),
});
type Asked = z.output<typeof Asked>;

const NOTHING: Asked = Asked.parse({ page: 1, edit: 0 });

export const loader = loads("list-search-words", async (args): Promise<MeaningsData> => {
  const { shop, url } = args;
  const { value, version } = await readVersioned(shop.database.sql, MEANINGS as unknown as Setting);
  const { data: asked = NOTHING } = Asked.safeParse(Object.fromEntries(url.searchParams));
  const all = meaningLines(tableOf(value));
  const filter = { find: asked.find.trim().toLowerCase(), language: asked.of, isIdle: asked.idle !== "" };
  const matching = all.filter(({ fields }) => isShown(fields, filter));
  const counted = await withCounts(args, filter.isIdle ? matching : pageOf(matching, asked.page));
  const idle = counted.lines.filter(({ products }) => products === 0);
  const edited = all.find(({ meaning }) => meaning.line === asked.edit);
  const isPreview = asked.preview !== "";
  const { phrases, means, things, section, language, isIdiom } = asked;
  const fields = edited && !isPreview ? edited.fields : { phrases, means, things, section, language, isIdiom };
  return {
    lines: filter.isIdle ? pageOf(idle, asked.page) : counted.lines,
    total: filter.isIdle ? idle.length : matching.length,
    from: (asked.page - 1) * PAGE + 1,
    pageSize: PAGE,
    // A preview is no new start: others may have saved since the editor began.
    version: (isPreview && asked.version) || version,
    filter,
    isSearchDown: counted.isDown,
    isShopEmpty: counted.isShopEmpty,
    edited: edited?.meaning.line ?? 0,
    fields,
    base: (isPreview && asked.base) || baseOf(linesOf(value), asked.edit),
    preview: isPreview ? await previewOf(args, fields, tableOf(value)) : null,
    languages: LANGUAGES.map(({ code, nativeName: name }) => ({ code, name })),
    candidates: await meaningCandidates(args, all),
    lastChange: await lastChangeOf(shop.database, { kind: "setting", id: MEANINGS.name }),
  };
});

/** A stored value of a later version may be one that this version does not know. */
function tableOf(value: unknown): string {
  const checked = checkSetting(MEANINGS, value);
  return (checked.kind === "valid" ? checked.value : MEANINGS.initial).table;
}

const isShown = (fields: MeaningFields, { find, language }: MeaningsData["filter"]): boolean =>
  (language === "" || fields.language === language) &&
  `${fields.phrases} = ${fields.means} @ ${fields.things}`.toLowerCase().includes(find);

const pageOf = <One>(lines: readonly One[], page: number): readonly One[] =>
  lines.slice((page - 1) * PAGE, page * PAGE);

async function withCounts(
  { shop, onError }: StaffArgs,
  lines: readonly MeaningLine[],
): Promise<Pick<MeaningsData, "lines" | "isShopEmpty"> & { readonly isDown: boolean }> {
  const meanings = lines.map(({ meaning }) => meaning);
  const shown = (products: readonly number[] | undefined) =>
    lines.map(({ fields, meaning }, at) => ({ ...fields, line: meaning.line, products: products?.[at] ?? null }));
  try {
    const counts = await countMeanings(shop.search, meanings, shop.setting(SEARCH).synonyms);
    const isShopEmpty = counts.every((products) => products === 0) && (await countOnSale(shop.search)) === 0;
    return { lines: shown(counts), isShopEmpty, isDown: false };
  } catch (error) {
    onError(error);
    return { lines: shown(undefined), isShopEmpty: false, isDown: true };
  }
}

async function previewOf(args: StaffArgs, fields: MeaningFields, table: string): Promise<MeaningsData["preview"]> {
  const line = meaningFrom(fields, table);
  if ("problem" in line) return { problem: line.problem };
  const { lines } = await withCounts(args, [{ meaning: line.meaning, fields }]);
  const products = lines[0]?.products ?? null;
  return products === null ? { problem: say("searchDown") } : { products };
}

const say = messagesIn(texts, "en");

const Edited = Fields.extend({
  version: text,
  base: z.string().max(50_000).default(""),
  line: z
    .string()
    .default("")
    .transform((number) => (/^[1-9]\d*$/u.test(number) ? Number(number) : undefined)),
});
type Edited = z.output<typeof Edited>;

const linesOf = (value: unknown): readonly Line[] =>
  meaningLines(tableOf(value)).map(({ meaning, fields }) => ({ at: meaning.line, values: valuesOf(fields) }));

const valuesOf = ({ isIdiom, ...fields }: MeaningFields): Values => ({ ...fields, isIdiom: String(isIdiom) });

const change = (args: StaffArgs, { version, base, line, ...fields }: Edited, how: "save" | "remove") =>
  changeLine(
    args,
    {
      setting: MEANINGS,
      linesOf,
      numberField: "line",
      wordsIn: ["phrases"],
      write: (value, at) => {
        const table = tableOf(value);
        if (how === "remove") return { table: at === undefined ? table : withoutMeaning(table, at) };
        const next = withMeaning(table, fields, at);
        if (!("problem" in next)) return { table: next.table };
        const sent = { ...valuesOf(fields), version, base, line: String(line ?? 0) };
        return { kind: "refused", text: say("check"), fields: { [next.field]: next.problem }, sent };
      },
      onInvalid: ([error]) => ({ kind: "refused", text: say("wrong", { problem: error?.message ?? "" }) }),
      say,
    },
    { version, base, at: line, yours: how === "save" ? valuesOf(fields) : undefined },
  );

export const action = acts({
  save: intent("change-search-words", Edited, async (args, edited) => change(args, edited, "save")),
  remove: intent("change-search-words", Edited, async (args, edited) => change(args, edited, "remove")),
});
