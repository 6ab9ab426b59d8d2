// The list of products, the last changed first.

import { useState } from "react";
import { useActionData, useLoaderData } from "react-router";
import { pictureUrl } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { useMay } from "../../layout/layout-data.ts";
import { useTimes } from "../../layout/times.ts";
import { bulk } from "../../locales/generated/bulk.ts";
import { products as texts } from "../../locales/generated/products.ts";
import { LinkButton, TextLink } from "../../ui/button.tsx";
import { Thumb } from "../../ui/facts.tsx";
import { Banner, Toast } from "../../ui/notice.tsx";
import { Empty, PageBody, PageHead } from "../../ui/page.tsx";
import { Cell, Row, Table, TableFoot } from "../../ui/table.tsx";
import { Tools, Views } from "../../ui/views.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { ProductFilterForm } from "./product-filters.tsx";
import { ProductStatus } from "./product-status.tsx";
import { productsAddress } from "./products-address.ts";
import type { ProductsData } from "./products.server.ts";
import styles from "./products.module.css";

const VIEWS = ["all", "on-sale", "scheduled", "hidden", "vip"] as const;

export default function ProductsPage() {
  const say = useMessages(texts);
  const data = useLoaderData<ProductsData>();
  const answer = useActionData<ActionResult>();
  const may = useMay();
  const { filters, products } = data;
  const { text, view, ...kept } = filters;
  return (
    <>
      <PageHead
        title={say("title")}
        actions={
          <>
            <LinkButton href={productsAddress(filters).replace("products", "products/export")} icon="export" download>
              {say("export")}
            </LinkButton>
            {may("products.edit") && <LinkButton href="/console/products/import">{say("import")}</LinkButton>}
            {may("products.edit") && (
              <LinkButton href="/console/products/new" look="primary" icon="add" keys="N" data-new>
                {say("new")}
              </LinkButton>
            )}
          </>
        }
      >
        <span>{say("count", { count: data.total })}</span>
      </PageHead>
      {data.isSearchDown && <Banner tone="warn">{say("searchDown")}</Banner>}
      {data.hasDeleted && <Banner tone="ok">{say("deleted")}</Banner>}
      <Views
        label={say("views")}
        views={VIEWS.map((one) => ({
          href: productsAddress({ ...filters, view: one }),
          label: say(`view-${one}`),
          isCurrent: one === view,
        }))}
      />
      <Tools
        search={say("search")}
        defaultValue={text}
        action="/console/products"
        kept={Object.fromEntries(Object.entries({ view, ...kept }).filter(([, value]) => value !== ""))}
      >
        <ProductFilterForm data={data} />
      </Tools>
      {answer?.kind === "refused" && <Banner tone="bad">{answer.text}</Banner>}
      {products.length === 0 ? (
        <NoProducts data={data} />
      ) : (
        <Products data={data} fields={answer?.kind === "refused" ? (answer.fields ?? {}) : {}} />
      )}
      <Toast answer={answer} />
    </>
  );
}

const PAGE = 50;

interface ListProps {
  readonly data: ProductsData;
  readonly fields: Readonly<Record<string, string>>;
}

function Products({ data: { filters, products, offset, total, hasNext }, fields }: ListProps) {
  const say = useMessages(texts);
  const sayBulk = useMessages(bulk);
  const may = useMay();
  // Kept while paging, so that a selection can span pages.
  const [selected, setSelected] = useState<readonly string[]>([]);
  const toggle = (id: string): void =>
    setSelected(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]);
  const { dateTime } = useTimes();
  return (
    <>
      <Table
        caption={say("title")}
        columns={[
          ...(may("products.edit") ? [{ key: "select", label: sayBulk("change"), isHidden: true }] : []),
          { key: "product", label: say("product") },
          { key: "type", label: say("type") },
          { key: "state", label: say("state") },
          { key: "stock", label: say("stock"), isNumber: true },
          { key: "price", label: say("price"), isNumber: true },
          { key: "updated", label: say("updated"), ...(filters.text === "" && { sorted: "descending" }) },
        ]}
      >
        {products.map((product) => (
          <Row key={product.id} href={`/console/products/${product.id}`} isSelected={selected.includes(product.id)}>
            {may("products.edit") && (
              <Cell>
                <input
                  type="checkbox"
                  className={styles.select}
                  aria-label={sayBulk("select", { title: product.title })}
                  checked={selected.includes(product.id)}
                  onChange={() => toggle(product.id)}
                />
              </Cell>
            )}
            <Cell place={1}>
              <span className={styles.product}>
                <Thumb src={pictureUrl(product.image, 160)} />
                <span>
                  <a className={styles.title} href={`/console/products/${product.id}`}>
                    {product.title}
                  </a>
                  <span className={styles.quiet}>
                    {product.vendor} · {product.sku}
                  </span>
                </span>
              </span>
            </Cell>
            <Cell isQuiet>{product.type}</Cell>
            <Cell place={3}>
              <ProductStatus {...product} />
            </Cell>
            <Cell place={5} isNumber>
              <span className={product.soldOut > 0 ? styles.low : undefined}>
                {say("stockIn", { stock: product.stock, count: product.sizes })}
              </span>
            </Cell>
            <Cell place={4} isNumber>
              <span className={product.isReduced ? styles.sale : undefined}>{product.price || say("noPrice")}</span>
            </Cell>
            <Cell isQuiet>
              <time dateTime={product.updatedAt}>{dateTime(product.updatedAt)}</time>
            </Cell>
          </Row>
        ))}
      </Table>
      <TableFoot>
        {say("shown", { from: offset + 1, to: offset + products.length, total })}
        {offset > 0 && (
          <TextLink href={productsAddress(filters, Math.max(0, offset - PAGE))}>{say("previous")}</TextLink>
        )}
        {hasNext && <TextLink href={productsAddress(filters, offset + PAGE)}>{say("next")}</TextLink>}
      </TableFoot>
      {selected.length > 0 && (
        <BulkBar
          selected={selected}
          total={total}
          query={new URL(productsAddress(filters), "http://console").search}
          fields={fields}
          onClear={() => setSelected([])}
        />
      )}
    </>
  );
}

function NoProducts({ data: { filters } }: { readonly data: ProductsData }) {
  const say = useMessages(texts);
  const may = useMay();
  const isFiltered = Object.values(filters).some((value) => value !== "" && value !== "all");
  return (
    <PageBody>
      <Empty title={say(isFiltered ? "nothingTitle" : "emptyTitle")}>
        <p>{say(isFiltered ? "nothingText" : "emptyText")}</p>
        {isFiltered ? (
          <LinkButton href="/console/products">{say("showAll")}</LinkButton>
        ) : (
          may("products.edit") && (
            <div className={styles.acts}>
              <LinkButton href="/console/products/new">{say("new")}</LinkButton>
              <LinkButton href="/console/products/import">{say("import")}</LinkButton>
            </div>
          )
        )}
      </Empty>
    </PageBody>
  );
}
