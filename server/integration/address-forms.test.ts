// Address forms over HTTP: fields in the order of their country, with its lists only, without scripts too.

import { beforeAll, expect, test } from "vitest";
import { importFeed } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

onDatabase("address forms", (database) => {
  let shop: TestingShop;
  let cookie = "";
  const send = (path: string, form: Readonly<Record<string, string>>, language: string) =>
    shop.app.request(TESTING_ORIGIN + path, {
      method: "POST",
      headers: {
        cookie: `${cookie}; language=${language}`,
        origin: TESTING_ORIGIN,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: new URLSearchParams(form).toString(),
    });
  beforeAll(async () => {
    await importFeed(database.current, [JSON.stringify(feedRow(4, 0, { inventory_quantity: 9 }))], { source: "test" });
    shop = await openTestingShop(database.current);
    const added = await send("/cart", { intent: "add", variantId: "v4-0" }, "en");
    cookie = added.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    await send("/checkout", { form: "contact", email: "noor@example.com" }, "en");
    return () => shop.close();
  });

  /** The delivery address's part of the page after choosing these. */
  const formOf = async (values: Readonly<Record<string, string>>, language = "en") => {
    const answer = await send("/checkout?step=address", { form: "address-country", ...values }, language);
    return (await answer.text()).split('data-fields="billing"')[0] ?? "";
  };
  const fieldsIn = (html: string) => [...html.matchAll(/<(?:input|select)[^>]* name="(\w+)"/g)].map(([, name]) => name);

  test("[SF-11] Japan: family name first with its reading, then postcode, prefecture and the rest", async () => {
    const form = await formOf({ country: "JP" }, "ja");
    expect(fieldsIn(form).join(" ")).toContain(
      "country lastName firstName lastNameKana firstNameKana company postalCode region city line1 line2 phone",
    );
    expect(form).toContain('<option value="13">東京都</option>');
    expect(await formOf({ country: "JP" })).toContain('<option value="13">Tokyo</option>');
  });

  test("[SF-11] a document has the lists of its country only", async () => {
    const form = await formOf({ country: "US" });
    expect(fieldsIn(form).join(" ")).toContain("line2 city region postalCode phone");
    expect(form).toContain('<option value="NY">New York</option>');
    expect(form).not.toMatch(/Ontario|Agrigento|東京都/);
    expect(await formOf({ country: "DE" })).not.toContain("New York");
  });

  test("[SF-11] China: the lists of cities and districts follow the province; other languages type them", async () => {
    const province = await formOf({ country: "CN" }, "zh");
    expect(province).toContain('<option value="JS">江苏省</option>');
    expect(province).not.toContain("南京市");
    const city = await formOf({ country: "CN", region: "JS" }, "zh");
    expect(city).toContain('<option value="南京市">南京市</option>');
    expect(city).not.toContain("玄武区");
    const district = await formOf({ country: "CN", region: "JS", city: "南京市" }, "zh");
    expect(district).toContain('<option value="玄武区">玄武区</option>');
    expect(await formOf({ country: "CN", region: "JS" })).toMatch(/<input[^>]* name="city"/);
  });

  test("[SF-11] [CO-02] the example of a phone number is of the address's country", async () => {
    const refused = async (country: string, language: string) => {
      const fields = {
        form: "address",
        same: "yes",
        firstName: "Noor",
        lastName: "Haddad",
        line1: "1",
        city: "X",
        phone: "12",
      };
      return (await send("/checkout?step=address", { ...fields, country }, language)).text();
    };
    expect(await refused("DE", "de")).toContain("zum Beispiel +49 30 23125 012.");
    expect(await refused("GB", "en")).toContain("such as +44 20 7946 0958.");
    expect(await refused("", "en")).toContain("Enter a valid phone number, with its country code.");
  });

  test("[SF-11] a mistake is named with the country's own label, in the order of the form", async () => {
    const japan = {
      country: "JP",
      firstName: "太郎",
      lastName: "山田",
      line1: "1-1",
      city: "Chiyoda",
      phone: "0312345678",
    };
    const answer = await send("/checkout?step=address", { form: "address", same: "yes", ...japan }, "en");
    const html = await answer.text();
    expect(answer.status).toBe(422);
    for (const message of ["Enter the last name in katakana.", "Enter the postal code.", "Enter the prefecture."])
      expect(html).toContain(message);
    expect(/<input[^>]*autofocus[^>]*>/i.exec(html)?.[0]).toContain('name="lastNameKana"');
  });
});
