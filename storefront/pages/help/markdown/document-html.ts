// A text as a complete HTML file that needs nothing else, for keeping. Pages are rendered by prose.tsx instead.

import { escapeHtml, languageOf, type LanguageCode } from "#catalogue";
import type { Block, Inline } from "./model.ts";

export interface KeptDocument {
  readonly title: string;
  readonly language: LanguageCode;
  readonly blocks: readonly Block[];
}

const STYLE = "max-width:40em;margin:2em auto;padding:0 1em;font:16px/1.6 sans-serif";

export function documentHtml({ title, language, blocks }: KeptDocument): string {
  const direction = languageOf(language)?.direction ?? "ltr";
  const head = `<meta charset="utf-8"><title>${escapeHtml(title)}</title>`;
  const body = [`<h1>${escapeHtml(title)}</h1>`, ...blocks.map(blockHtml)].join("\n");
  return `<!DOCTYPE html>\n<html lang="${language}" dir="${direction}"><head>${head}</head>\n<body style="${STYLE}">\n${body}\n</body></html>\n`;
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `<h${block.level} id="${escapeHtml(block.id)}">${inlineHtml(block.children)}</h${block.level}>`;
    case "paragraph":
      return `<p>${inlineHtml(block.children)}</p>`;
    case "quote":
      return `<blockquote>${inlineHtml(block.children)}</blockquote>`;
    case "list": {
      const tag = block.isOrdered ? "ol" : "ul";
      return `<${tag}>${block.items.map((item) => `<li>${inlineHtml(item)}</li>`).join("")}</${tag}>`;
    }
    case "table": {
      const row = (cells: readonly (readonly Inline[])[], tag: "th" | "td") =>
        `<tr>${cells.map((cell) => `<${tag}>${inlineHtml(cell)}</${tag}>`).join("")}</tr>`;
      return `<table>${row(block.head, "th")}${block.rows.map((cells) => row(cells, "td")).join("")}</table>`;
    }
  }
}

const inlineHtml = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (typeof part === "string") return escapeHtml(part);
      switch (part.kind) {
        case "strong":
          return `<strong>${inlineHtml(part.children)}</strong>`;
        case "emphasis":
          return `<em>${inlineHtml(part.children)}</em>`;
        case "code":
          return `<code>${escapeHtml(part.text)}</code>`;
        case "link":
          return `<a href="${escapeHtml(part.href)}">${inlineHtml(part.children)}</a>`;
      }
    })
    .join("");
