import { expect, test } from "vitest";
import { CANADIAN_EXAMPLE, tidyAddress, type TaxSettings } from "#catalogue";
import type { ReadSetting, Setting } from "#commerce/settings";
import { quoteTax } from "./quote.ts";

const CANADA: TaxSettings = {
  countries: {
    CA: {
      ...CANADIAN_EXAMPLE,
      regions: {
        ...CANADIAN_EXAMPLE.regions,
        QC: { name: "gst-qst", rates: [{ category: "standard", rate: 14.975 }] },
        AB: { rates: [{ category: "standard", rate: 5 }] },
      },
    },
  },
  byProvider: [],
};
const setting = (<Value>(_asked: Setting<Value>) => CANADA as Value) as ReadSetting;

test.each([
  ["QC", "gst-qst", 14_975],
  ["ON", "hst", 13_000],
  ["AB", "gst", 5_000],
  // Without a rate of its own.
  ["BC", "gst", 5_000],
])("[TD-02] the tax in %s is called %s", async (region, name, tax) => {
  const item = { id: "a", subject: "line", category: "standard", amount: 100_000, quantity: 1 } as const;
  const quote = await quoteTax(
    { setting, taxProvider: null, now: () => new Date("2026-11-19T12:00:00Z") },
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
