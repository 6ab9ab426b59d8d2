import { money } from "#catalogue";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Price } from "./price.tsx";

const text = (markup: string): string => markup.replaceAll(/<[^>]+>/g, "|").replaceAll(/\|+/g, "|");

test("a full price stands alone, without decimals", () => {
  expect(text(renderToStaticMarkup(<Price price={money(2_190_000, "USD")} />))).toBe("|$2,190|");
});

test("a prior price says that it is one [TD-01]", () => {
  const markup = renderToStaticMarkup(
    <Price price={money(274_000, "EUR")} compareAt={money(392_000, "EUR")} percentOff={30} isPrior />,
  );
  expect(text(markup)).toContain("|Lowest price in the 30 days before the reduction: €392|");
});

test("a reduced price has decimals in both amounts or in neither", () => {
  const shown = (now: number, was: number) =>
    text(renderToStaticMarkup(<Price price={money(now, "CAD")} compareAt={money(was, "CAD")} />));
  expect(shown(129_500, 149_000)).toBe("|Was |CA$149.00|now |CA$129.50|");
  expect(shown(129_000, 149_500)).toBe("|Was |CA$149.50|now |CA$129.00|");
});

test("a reduced price says what it was, what it is now and how much is off", () => {
  const markup = renderToStaticMarkup(
    <Price price={money(274_000, "USD")} compareAt={money(392_000, "USD")} percentOff={30} />,
  );
  expect(text(markup)).toBe("|Was |$392|now |$274|−30%|");
  expect(markup).toMatch(/^<s/);
});
