// The context of every loader and action of the console: the member of staff, and the shop's operations.

import type { SystemReport } from "#commerce/system";
import type { SendWebhook } from "#commerce/webhooks";
import type { Operator, StaffSession } from "#commerce/staff";
import type { Shop, TokenPort } from "#storefront/framework/context.ts";

/** The parts of the running shop that only merchants use. */
export interface ConsoleServices {
  readonly shop: Shop;
  /** Reads the taxonomy and the settings again after a change. */
  readonly reload: () => Promise<unknown>;
  /** Brings changed products into the search index. */
  readonly onProductsChanged: () => void;
  readonly webhooks: ConsoleWebhooks;
  readonly system: ConsoleSystem;
}

export interface ConsoleSystem {
  readonly report: () => Promise<SystemReport>;
  /** Rebuilds the search index in the background; the report has the progress. */
  readonly rebuildIndex: () => void;
  /** Called when mails, pictures or other deliveries have become due. */
  readonly onDue: () => void;
}

export interface ConsoleWebhooks {
  /** What is wrong with a receiver's URL, as the end of a sentence; undefined if nothing is. */
  readonly urlProblem: (url: string) => string | undefined;
  readonly send: SendWebhook;
  /** Called when deliveries have become due. */
  readonly onDue: () => void;
}

export interface ConsoleContext extends ConsoleServices {
  /** Null on pages that people see before they sign in. */
  readonly signedIn: StaffSession | null;
  readonly session: TokenPort;
  /** Of a sign-in that waits for the second factor. */
  readonly pending: TokenPort;
  readonly theme: Theme;
  readonly requestId: string;
  readonly network: string;
  /** User-Agent header. */
  readonly agent: string;
  readonly now: Date;
  /** Headers of the answer. */
  readonly out: Headers;
  readonly onError: (error: unknown) => void;
}

/** "system" follows the device. */
export type Theme = "light" | "dark" | "system";

export interface ConsoleArgs extends ConsoleContext {
  readonly request: Request;
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Arguments of a handler that only staff reach. */
export interface StaffArgs extends ConsoleArgs {
  readonly staff: StaffSession["staff"];
  readonly operator: Operator;
}

type Answer = object | string | number | boolean | null | Response;

/** Made by `loads` and `acts` (handlers.server.ts), so that each names its operation. */
export interface ConsoleHandler {
  readonly operations: readonly string[];
  readonly run: (args: ConsoleArgs) => Answer | Promise<Answer>;
}
