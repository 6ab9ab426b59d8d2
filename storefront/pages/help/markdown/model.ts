// The model of a Markdown text: blocks of inline parts. Plain data without HTML, so that it can be sent as JSON.

export type Inline =
  | string
  | { readonly kind: "strong" | "emphasis"; readonly children: readonly Inline[] }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "link"; readonly href: string; readonly children: readonly Inline[] };

export type Block =
  | { readonly kind: "heading"; readonly level: 2 | 3; readonly id: string; readonly children: readonly Inline[] }
  | { readonly kind: "paragraph"; readonly children: readonly Inline[] }
  | { readonly kind: "list"; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: "table";
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  | { readonly kind: "quote"; readonly children: readonly Inline[] };

/** The text of the parts, without formatting. */
export const plainText = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (typeof part === "string") return part;
      return part.kind === "code" ? part.text : plainText(part.children);
    })
    .join("");

/** All words of a block, for searching and for structured data. */
export const blockText = (block: Block): string => {
  switch (block.kind) {
    case "list":
      return block.items.map(plainText).join(" ");
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(plainText).join(" ")).join(" ");
    default:
      return plainText(block.children);
  }
};

/** Replaces the addresses of links. */
export const withLinks = (blocks: readonly Block[], hrefOf: (href: string) => string): readonly Block[] => {
  const inline = (parts: readonly Inline[]): readonly Inline[] =>
    parts.map((part) => {
      if (typeof part === "string" || part.kind === "code") return part;
      const children = inline(part.children);
      return part.kind === "link" ? { ...part, children, href: hrefOf(part.href) } : { ...part, children };
    });
  return blocks.map((block): Block => {
    switch (block.kind) {
      case "list":
        return { ...block, items: block.items.map(inline) };
      case "table":
        return { ...block, head: block.head.map(inline), rows: block.rows.map((row) => row.map(inline)) };
      default:
        return { ...block, children: inline(block.children) };
    }
  });
};
