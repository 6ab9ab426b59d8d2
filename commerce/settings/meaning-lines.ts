// The table of meanings line by line, as forms and commands have it. Pure.

import { languageOf, MEANING_SECTIONS, type Meaning, parseMeanings } from "#catalogue";

/** A line in its parts, as they are typed. */
export interface MeaningFields {
  /** With commas. */
  readonly phrases: string;
  /** Alternatives with commas, the next best after a slash. */
  readonly means: string;
  /** Types with commas, to show if nothing else names a thing. */
  readonly things: string;
  readonly section: string;
  /** Code; empty for every language. */
  readonly language: string;
  /** It applies although its words are found as typed. */
  readonly isIdiom: boolean;
}

export interface MeaningLine {
  readonly fields: MeaningFields;
  readonly meaning: Meaning;
}

/** The lines of a table, without those that cannot be read. */
export function meaningLines(table: string): readonly MeaningLine[] {
  const written = table.split("\n");
  return parseMeanings(table).meanings.map((meaning) => ({ meaning, fields: fieldsOf(meaning, written) }));
}

function fieldsOf(meaning: Meaning, written: readonly string[]): MeaningFields {
  const { line, section, language, phrases, isIdiom } = meaning;
  const things = meaning.as === undefined ? meaning.things : [];
  const text = written[line - 1]!;
  const means = tidy(text.slice(text.indexOf("=") + 1).split("@")[0]!);
  return { phrases: phrases.join(", "), means, things: things.join(", "), section, language: language ?? "", isIdiom };
}

export type MeaningProblem = { readonly problem: string; readonly field: keyof MeaningFields };

/** The table with the line added, or in place of the one with this number; or a sentence about what is wrong. */
export function withMeaning(
  table: string,
  given: MeaningFields,
  replaced?: number,
): { readonly table: string; readonly meaning: Meaning } | MeaningProblem {
  const line = meaningFrom(given, table);
  if ("problem" in line) return line;
  const { meaning, text } = line;
  const same = ({ section, language }: Meaning) => section === meaning.section && language === meaning.language;
  const others = parseMeanings(table).meanings.filter((other) => same(other) && other.line !== replaced);
  const known = new Map(others.flatMap((other) => other.phrases.map((phrase) => [phrase.toLowerCase(), other])));
  const twice = meaning.phrases.find((phrase) => known.has(phrase.toLowerCase()));
  if (twice !== undefined) {
    const { phrases } = known.get(twice.toLowerCase())!;
    return { field: "phrases", problem: `“${twice}” already has a line: ${phrases.join(", ")}. Change that one.` };
  }
  return { table: placed(table, headingOf(meaning), text, replaced), meaning };
}

/** One line, which may take the meaning of another line of the table. */
export function meaningFrom(
  given: MeaningFields,
  table: string,
): { readonly text: string; readonly meaning: Meaning } | MeaningProblem {
  const [phrases, means] = [tidy(given.phrases), tidy(given.means)];
  const things = tidy(given.things).replaceAll(/\s*[,|]\s*/gu, "|");
  const section = MEANING_SECTIONS.find((one) => one === given.section);
  const language = given.language === "" ? undefined : languageOf(given.language)?.code;
  if (!section)
    return { field: "section", problem: `“${given.section}” is none of ${MEANING_SECTIONS.join(", ")}. Choose one.` };
  if (given.language !== "" && !language)
    return { field: "language", problem: `“${given.language}” is no language of the shop. Use a code such as fr.` };
  if (phrases.replaceAll(/[\s,]/gu, "") === "")
    return { field: "phrases", problem: "Enter the words or phrases of shoppers, separated by commas." };
  if (/[=@[\]#!]/u.test(phrases))
    return { field: "phrases", problem: "Enter words and commas only, without = @ [ ] # and !." };
  if (means === "")
    return {
      field: "means",
      problem: "Enter what the words mean in the catalogue, such as gown, silk / type:Dresses.",
    };
  if (/[=@]/u.test(means)) return { field: "means", problem: "Enter the meaning without = and @." };
  if (/[=@/]/u.test(things)) return { field: "things", problem: "Enter types with commas, such as Dresses, Suits." };
  const text = `${given.isIdiom ? "! " : ""}${phrases} = ${means}${things === "" ? "" : ` @ ${things}`}`;
  const others = table.trimEnd();
  const number = others.split("\n").length + 2;
  const { meanings, errors } = parseMeanings(`${others}\n[${section}${language ? ` ${language}` : ""}]\n${text}`);
  const meaning = meanings.find(({ line }) => line === number);
  if (meaning) return { text, meaning };
  return { field: "means", problem: `${upper(errors.find(({ line }) => line === number)?.message ?? "")}.` };
}

/** The table without the line of a number. */
export const withoutMeaning = (table: string, line: number): string =>
  table
    .split("\n")
    .filter((_, at) => at !== line - 1)
    .join("\n");

const tidy = (text: string): string => text.replaceAll(/\s+/gu, " ").trim();
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const headingOf = ({ section, language }: Pick<Meaning, "section" | "language">): string =>
  `[${section}${language ? ` ${language}` : ""}]`;

/** A changed line stays where it is unless its heading changes; a new one follows the last of its heading. */
function placed(table: string, heading: string, text: string, replaced: number | undefined): string {
  const lines = table.split("\n");
  if (replaced !== undefined) {
    const above = lines.slice(0, replaced - 1).findLast(isHeading);
    if (above && plainHeading(above) === heading) return lines.with(replaced - 1, text).join("\n");
  }
  const rest = replaced === undefined ? lines : lines.toSpliced(replaced - 1, 1);
  const at = rest.findLastIndex((line) => isHeading(line) && plainHeading(line) === heading);
  if (at < 0) return `${rest.join("\n").trimEnd()}\n\n${heading}\n${text}\n`;
  const next = rest.findIndex((line, place) => place > at && isHeading(line));
  const last = rest.findLastIndex((line, place) => place < (next < 0 ? rest.length : next) && line.trim() !== "");
  return rest.toSpliced(last + 1, 0, text).join("\n");
}

const isHeading = (line: string): boolean => /^\s*\[.*\]\s*$/u.test(line);
const plainHeading = (line: string): string => `[${tidy(line.trim().slice(1, -1))}]`;
