// The data of the help centre's pages.

import type { Block } from "./markdown/model.ts";

export interface HelpLink {
  readonly name: string;
  readonly href: string;
  readonly description?: string;
}

export interface HelpTopic {
  readonly name: string;
  readonly links: readonly HelpLink[];
}

interface HelpFrame {
  readonly title: string;
  readonly seoTitle: string;
  readonly description: string;
  readonly canonical?: string;
  readonly robots?: string;
  /** Address of the help centre's list, which also searches. */
  readonly home: string;
  /** Name of the help centre. */
  readonly helpName: string;
  readonly topics: readonly HelpTopic[];
  /** Without header and footer, for an app's web view, where links load documents. */
  readonly isBare: boolean;
  /** Search query. */
  readonly find: string;
}

export interface HelpPageData extends HelpFrame {
  readonly kind: "page";
  readonly path: string;
  readonly blocks: readonly Block[];
  /** True if the text is not translated and the page is in another language. */
  readonly isEnglish?: boolean;
  readonly isQuestions: boolean;
  /** ISO 8601; the day of the last change, where it matters. */
  readonly updated?: string;
}

export interface HelpHomeData extends HelpFrame {
  readonly kind: "home";
  readonly found: readonly FoundLink[];
}

/** Suggestions for a page that does not exist. */
export interface HelpMissingData extends HelpFrame {
  readonly kind: "missing";
  readonly found: readonly FoundLink[];
}

export interface FoundLink extends HelpLink {
  /** The page that the part belongs to. */
  readonly page: string;
  /** True if its description is not translated and the page is in another language. */
  readonly isEnglish?: boolean;
}

export type HelpData = HelpPageData | HelpHomeData | HelpMissingData;
