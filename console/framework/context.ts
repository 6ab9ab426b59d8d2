// The context of every loader and action of the console: the member of staff, and the shop's operations.

import type { DraftCheckout } from "#commerce/checkout";
import type { ContentDraft } from "#commerce/content";
import type { TableSample } from "#commerce/foreign-feeds";
import type { Look } from "#commerce/looks";
import type { CheckInShop } from "#commerce/settings";
import type { SystemReport } from "#commerce/system";
import type { ProductWithVariants } from "#commerce/products";
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
  /** Keeps a picture that was uploaded, under an address of `fileAddress`. */
  readonly addPicture: (address: string, bytes: Uint8Array) => Promise<AddedPicture>;
  readonly imports: ConsoleImports;
  readonly webhooks: ConsoleWebhooks;
  readonly pages: ShopPages;
  readonly services: readonly ServiceState[];
  readonly system: ConsoleSystem;
}

export interface ConsoleSystem {
  readonly report: () => Promise<SystemReport>;
  /** Rebuilds the search index in the background; the report has the progress. */
  readonly rebuildIndex: () => void;
  /** Called when mails, pictures or other deliveries have become due. */
  readonly onDue: () => void;
}

export type AddedPicture =
  | { readonly kind: "kept"; readonly address: string }
  /** `message` is the end of a sentence for the merchant. */
  | { readonly kind: "refused" | "exists" | "busy"; readonly message: string };

/** Files of products that are uploaded in parts, and imported in the background. */
export interface ConsoleImports {
  /** The first error in the options of an import; undefined if there is none. */
  readonly problemIn: (options: Readonly<Record<string, string>>) => Promise<OptionProblem | undefined>;
  /** The beginning of an uploaded file; undefined if it is no table, or no longer there. */
  readonly tableOf: (id: string) => Promise<TableSample | undefined>;
  /** Adds bytes at a position; returns the size of the file, from which the next part continues. */
  readonly keepPart: (id: string, at: number, bytes: Uint8Array) => Promise<number>;
  readonly removeFiles: (ids: readonly string[]) => Promise<void>;
  /** Called when an import has to be checked or applied. */
  readonly onDue: () => void;
}

export interface OptionProblem {
  /** The name of the option in the admin API, if one alone is wrong. */
  readonly option?: string | undefined;
  /** The mistake, as the end of a sentence that begins with the option, or else as a sentence. */
  readonly message: string;
}

export interface ConsoleWebhooks {
  /** The problem with a receiver's URL, as the end of a sentence; undefined if there is none. */
  readonly urlProblem: (url: string) => string | undefined;
  readonly send: SendWebhook;
  /** Called when deliveries have become due. */
  readonly onDue: () => void;
}

/** The shop itself, as its visitors see it. */
export interface ShopPages {
  /** True if the shop has a page at this address, which has no country prefix. */
  readonly hasPage: (address: string) => Promise<boolean>;
  /** Menu entries that the shop creates automatically. */
  readonly automaticMenus: () => Readonly<Record<"header" | "footer", readonly AutomaticEntry[]>>;
  /** The sections of the home page of a shop whose merchant has made none. */
  readonly automaticHome: () => Promise<readonly AutomaticSection[]>;
  /** Checks a setting against the shop. */
  readonly check: CheckInShop;
  /** The document of a page, with drafts in place of what is stored. */
  readonly preview: (page: PreviewedPage, drafts: Drafts) => Promise<string>;
}

/** An entry of a menu that the taxonomy or the shop's pages give, with those inside it. */
export interface AutomaticEntry {
  readonly id: string;
  /** In English. */
  readonly name: string;
  readonly inside: readonly AutomaticEntry[];
}

/** In English. */
export interface AutomaticSection {
  readonly type: string;
  readonly title: string;
  readonly link: string | null;
  readonly items: readonly {
    readonly image?: string;
    readonly text?: string;
    readonly url?: string;
    /** For the alternative text of the picture. */
    readonly productName?: string;
    readonly isPhotograph?: boolean;
  }[];
}

export interface PreviewedPage {
  /** With or without a market: "/fr/collections/women". */
  readonly path: string;
  readonly language: string;
  readonly isMobile: boolean;
}

export interface Drafts extends ContentDraft {
  /** Checked values by the name of their setting. */
  readonly settings?: ReadonlyMap<string, unknown>;
  /** A product as its editor has it; its page shows it in place of the stored one. */
  readonly product?: ProductWithVariants;
  /** Merchandising rules with their drafts; as shoppers see them by default. */
  readonly rules?: "live" | "draft";
  /** Rule contexts of the visitor beside those of the page. */
  readonly ruleContexts?: readonly string[];
  /** A look as its editor has it, in place of the stored one with its id. */
  readonly look?: Look;
  /** Contents and destination of the cart; empty by default. */
  readonly cart?: DraftCheckout;
}

/** A service that is configured in the environment, where its secrets stay. */
export interface ServiceState {
  /** Name of the setting that it belongs to. */
  readonly setting: string;
  readonly variable: string;
  /** Value of a variable that is no secret; null for a secret, or if it is not set. */
  readonly value: string | null;
  readonly isSet: boolean;
}

export interface ConsoleContext extends ConsoleServices {
  /** Null on pages that people see before they sign in. */
  readonly signedIn: StaffSession | null;
  readonly session: TokenPort;
  /** Identifies a sign-in that waits for the second factor. */
  readonly pending: TokenPort;
  /** Marks a browser in which someone has signed in. */
  readonly device: TokenPort;
  readonly theme: Theme;
  readonly requestId: string;
  readonly network: string;
  /** User-Agent header. */
  readonly agent: string;
  readonly now: Date;
  /** Headers of the answer. */
  readonly out: Headers;
  /** Answers with a file in place of the console's page. */
  readonly answerWith: (response: Response) => void;
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
