// Every setting, with its last editor.

import { searchAudit } from "#commerce/audit";
import { readSettings } from "#commerce/settings";
import { loads } from "../../framework/handlers.server.ts";

export interface SettingsData {
  /** Names of the settings that a merchant has changed. */
  readonly changed: readonly string[];
  readonly last: Readonly<Record<string, { readonly name: string; readonly at: string }>>;
}

/** Entries of the audit in which the last changes are looked for. */
const LATEST = 200;

export const loader = loads("see-settings", async ({ shop: { database } }): Promise<SettingsData> => {
  const [stored, { entries }] = await Promise.all([
    readSettings(database),
    searchAudit(database, { subject: { kind: "setting" }, limit: LATEST }),
  ]);
  // The latest entry comes first, so that it is written last.
  const last = entries
    .toReversed()
    .map(({ subjectId, operatorName, at }) => [subjectId, { name: operatorName, at: at.toISOString() }] as const);
  return { changed: [...stored.keys()], last: Object.fromEntries(last) };
});
