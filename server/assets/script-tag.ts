// The script element of a document. It loads a small script, which loads the entry and its modules when they are needed
// (storefront/entry-first.ts).

/** Sources, which are keys of the client manifest. */
export const FIRST = "storefront/entry-first.ts";
export const ENTRY = "storefront/entry-client.tsx";

interface Files {
  readonly first: string;
  readonly entry: string;
  /** Modules that the page needs besides the entry. */
  readonly modules: readonly string[];
  readonly isCrossOrigin?: boolean;
}

/**
 * Async, so that it runs before the document is complete: visitors may tap on what they see. Of low priority, so that styles, fonts and
 * the first picture come first.
 */
export const scriptTag = ({ first, entry, modules, isCrossOrigin = false }: Files): string =>
  `<script type="module" async fetchpriority="low" src="${first}" data-entry="${entry}" data-modules="${modules.join(" ")}"${isCrossOrigin ? " crossorigin" : ""}></script>`;
