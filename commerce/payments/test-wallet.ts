// The owner of the wallets that the test provider imitates: invented, and at home wherever the shop delivers.

import { addressFormat, tidyAddress } from "#catalogue";
import type { WalletBuyer } from "./provider.ts";

/** City and street; other countries have a sample. */
const HOMES: Readonly<Record<string, readonly [city: string, street: string]>> = {
  FR: ["Paris", "12 rue de Rivoli"],
  DE: ["Berlin", "Linienstraße 12"],
  GB: ["London", "12 Savile Row"],
  IT: ["Milano", "Via Brera 12"],
  US: ["New York", "12 Prince Street"],
  SG: ["Singapore", "12 Orchard Road"],
};

/** The address is in one of the countries. */
export function testBuyer(countries: readonly string[]): WalletBuyer {
  const country = countries.find((one) => one in HOMES) ?? countries[0] ?? "";
  const { postalCode, region } = addressFormat(country);
  const [city, line1] = HOMES[country] ?? ["Sample City", "12 Sample Street"];
  const delivery = tidyAddress({
    country,
    firstName: "Alex",
    lastName: "Morgan",
    line1,
    city,
    postalCode: postalCode?.example ?? "",
    region: (region?.options?.find(({ name }) => name === city) ?? region?.options?.[0])?.code ?? "",
    phone: "+44 20 7946 0123",
  });
  return { email: "alex.morgan@example.com", delivery, billing: null };
}
