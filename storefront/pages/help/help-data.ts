// What the pages of the help centre show.

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
  /** What the help centre is called. */
  readonly helpName: string;
  readonly topics: readonly HelpTopic[];
  /** Without header and footer, for an app's web view: links leave the document by themselves. */
  readonly isBare: boolean;
  /** What was searched for. */
  readonly find: string;
}

export interface HelpPageData extends HelpFrame {
  readonly kind: "page";
  readonly path: string;
  readonly blocks: readonly Block[];
  /** Not translated: the text is English on a page that is not. */
  readonly isEnglish?: boolean;
  readonly isQuestions: boolean;
  /** ISO 8601; the day of the last change, where it matters. */
  readonly updated?: string;
}

export interface HelpHomeData extends HelpFrame {
  readonly kind: "home";
  readonly found: readonly FoundLink[];
}

/** There is no such page: what may have been meant. */
export interface HelpMissingData extends HelpFrame {
  readonly kind: "missing";
  readonly found: readonly FoundLink[];
}

export interface FoundLink extends HelpLink {
  /** The page that the part belongs to. */
  readonly page: string;
  /** Its description is English on a page that is not. */
  readonly isEnglish?: boolean;
}

export type HelpData = HelpPageData | HelpHomeData | HelpMissingData;
