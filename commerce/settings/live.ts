// The settings of a running process, which follow changes in every process of the shop.

import type { Database } from "#commerce/database";
import { checkSetting, type ReadSetting, type Setting } from "./setting.ts";
import { SETTINGS } from "./settings.ts";
import { readSettings } from "./store.ts";

export interface LiveSettings {
  readonly read: ReadSetting;
  /** Increases with every change, for caches. */
  readonly revision: () => number;
  /** Reads them again. The process that changes one calls this, so that its next request has the change. */
  readonly reload: () => Promise<void>;
  /** Calls the listener after each reload. */
  readonly onChange: (listener: () => void) => void;
  readonly close: () => void;
}

/** A stored value that this version refuses is reported, and the setting has its initial value. */
export async function openSettings(database: Database, onError: (error: unknown) => void): Promise<LiveSettings> {
  let revision = database.revisions.of("settings");
  let stored = await readSettings(database);
  let checked = new Map<string, unknown>();
  const listeners: (() => void)[] = [];
  const reload = async (): Promise<void> => {
    const next = database.revisions.of("settings");
    const values = await readSettings(database);
    // An earlier reading may arrive later.
    if (next < revision) return;
    [revision, stored, checked] = [next, values, new Map()];
    for (const listener of listeners) listener();
  };
  const valueOf = <Value>(setting: Setting<Value>): Value => {
    if (!stored.has(setting.name)) return setting.initial;
    const result = checkSetting(setting, stored.get(setting.name));
    if (result.kind === "valid") return result.value;
    const reasons = result.errors.map(({ path, message }) => `${path} ${message}`.trim());
    onError(new Error(`The stored setting "${setting.name}" is not valid: ${reasons.join("; ")}`));
    return setting.initial;
  };
  const read: ReadSetting = <Value>(setting: Setting<Value>): Value => {
    if (!checked.has(setting.name)) checked.set(setting.name, valueOf(setting));
    return checked.get(setting.name) as Value;
  };
  // Reported at once: mails read theirs in their own transactions, and use the default for one that no longer fits.
  const report = (): void => SETTINGS.forEach((setting) => void read(setting));
  report();
  listeners.push(report);
  let isClosed = false;
  const follow = (): void =>
    void reload().catch((error: unknown) => {
      // The database may close during the last reading.
      if (!isClosed) onError(error);
    });
  const stop = database.revisions.on("settings", follow);
  return {
    read,
    revision: () => revision,
    reload,
    onChange: (listener) => void listeners.push(listener),
    close: () => {
      isClosed = true;
      stop();
    },
  };
}
