// Renders the blocks of a Markdown text. It contains no raw HTML.
import { Fragment, type ReactNode } from "react";
import type { Block, Inline } from "./markdown/model.ts";
import { useListed } from "#storefront/ui/use-listed.ts";
import { Sideways } from "#storefront/pages/size-guide/sideways.tsx";
import styles from "./prose.module.css";

interface Props {
  readonly blocks: readonly Block[];
  /** Headings of level three are questions that unfold. */
  readonly isQuestions?: boolean;
  /** True if links load documents. */
  readonly isNative?: boolean;
}

export function Prose({ blocks, isQuestions = false, isNative = false }: Props) {
  const rendered = isQuestions ? (
    <Questions blocks={blocks} isNative={isNative} />
  ) : (
    <Blocks blocks={blocks} isNative={isNative} />
  );
  return <div className={styles.prose}>{rendered}</div>;
}

type Part = Required<Pick<Props, "blocks" | "isNative">>;

function Blocks({ blocks, isNative }: Part): ReactNode {
  return keyed(blocks).map(([key, block]) => <BlockElement key={key} block={block} isNative={isNative} />);
}

/** Each question with what follows it up to the next heading. */
function Questions({ blocks, isNative }: Part): ReactNode {
  const parts: { readonly heading: Block | undefined; readonly rest: Block[] }[] = [];
  for (const block of blocks) {
    if (block.kind === "heading" || parts.length === 0) {
      parts.push(block.kind === "heading" ? { heading: block, rest: [] } : { heading: undefined, rest: [block] });
    } else parts.at(-1)?.rest.push(block);
  }
  return keyed(parts).map(([key, { heading, rest }]) =>
    heading?.kind === "heading" && heading.level === 3 ? (
      <details key={key} className={styles.question}>
        <summary>
          <h3>
            <InlineParts parts={heading.children} isNative={isNative} />
          </h3>
        </summary>
        {/* The browser opens it for a fragment inside. */}
        <div id={heading.id}>
          <Blocks blocks={rest} isNative={isNative} />
        </div>
      </details>
    ) : (
      <Fragment key={key}>
        <Blocks blocks={heading ? [heading, ...rest] : rest} isNative={isNative} />
      </Fragment>
    ),
  );
}

function BlockElement({ block, isNative }: { readonly block: Block; readonly isNative: boolean }): ReactNode {
  const listed = useListed();
  const inline = (parts: readonly Inline[]) => <InlineParts parts={parts} isNative={isNative} />;
  switch (block.kind) {
    case "heading": {
      const Heading = block.level === 2 ? "h2" : "h3";
      return <Heading id={block.id}>{inline(block.children)}</Heading>;
    }
    case "paragraph":
      return <p>{inline(block.children)}</p>;
    case "quote":
      return <blockquote>{inline(block.children)}</blockquote>;
    case "list": {
      const List = block.isOrdered ? "ol" : "ul";
      return (
        <List>
          {keyed(block.items).map(([key, item]) => (
            <li key={key}>{inline(item)}</li>
          ))}
        </List>
      );
    }
    case "table":
      return (
        <div className={styles.table}>
          <Sideways label={listed(headOf(block.head))}>
            <table>
              <thead>
                <tr>
                  {keyed(block.head).map(([key, cell]) => (
                    <th key={key} scope="col">
                      {inline(cell)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {keyed(block.rows).map(([at, row]) => (
                  <tr key={at}>
                    {keyed(row).map(([key, cell]) => (
                      <td key={key}>{inline(cell)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Sideways>
        </div>
      );
  }
}

/** The text of each cell of a table's head. */
const headOf = (head: readonly (readonly Inline[])[]): readonly string[] =>
  head.map((cell) => cell.filter((part) => typeof part === "string").join(""));

function InlineParts({
  parts,
  isNative,
}: {
  readonly parts: readonly Inline[];
  readonly isNative: boolean;
}): ReactNode {
  return keyed(parts).map(([key, part]) => {
    if (typeof part === "string") return part;
    if (part.kind === "code") return <code key={key}>{part.text}</code>;
    const children = <InlineParts parts={part.children} isNative={isNative} />;
    switch (part.kind) {
      case "strong":
        return <strong key={key}>{children}</strong>;
      case "emphasis":
        return <em key={key}>{children}</em>;
      case "link":
        return (
          <a key={key} href={part.href} data-native={isNative ? "" : undefined}>
            {children}
          </a>
        );
    }
  });
}

/** Blocks never move, so the index is the key. */
const keyed = <Item,>(items: readonly Item[]): readonly (readonly [key: string, item: Item])[] =>
  items.map((item, at) => [String(at), item] as const);
