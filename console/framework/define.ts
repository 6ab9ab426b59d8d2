// Routes of the console: a name, a path, a page for the browser and a server module with its loader and action.

import type { ComponentType } from "react";
import type { ConsoleHandler } from "./context.ts";

export interface ConsoleModule {
  readonly loader?: ConsoleHandler;
  readonly action?: ConsoleHandler;
}

export interface ConsoleRoute {
  readonly name: string;
  /** Below /console, as in React Router. */
  readonly path: string;
  readonly page: () => Promise<{ readonly default: ComponentType }>;
  /** Left out of the browser's build. */
  readonly server?: () => Promise<ConsoleModule>;
  /** Reads its data again after a refused form too, because what it shows is no longer true. Its forms must keep what was typed. */
  readonly reloadsWhenRefused?: true;
  /** A page outside the frame, which people see before they sign in. */
  readonly isOpen?: true;
  /** Source file of `page`, the key into the client manifest; filled in by the build. */
  readonly file?: string;
}

export function defineConsole<const Table extends readonly ConsoleRoute[]>(table: Table): Table {
  const names = new Set(table.map(({ name }) => name));
  if (names.size < table.length) throw new Error("Two routes of the console have the same name.");
  return table;
}
