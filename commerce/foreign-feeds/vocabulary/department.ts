// Derives departments from Google's gender and age group, or from the words of tags and types.

import { departmentInName, type Gender, type Taxonomy, toHandle, type Wearer } from "#catalogue";

interface AudienceHints {
  /** Google's "female", "male", "unisex", or words such as "Women". */
  readonly gender?: string | undefined;
  /** Google's "adult", "kids", "toddler", "infant", "newborn"; "teens" too. */
  readonly ageGroup?: string | undefined;
  /** Texts that may name a department: tags, types, categories. */
  readonly texts: readonly string[];
}

/** Ids of departments; empty if there are no hints. */
export function departmentsIn(taxonomy: Taxonomy, { gender, ageGroup, texts }: AudienceHints): readonly string[] {
  const named = texts.map(toHandle).filter((id) => taxonomy.isWearer(id));
  if (named.length > 0) return [...new Set(named)];
  const genders = gendersOf(gender ?? "");
  const stage = stageOf(ageGroup ?? "") ?? texts.map(stageOf).find((one) => one !== undefined) ?? "adult";
  const found = genders.length > 0 ? genders : [...new Set(texts.flatMap(gendersOf))];
  if (found.length === 0 && stage === "adult") return [];
  return (found.length === 0 ? BOTH : found).flatMap(
    (one) =>
      taxonomy.departments.find(
        (department) => department.gender === one && WEARERS_OF[stage].some((wearer) => wearer === department.wearer),
      )?.id ?? [],
  );
}

type Stage = "adult" | "kids" | "baby" | "teen";
const BOTH: readonly Gender[] = ["female", "male"];

function gendersOf(text: string): readonly Gender[] {
  if (/\bunisex\b/iu.test(text)) return BOTH;
  const hers = departmentInName(text) === "women" || /\b(?:female|ladies|girls?|womens)\b/iu.test(text);
  const his = departmentInName(text) === "men" || /\b(?:male|gentlemen|boys?|mens)\b/iu.test(text);
  return [...(hers ? (["female"] as const) : []), ...(his ? (["male"] as const) : [])];
}

function stageOf(text: string): Stage | undefined {
  if (/\b(?:newborns?|infants?|toddlers?|bab(?:y|ies))\b/iu.test(text)) return "baby";
  if (/\bteen(?:s|agers?)?\b/iu.test(text)) return "teen";
  if (/\b(?:kids?|child(?:ren)?|girls?|boys?)\b/iu.test(text)) return "kids";
  return /\badults?\b/iu.test(text) ? "adult" : undefined;
}

const WEARERS_OF: Readonly<Record<Stage, readonly Wearer[]>> = {
  adult: ["women", "men"],
  kids: ["child"],
  baby: ["baby"],
  teen: ["teen"],
};
