import { expect, test } from "vitest";
import { COUNTRIES } from "../countries.ts";
import { addressLines, addressProblems, tidyAddress, type AddressField } from "./address.ts";
import { addressFormat } from "./formats.ts";

const NEW_YORK = {
  country: "us",
  firstName: "Noor",
  lastName: " Haddad ",
  line1: "118  Mercer\tStreet",
  line2: "Apt 4",
  city: "New York",
  region: "NY",
  postalCode: "10012",
  phone: "+1 (212) 555-0134",
} as const;

const problemsOf = (changes: Partial<Record<AddressField, string>>) =>
  addressProblems(tidyAddress({ ...NEW_YORK, ...changes }));

test("[RT-10] an address is normalised and formatted as in its country", () => {
  const address = tidyAddress(NEW_YORK);
  expect(addressProblems(address)).toEqual({});
  expect(addressLines(address)).toEqual([
    "Noor Haddad",
    "118 Mercer Street",
    "Apt 4",
    "New York, NY 10012",
    "United States",
  ]);
  const paris = tidyAddress({
    ...NEW_YORK,
    country: "FR",
    city: "Paris",
    postalCode: "75001",
    region: "NY",
    line2: "",
  });
  expect(addressLines(paris)).toEqual(["Noor Haddad", "118 Mercer Street", "75001 Paris", "France"]);
  const london = tidyAddress({ ...NEW_YORK, country: "GB", city: "London", postalCode: "w1s 1aa", line2: "" });
  expect(addressLines(london).at(-2)).toBe("London, W1S 1AA");
  const shanghai = tidyAddress({ ...NEW_YORK, country: "CN", firstName: "丽", lastName: "王" });
  expect(addressLines(shanghai)[0]).toBe("王丽");
});

test.each<[Partial<Record<AddressField, string>>, object]>([
  [{ country: "" }, { country: "missing" }],
  [{ country: "XX" }, { country: "unknown-country" }],
  [{ country: "constructor" }, { country: "too-long" }],
  [{ firstName: "  " }, { firstName: "missing" }],
  [{ line1: "" }, { line1: "missing" }],
  [{ line1: "x".repeat(101) }, { line1: "too-long" }],
  [{ line2: "x".repeat(101) }, { line2: "too-long" }],
  [{ region: "" }, { region: "missing" }],
  [{ region: "Bavaria" }, { region: "bad-region" }],
  [{ postalCode: "" }, { postalCode: "missing" }],
  [{ postalCode: "1001" }, { postalCode: "bad-postal-code" }],
  [{ country: "GB", postalCode: "10012" }, { postalCode: "bad-postal-code" }],
  [{ country: "CA", region: "ON", postalCode: "D5V 2T6" }, { postalCode: "bad-postal-code" }],
  [{ phone: "" }, { phone: "missing" }],
  [{ phone: "12345" }, { phone: "bad-phone" }],
  [{ phone: "call me" }, { phone: "bad-phone" }],
  [{ phone: "+".repeat(8) }, { phone: "bad-phone" }],
  [{ country: "IE", postalCode: "", region: "" }, {}],
  [{ country: "HK", postalCode: "999077", region: "" }, {}],
  [{ country: "KE", postalCode: "", region: "" }, {}],
  [{ line1: "'; drop table address; --", company: "<script>" }, {}],
])("[RT-10] with %j the problems are %j", (changes, problems) => {
  expect(problemsOf(changes)).toEqual(problems);
});

test("[RT-10] every country's example of a postal code is valid", () => {
  const examples = COUNTRIES.flatMap(([country]) => {
    const { postalCode } = addressFormat(country);
    return postalCode?.pattern && postalCode.example ? [{ country, code: postalCode.example, ...postalCode }] : [];
  });
  expect(examples.length).toBeGreaterThan(55);
  for (const { country, code, pattern } of examples) expect(pattern?.test(code), country).toBe(true);
});
