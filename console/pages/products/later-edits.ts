// Edits that were typed while the form was being saved, applied to the stored product.

import type { StoredDraft } from "../../forms/drafts.ts";
import type { Values } from "../../framework/merge.ts";

/** Undefined without such edits. `version` and `stored` are of the product after the save. */
export function laterEdits(draft: StoredDraft | undefined, version: string, stored: Values): StoredDraft | undefined {
  if (!draft?.isSent || !draft.sent || draft.version === version) return undefined;
  const { sent, values: typed, others: _others, ...rest } = draft;
  const nameOf = storedIds(sent["variants"], stored["variants"]);
  const later = [...new Set([...Object.keys(sent), ...Object.keys(typed)])].filter(
    (name) => (typed[name] ?? "") !== (sent[name] ?? ""),
  );
  if (later.length === 0) return undefined;
  const edits = later.map((name) => {
    const value = typed[name] ?? "";
    return [nameOf(name), name === "variants" ? nameOf(value) : value] as const;
  });
  return { ...rest, version, base: stored, values: { ...stored, ...Object.fromEntries(edits) }, isSent: false };
}

/** Replaces the ids of new variants with those that the save has given them, which are at the same places. */
function storedIds(sent = "", stored = ""): (text: string) => string {
  const [before, after] = [sent.split("\n"), stored.split("\n")];
  const ids = before.length === after.length ? new Map(before.map((id, at) => [id, after[at] ?? id])) : new Map();
  return (text) => text.replaceAll(/new-\d+/gu, (id) => ids.get(id) ?? id);
}
