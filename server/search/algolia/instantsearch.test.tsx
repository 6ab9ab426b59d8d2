import { liteClient } from "algoliasearch/lite";
import createLite4 from "algoliasearch-4/lite";
import type { ComponentProps } from "react";
import { renderToString } from "react-dom/server";
import {
  Configure,
  CurrentRefinements,
  getServerState,
  Highlight,
  Hits,
  InstantSearch,
  InstantSearchSSRProvider,
  Menu,
  Pagination,
  RangeInput,
  RefinementList,
  SearchBox,
  SortBy,
  Snippet,
  Stats,
} from "react-instantsearch";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { CREDENTIALS, listening } from "./testing-algolia.ts";

let server: Awaited<ReturnType<typeof listening>>;
beforeAll(async () => {
  server = await listening();
});
afterAll(() => server.close());

type Props = ComponentProps<typeof InstantSearch>;

const Card: NonNullable<ComponentProps<typeof Hits>["hitComponent"]> = ({ hit }) => (
  <article>
    <Highlight attribute="title" hit={hit} />
    <Snippet attribute="title" hit={hit} />
  </article>
);

const Listing = (props: Pick<Props, "searchClient" | "initialUiState">) => (
  <InstantSearch indexName="shop" future={{ preserveSharedStateOnUnmount: true }} {...props}>
    <Configure hitsPerPage={5} distinct={1} clickAnalytics attributesToSnippet={["title:2"]} />
    <SearchBox />
    <SortBy
      items={[
        { label: "Most relevant", value: "shop" },
        { label: "Price, high to low", value: "shop_eu_eur_price_desc" },
      ]}
    />
    <Menu attribute="department" />
    <RefinementList attribute="vendor" searchable />
    <RefinementList attribute="tags" operator="and" />
    <RangeInput attribute="eu_eur_price_f" />
    <CurrentRefinements />
    <Stats />
    <Hits hitComponent={Card} />
    <Pagination />
  </InstantSearch>
);

async function render(searchClient: Props["searchClient"], initialUiState: NonNullable<Props["initialUiState"]>) {
  const page = <Listing searchClient={searchClient} initialUiState={initialUiState} />;
  const state = await getServerState(page, { renderToString });
  return { state, html: renderToString(<InstantSearchSSRProvider {...state}>{page}</InstantSearchSSRProvider>) };
}

const { applicationId, apiKey } = CREDENTIALS;
const clients: readonly [string, () => Props["searchClient"]][] = [
  [
    "algoliasearch 5",
    () => liteClient(applicationId, apiKey, { hosts: [{ url: server.url, protocol: "http", accept: "readWrite" }] }),
  ],
  [
    "algoliasearch 4",
    () => {
      const client = createLite4(applicationId, apiKey, { hosts: [{ url: server.url, protocol: "http" }] });
      // InstantSearch's types are those of the installed algoliasearch, but it runs with both versions.
      return z.custom<Props["searchClient"]>().parse(client);
    },
  ],
];

const statsOf = (html: string) => /ais-Stats-text">([^<]*)/.exec(html)?.[1];

/** The options of a widget's lists, with their counts. */
const choicesOf = (html: string, widget: string) =>
  [...html.matchAll(new RegExp(`<ul class="ais-${widget}-list.*?</ul>`, "g"))].map(([list]) =>
    [...list.matchAll(/label(?:Text)?">([^<]+)<.*?count">([^<]*)</g)].map(([, label, count]) => `${label} ${count}`),
  );

test.each(clients)("[SR-06] react-instantsearch renders hits, facets, a range and pages with %s", async (_, client) => {
  const { html, state } = await render(client(), {});
  expect(statsOf(html)).toMatch(/^60 results found in \d+ms$/);
  expect(html.match(/<article>/g)).toHaveLength(5);
  expect(choicesOf(html, "Menu")).toEqual([["men 6", "women 60"]]);
  expect(choicesOf(html, "RefinementList")).toEqual([
    ["Acne Studios 15", "Chloé 15", "Jil Sander 15", "Levi&#x27;s 15"],
    ["Clothing 30", "Season_FW26 30", "Shoes 30"],
  ]);
  expect(html).toMatch(/type="number" min="100" max="690"/);
  expect(html).toContain('aria-label="Last Page, Page 12"');
  expect(state.initialResults.shop?.results?.[0]?.queryID).toMatch(/^[\da-f]{32}$/);
});

test.each(clients)("[FL-18] [FL-19] refinements keep the counts of the other options with %s", async (_, client) => {
  const { html } = await render(client(), {
    shop: {
      query: "coat",
      sortBy: "shop_eu_eur_price_desc",
      menu: { department: "women" },
      refinementList: { vendor: ["Chloé", "Levi's"], tags: ["Shoes"] },
      range: { eu_eur_price_f: "200:" },
      page: 1,
    },
  });
  // Every fifth product is a coat, the odd ones of Chloé and Levi's: 15, 25, 35, 45 and 55 cost 200 euros or more.
  expect(statsOf(html)).toMatch(/^5 results/);
  const [first] = html.match(/<article>.*?<\/article>/) ?? [];
  expect(first).toContain('<mark class="ais-Highlight-highlighted">Coat</mark>');
  expect(first).toContain("Levi&#x27;s");
  expect(choicesOf(html, "RefinementList")).toEqual([["Levi&#x27;s 3", "Chloé 2"], ["Shoes 5"]]);
  expect(html).toContain('ais-CurrentRefinements-categoryLabel">≥ 200<');
});

test.each(clients)("[FL-19] choosing a designer keeps the counts of all designers with %s", async (_, client) => {
  const { html } = await render(client(), { shop: { refinementList: { vendor: ["Chloé"] } } });
  expect(statsOf(html)).toMatch(/^15 results/);
  expect(choicesOf(html, "RefinementList")[0]).toEqual([
    "Chloé 15",
    "Acne Studios 15",
    "Jil Sander 15",
    "Levi&#x27;s 15",
  ]);
  expect(choicesOf(html, "RefinementList")[1]).toEqual(["Shoes 15"]);
});
