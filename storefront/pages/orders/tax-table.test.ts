import { expect, test } from "vitest";
import { LANGUAGES } from "#catalogue";
import type { Order } from "#commerce/orders";
import { taxTableOf } from "./tax-table.server.ts";

const LINE = { treatment: "taxed", jurisdiction: "FR", rate: 55_000, taxable: 100_000, tax: 5_500 } as const;

test.each(LANGUAGES.map(({ code }) => code))("[TD-02] rates of an invoice in %s have western digits", (language) => {
  const order = { tax: { name: "vat" }, currency: "EUR" } as unknown as Order;
  expect(taxTableOf(order, { lines: [LINE] }, String, language)?.rows[0]?.taxes[0]?.rate).toMatch(/[^\d]5[.,]5[^\d]/);
});
