// Searches, listings or products with their figures. A column's head sorts by it.

import type { FiguresRow, InsightSort } from "#commerce/insights";
import { useMessages } from "#storefront/ui/language.tsx";
import { insights as texts } from "../../locales/generated/insights.ts";
import { TextLink } from "../../ui/button.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import { writeRate } from "./change.ts";
import { Amounts, Change, writeCount } from "./figures.tsx";
import styles from "./insights.module.css";

export type FiguresName = "searches" | "listings" | "products";

interface Props {
  readonly name: FiguresName;
  readonly rows: readonly FiguresRow[];
  readonly sort?: InsightSort;
  /** Address of the table in another order; without it the heads are no links. */
  readonly sorted?: (sort: InsightSort) => string;
}

const SUBJECT = { searches: "query", listings: "listing", products: "product" } as const;

export function FiguresTable({ name, rows, sort, sorted }: Props) {
  const say = useMessages(texts);
  if (rows.length === 0) return <p className={styles.quiet}>{say(`no-${name}`)}</p>;
  const tried = name === "searches" ? "searches" : "views";
  const by = sort ?? tried;
  const sortable = (key: InsightSort) => ({
    key,
    label: sorted && key !== by ? <a href={sorted(key)}>{say(`column-${key}`)}</a> : say(`column-${key}`),
    isNumber: true,
    ...(key === by && { sorted: "descending" as const }),
  });
  const number = (key: "change" | "clickRate" | "position" | "conversion" | "revenue") => ({
    key,
    label: say(key),
    isNumber: true,
  });
  return (
    <Table
      caption={say(`tab-${name}`)}
      isInSection
      columns={[
        { key: "name", label: say(SUBJECT[name]) },
        sortable(tried),
        number("change"),
        ...(name === "searches" ? [sortable("emptySearches")] : []),
        sortable("clicks"),
        ...(name === "products" ? [] : [number("clickRate")]),
        number("position"),
        sortable("adds"),
        sortable("orders"),
        number("conversion"),
        number("revenue"),
      ]}
    >
      {rows.map((row) => (
        <Row key={row.name}>
          <Cell place={1}>
            <Name name={name} row={row} />
          </Cell>
          <Cell place={2} isNumber>
            {writeCount(row[tried])}
          </Cell>
          <Cell place={4} isNumber>
            <Change now={row[tried]} before={row.before[tried]} />
          </Cell>
          {name === "searches" && <Cell isNumber>{writeCount(row.emptySearches)}</Cell>}
          <Cell isNumber>{writeCount(row.clicks)}</Cell>
          {name !== "products" && <Cell isNumber>{writeRate(row.clickRate)}</Cell>}
          <Cell isNumber isQuiet>
            {row.averagePosition === null ? "–" : row.averagePosition.toFixed(1)}
          </Cell>
          <Cell isNumber>{writeCount(row.adds)}</Cell>
          <Cell place={3} isNumber>
            <span className={styles.phoneOnly}>{say("column-orders")} </span>
            {writeCount(row.orders)}
          </Cell>
          <Cell place={6} isNumber>
            {writeRate(row.conversion)}
          </Cell>
          <Cell place={5} isNumber>
            <Amounts amounts={row.revenue} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function Name({ name, row }: Pick<Props, "name"> & { readonly row: FiguresRow }) {
  if (name === "products") {
    const { product } = row;
    return (
      <TextLink href={`/console/products/${encodeURIComponent(row.name)}`}>
        {product ? `${product.designer}, ${product.title}` : row.name}
      </TextLink>
    );
  }
  const href = name === "searches" ? `/pages/search?${new URLSearchParams({ qTitle: row.name })}` : row.name;
  return (
    <TextLink href={href} target="_blank">
      {row.name}
    </TextLink>
  );
}
