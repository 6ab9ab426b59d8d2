import { expect, test } from "vitest";
import { COUNTRIES } from "../countries.ts";
import { addressProblems, tidyAddress, type AddressField } from "./address.ts";
import { chineseCities } from "./china.ts";
import { addressFormat } from "./formats.ts";
import { addressLines, addressRows, greetedName } from "./lines.ts";

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

test("[RT-10] control characters, signs that turn text around and texts of any length become a valid address or a named problem", () => {
  const address = tidyAddress({ ...NEW_YORK, firstName: "\u202eNo\u0000or\u2066", lastName: "\ud800Haddad\u0007" });
  expect([address.firstName, address.lastName]).toEqual(["No or", "\ufffdHaddad"]);
  expect(addressProblems(address)).toEqual({});
  const long = "1".repeat(1_000_000);
  expect(problemsOf({ firstName: long, postalCode: long, phone: long })).toEqual({
    firstName: "too-long",
    postalCode: "too-long",
    phone: "too-long",
  });
});

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
  expect(addressLines(london).slice(-3)).toEqual(["London", "W1S 1AA", "United Kingdom"]);
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

test.each([
  ["JP", "1040061", "104-0061"],
  ["JP", "〒104 0061", "104-0061"],
  ["JP", "１０４ー００６１", "104-0061"],
  ["JP", "104−0061", "104-0061"],
  ["GB", "sw1a1aa", "SW1A 1AA"],
  ["GB", "w1s  1aa", "W1S 1AA"],
  ["IE", "d02af30", "D02 AF30"],
  ["NL", "1012ab", "1012 AB"],
  ["NL", "NL-1012 AB", "1012 AB"],
  ["SE", "11120", "111 20"],
  ["SE", "SE-111 20", "111 20"],
  ["PL", "00001", "00-001"],
  ["PL", "00 001", "00-001"],
  ["PT", "1100148", "1100-148"],
  ["CA", "m5v2t6", "M5V 2T6"],
  ["CA", "M5V-2T6", "M5V 2T6"],
  ["BR", "01310100", "01310-100"],
  ["GR", "10557", "105 57"],
  ["CZ", "11000", "110 00"],
  ["SK", "81101", "811 01"],
  ["DE", "D-10115", "10115"],
  ["CH", "ch 8001", "8001"],
  ["AD", "ad500", "AD500"],
  ["LU", "L-1009", "1009"],
  ["LT", "01103", "LT-01103"],
  ["LV", "lv1010", "LV-1010"],
  ["MT", "VLT1117", "VLT 1117"],
  ["KZ", "a05e2k4", "A05E2K4"],
  ["IN", "110 001", "110001"],
  ["US", "10012", "10012"],
  ["US", "100121234", "10012-1234"],
  ["US", "10012-1234", "10012-1234"],
  ["SA", "115641234", "11564-1234"],
  ["CO", "110 111", "110 111"],
])("[RT-10] a postal code in %s typed as %s is stored as %s", (country, typed, code) => {
  const address = tidyAddress({ ...NEW_YORK, country, postalCode: typed });
  expect(address.postalCode).toBe(code);
  expect(addressProblems(address)).not.toHaveProperty("postalCode");
  expect(tidyAddress(address).postalCode).toBe(code);
});

test("[RT-10] a postal code that fits no form remains as typed", () => {
  expect(tidyAddress({ ...NEW_YORK, country: "JP", postalCode: "104-006" }).postalCode).toBe("104-006");
});

const TOKYO = {
  country: "JP",
  firstName: "太郎",
  lastName: "山田",
  lastNameKana: "やまだ",
  firstNameKana: "ﾀﾛｳ",
  postalCode: "１００－０００１",
  region: "東京都",
  city: "千代田区",
  line1: "千代田1-1",
  phone: "+81 3 1234 5678",
} as const;

test("[SF-11] an address in Saudi Arabia may have its district, between the street and the city", () => {
  const typed = {
    country: "SA",
    firstName: "نورة",
    lastName: "العتيبي",
    line1: "8228 طريق الملك فهد",
    city: "الرياض",
    postalCode: "12643",
    phone: "+966 50 123 4567",
  };
  expect(addressProblems(tidyAddress(typed))).toEqual({});
  const lines = addressLines(tidyAddress({ ...typed, district: "العليا" }), "ar");
  expect(lines.slice(1, 4)).toEqual(["8228 طريق الملك فهد", "العليا", "الرياض 12643"]);
});

test("[RT-10] a postal code that was stored as it was typed is printed in the form of its post", () => {
  const typed = {
    ...tidyAddress({ country: "CA", line1: "1 Rue X", city: "Montréal", region: "QC" }),
    postalCode: "h2x1y4",
  };
  expect(addressLines(typed).join("\n")).toContain("H2X 1Y4");
});

test("[SF-11] a Japanese address is printed from the postcode to the name, or as in English", () => {
  const address = tidyAddress(TOKYO);
  expect(addressProblems(address)).toEqual({});
  expect(address).toMatchObject({
    region: "13",
    lastNameKana: "ヤマダ",
    firstNameKana: "タロウ",
    postalCode: "100-0001",
  });
  expect(addressLines(address, "ja")).toEqual(["〒100-0001", "東京都千代田区", "千代田1-1", "山田太郎", "日本"]);
  const abroad = tidyAddress({
    ...TOKYO,
    firstName: "Taro",
    lastName: "Yamada",
    city: "Chiyoda",
    line1: "1-1 Chiyoda",
  });
  expect(addressLines(abroad)).toEqual(["Taro Yamada", "1-1 Chiyoda", "Chiyoda, Tokyo", "100-0001", "Japan"]);
});

test.each([
  ["en", "Noor", "Haddad", "Noor"],
  ["fr", "Noor", "Haddad", "Noor"],
  ["de", "Noor", "Haddad", "Noor Haddad"],
  ["ja", "太郎", "山田", "山田"],
  ["ja", "Noor", "Haddad", "Haddad"],
  ["ja", "Noor", "", "Noor"],
  ["ko", "길동", "홍", "홍길동"],
  ["ko", "Noor", "Haddad", "Noor Haddad"],
  ["zh", "丽", "王", "王丽"],
  ["en", "太郎", "山田", "山田太郎"],
  ["de", "", "", ""],
] as const)("[SF-11] in %s, %s %s is greeted as %j", (language, firstName, lastName, name) => {
  expect(greetedName({ firstName, lastName }, language)).toBe(name);
});

test("[SF-11] names in kanji need a reading, in kana", () => {
  const problems = addressProblems(tidyAddress({ ...TOKYO, lastNameKana: "", firstNameKana: "taro" }));
  expect(problems).toEqual({ lastNameKana: "missing", firstNameKana: "bad-kana" });
  const latin = { ...TOKYO, firstName: "Noor", lastName: "Haddad", firstNameKana: "", lastNameKana: "" };
  expect(addressProblems(tidyAddress(latin))).toEqual({});
});

test("[SF-11] a Chinese address has a province, a city and a district, and a municipality is printed once", () => {
  const typed = { ...TOKYO, country: "CN", firstName: "丽", lastName: "王", region: "Shanghai", city: "上海市" };
  const address = tidyAddress({ ...typed, district: "徐汇区", line1: "武康路118号", postalCode: "200031" });
  expect(addressProblems(address)).toEqual({});
  expect(addressLines(address, "zh")).toEqual(["200031", "上海市徐汇区", "武康路118号", "王丽", "中国"]);
  expect(addressProblems({ ...address, district: "" })).toEqual({ district: "missing" });
  const provinces = addressFormat("CN").region?.options ?? [];
  expect(provinces).toHaveLength(31);
  for (const { code, name } of provinces) expect(chineseCities(code)[0]?.districts.length, name).toBeGreaterThan(0);
});

test.each([
  ["US", "city region postalCode"],
  ["GB", "city | postalCode"],
  ["DE", "postalCode city"],
  ["IT", "postalCode city region"],
  ["JP", "postalCode | region city | line1 | line2"],
  ["CN", "region city district | line1 | line2 | postalCode"],
  ["BR", "district | city region | postalCode"],
])("[SF-11] the form of %s has the order %s", (country, order) => {
  expect(
    addressRows(country)
      .map((row) => row.join(" "))
      .join(" | "),
  ).toContain(order);
});

test.each([
  ["JP", "lastName firstName | lastNameKana firstNameKana"],
  ["HU", "lastName firstName | company"],
  ["US", "firstName lastName | company"],
])("[SF-11] names in the form of %s start with %s", (country, order) => {
  expect(
    addressRows(country)
      .map((row) => row.join(" "))
      .join(" | "),
  ).toMatch(new RegExp(`^${order.replaceAll("|", "\\|")}`));
});

test("[SF-11] every country's form has each part that it requires, once", () => {
  for (const [country] of COUNTRIES) {
    const fields = addressRows(country).flat();
    expect(new Set(fields).size, country).toBe(fields.length);
    const missing = Object.keys(addressProblems(tidyAddress({ country })));
    expect(fields, country).toEqual(expect.arrayContaining(missing));
    const { region, postalCode } = addressFormat(country);
    expect([country, fields.includes("region"), fields.includes("postalCode")]).toEqual([
      country,
      !!region,
      !!postalCode,
    ]);
  }
});

test("[SF-11] a province that a country does not require may be left out, but not be invented", () => {
  const spain = { country: "ES", firstName: "Ana", lastName: "Ruiz", line1: "Calle Mayor 1", city: "Madrid" };
  const problems = (region: string) =>
    addressProblems(tidyAddress({ ...spain, postalCode: "28001", phone: "+34 600 000 000", region }));
  expect([problems(""), problems("Madrid"), problems("Atlantis")]).toEqual([{}, {}, { region: "bad-region" }]);
});

test.each([
  ["IT", "Milano", "MI", 107],
  ["JP", "tokyo", "13", 47],
  ["BR", "sao paulo", "SP", 27],
  ["CA", "QC", "QC", 13],
  ["AE", "Dubai", "DU", 7],
  ["ES", "malaga", "MA", 52],
  ["TR", "Diyarbakir", "21", 81],
  ["TH", "Bangkok", "10", 77],
])("[SF-11] %s has a list of regions, and %s is its code %s", (country, typed, code, count) => {
  expect(addressFormat(country).region?.options).toHaveLength(count);
  expect(tidyAddress({ country, region: typed }).region).toBe(code);
});

test("[RT-10] every country's example of a postal code is valid", () => {
  const examples = COUNTRIES.flatMap(([country]) => {
    const { postalCode } = addressFormat(country);
    return postalCode?.pattern && postalCode.example ? [{ country, code: postalCode.example, ...postalCode }] : [];
  });
  expect(examples.length).toBeGreaterThan(55);
  for (const { country, code, pattern } of examples) expect(pattern?.test(code), country).toBe(true);
});
