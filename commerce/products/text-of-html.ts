// Plain text of a description, for feeds and for pages without markup.

import sanitizeHtml from "sanitize-html";

/** Tags that separate words. All others are dropped without a space, so that "<b>w</b>ool" stays one word. */
const BREAKING = "p br div ul ol li h1 h2 h3 h4 h5 h6 dl dt dd table tr td th".split(" ");

export const textOfHtml = (html: string): string =>
  sanitizeHtml(html, { allowedTags: BREAKING, allowedAttributes: {} })
    .replaceAll(/<[^>]*>/g, " ")
    // The only characters that sanitize-html escapes in text.
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();

// Headings of imported descriptions, which product pages show in the visitor's language.
export const SIZE_AND_FIT = "Size and fit";
export const COMPOSITION_AND_CARE = "Composition and care";
