import { expect, test } from "vitest";
import { COUNTRIES } from "../countries.ts";
import { ADDRESS_FIELDS, addressProblems, tidyAddress } from "./address.ts";
import { phoneExample } from "./phone-examples.ts";

test("every country that is sold to has an example of a phone number, which its form accepts [CO-02]", () => {
  const typed = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, "x"]));
  for (const [country] of COUNTRIES) {
    const phone = phoneExample(country) ?? "";
    expect(phone, country).toMatch(/^\+[1-9]/u);
    expect(addressProblems(tidyAddress({ ...typed, country, phone })).phone, country).toBeUndefined();
  }
  expect(phoneExample("")).toBeUndefined();
});
