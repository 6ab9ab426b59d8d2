import { expect, test } from "vitest";
import { CANADIAN_EXAMPLE, INITIAL_TAX, tidyAddress, type TaxSettings } from "#catalogue";
import type { ReadSetting, Setting } from "#commerce/settings";
import { createTaxProvider } from "./provider.ts";
import { quoteTax } from "./quote.ts";

const CANADA: TaxSettings = {
  countries: {
    CA: {
      ...CANADIAN_EXAMPLE,
      regions: { ...CANADIAN_EXAMPLE.regions, AB: { rates: [{ category: "standard", rate: 5 }] } },
    },
  },
  byProvider: [],
};
const settingOf =
  (tax: TaxSettings): ReadSetting =>
  <Value>(_asked: Setting<Value>) =>
    tax as Value;

test.each([
  ["QC", "gst-qst", 14_975],
  ["ON", "hst", 13_000],
  ["BC", "gst-pst", 12_000],
  ["AB", "gst", 5_000],
  // Without a rate of its own.
  ["YT", "gst", 5_000],
])("[TD-02] the tax in %s is called %s", async (region, name, tax) => {
  const item = { id: "a", subject: "line", category: "standard", amount: 100_000, quantity: 1 } as const;
  const quote = await quoteTax(
    { setting: settingOf(CANADA), taxProvider: null, now: () => new Date("2026-11-19T12:00:00Z") },
    {
      items: [item],
      currency: "CAD",
      country: "CA",
      address: tidyAddress({ country: "CA", region }),
      isExport: false,
    },
    { isWaiting: false },
  );
  expect(quote).toMatchObject({ kind: "taxes", name });
  if (quote.kind !== "taxes") return;
  expect(quote.taxes.lines.map((line) => line.tax)).toEqual([Math.round(tax / 10) * 10]);
});

test.each([
  ["QC", "gst-qst"],
  ["ON", "hst"],
  ["AB", "gst"],
])(
  "[TD-02] the tax that a provider calculates in %s is called %s, without rates of the merchant",
  async (region, name) => {
    const item = { id: "a", subject: "line", category: "standard", amount: 100_000, quantity: 1 } as const;
    const taxes = { isIncluded: false, reference: null, lines: [] };
    const taxProvider = createTaxProvider({ name: "stripe", ask: () => Promise.resolve(taxes), onError: () => {} });
    const quote = await quoteTax(
      { setting: settingOf(INITIAL_TAX), taxProvider, now: () => new Date("2026-11-19T12:00:00Z") },
      {
        items: [item],
        currency: "CAD",
        country: "CA",
        address: tidyAddress({ country: "CA", region }),
        isExport: false,
      },
      { isWaiting: true },
    );
    expect(quote).toMatchObject({ kind: "taxes", name });
  },
);
