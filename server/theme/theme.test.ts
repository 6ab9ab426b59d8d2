// The merchant's theme over HTTP: measured when saved, and served with every page.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterEach, beforeAll, expect, test } from "vitest";
import { enqueueMail } from "#commerce/mail";
import { onDatabase } from "../../commerce/database/testing.ts";
import { mailTable } from "../../commerce/mail/tables.ts";
import { LOCAL_TOKEN, openTestingShop, type TestingShop } from "../integration/testing-shop.ts";

const FONT = readFileSync(
  createRequire(import.meta.url).resolve("@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2"),
);
const DARK = { ground: "#101418", ink: "#f5e9d3", accent: "#ffcc00" };
const FOREVER = "public, max-age=31536000, immutable";

onDatabase("the theme", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    // With the cache of documents, which must not outlive a theme.
    shop = await openTestingShop(database.current, { DOCUMENT_CACHE_MB: "2" });
    return () => shop.close();
  });
  afterEach(() => send("DELETE"));

  const send = async (method: string, body?: unknown, query = "") => {
    const response = await shop.app.request(`/admin/settings/theme${query}`, {
      method,
      headers: { authorization: `Bearer ${LOCAL_TOKEN}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, json: (await response.json()) as unknown };
  };
  const save = async (theme: object) =>
    expect(await send("PUT", theme)).toEqual({ status: 200, json: { kind: "changed" } });
  const page = async (path = "/pages/faq") => (await shop.app.request(path)).text();
  const stylesheetOf = (html: string) => /<link rel="stylesheet" href="(\/theme\/[^"]+)">/.exec(html)?.[1];
  const stylesheet = async (): Promise<string> => (await shop.app.request(stylesheetOf(await page()) ?? "")).text();

  test("[OC-07] a shop without a theme loads nothing of it, and is the same again after a reset", async () => {
    const before = await page();
    expect(before).not.toContain("/theme/");
    expect(before).toContain('<meta name="theme-color" content="#ffffff"/>');
    expect((await shop.app.request("/theme/x.css")).status).toBe(404);
    await save({ radius: 12 });
    expect(await page()).not.toBe(before);
    await send("DELETE");
    expect(await page()).toBe(before);
  });

  test("[OC-07] colours, corners, spacing and headings are in one stylesheet that is cached for ever", async () => {
    await save({ colours: DARK, radius: 12, density: "compact", headings: "uppercase" });
    for (const path of ["/", "/collections/women", "/cart", "/giftcard", "/login"]) {
      const html = await page(path);
      expect(stylesheetOf(html)).toBe(stylesheetOf(await page()));
      expect(html).toContain('<meta name="theme-color" content="#101418"/>');
    }
    const response = await shop.app.request(stylesheetOf(await page()) ?? "");
    expect(response.headers.get("content-type")).toBe("text/css; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe(FOREVER);
    const css = await response.text();
    for (const part of [
      "--white:#101418",
      "--ink:#f5e9d3",
      "--accent:#ffcc00",
      "--on-accent:#101418",
      "color-scheme:dark",
    ]) {
      expect(css).toContain(part);
    }
    expect(css).toMatch(/--radius:12px.*--s-16:0.75rem/);
    expect(css).toContain("h1,h2,h3{text-transform:uppercase}");
    // Another theme has another address; the old one is answered, but not for long.
    const old = stylesheetOf(await page()) ?? "";
    await save({ colours: DARK, radius: 4 });
    expect(stylesheetOf(await page())).not.toBe(old);
    expect((await shop.app.request(old)).headers.get("cache-control")).toBe("no-store");
  });

  test("[OC-07] colours that cannot be read are refused with pair, ratio and a colour that passes", async () => {
    const { status, json } = await send("PUT", {
      colours: { muted: "#bbbbbb", accent: "#ffee88", onAccent: "#ffffff" },
    });
    expect(status).toBe(422);
    const { errors } = json as { errors: { path: string; message: string }[] };
    expect(errors.map(({ path }) => path)).toEqual(["colours.muted", "colours.muted", "colours.onAccent"]);
    const [, suggestion = ""] =
      /has a contrast of \d\.\d+:1 and needs 4\.5:1; muted (#\w{6}) would pass$/.exec(errors[0]!.message) ?? [];
    await save({ colours: { muted: suggestion } });
    expect(await stylesheet()).toContain(`--ink-2:${suggestion}`);
  });

  test("[OC-07] a dry run measures every pair, and changes nothing", async () => {
    const { status, json } = await send("PUT", { colours: { muted: "#bbbbbb" } }, "?dry-run");
    expect(status).toBe(422);
    expect(json).toMatchObject({ kind: "invalid", report: { contrast: expect.any(Array) } });
    const { report } = json as {
      report: { contrast: { colour: string; on: string; ratio: number; passes: boolean }[] };
    };
    expect(report.contrast.find(({ colour, on }) => colour === "ink" && on === "ground")).toMatchObject({
      ratio: 18.69,
      minimum: 4.5,
      passes: true,
      values: ["#14120f", "#ffffff"],
    });
    expect(report.contrast.filter(({ passes }) => !passes).map(({ colour }) => colour)).toEqual(["muted", "muted"]);
    expect((await send("PUT", { colours: DARK }, "?dry-run")).json).toMatchObject({ kind: "checked", report: {} });
    expect((await send("GET")).json).toEqual({});
  });

  test("[OC-07] a font is served by the shop and preloaded in place of its own", async () => {
    await save({ fonts: { display: { file: FONT.toString("base64") } } });
    const html = await page();
    const [, address = ""] =
      /<link rel="preload" href="(\/theme\/[^"]+\.woff2)" as="font" type="font\/woff2" crossorigin>/.exec(html) ?? [];
    const font = await shop.app.request(address);
    expect(font.headers.get("content-type")).toBe("font/woff2");
    expect(font.headers.get("cache-control")).toBe(FOREVER);
    expect(Buffer.from(await font.arrayBuffer()).equals(FONT)).toBe(true);
    const css = await stylesheet();
    expect(css).toContain(`src:url("${address}") format("woff2");font-weight:400 900`);
    // Measured for storefront/styles/fonts.css too: 114 %, 98.7 %, 35.1 %.
    expect(css).toMatch(/size-adjust:114\.\d%;ascent-override:98\.\d%;descent-override:3[45](\.\d)?%/);
    expect(css).toContain('--face-display:"Shop display"');
    expect(css).not.toContain("--white");
  });

  test("[OC-07] icons over dark pictures are light, on a light page too", async () => {
    await save({ pictures: "dark" });
    expect(await stylesheet()).toContain("--on-picture:#ffffff");
    await save({ pictures: "dark", colours: DARK });
    expect(await stylesheet()).toContain("--on-picture:#f5e9d3");
    await save({ colours: DARK });
    expect(await stylesheet()).toContain("--on-picture:#101418");
  });

  test("[OC-07] bad input is refused with the field", async () => {
    const refused = async (theme: object, path: string) => {
      const { status, json } = await send("PUT", theme);
      expect([status, (json as { errors: { path: string }[] }).errors[0]?.path]).toEqual([422, path]);
    };
    await refused({ colours: { ink: "red" } }, "colours.ink");
    await refused({ colours: { ink: "#000;}body{display:none" } }, "colours.ink");
    await refused({ colours: { blue: "#00f" } }, "colours.blue");
    for (const radius of [99, -1, 1.5, "12px"]) {
      const { json } = await send("PUT", { radius });
      expect(json).toMatchObject({
        errors: [{ path: "radius", message: "must be a whole number of pixels from 0 to 24" }],
      });
    }
    await refused({ fonts: { text: { file: Buffer.from("not a font").toString("base64") } } }, "fonts.text.file");
    await refused({ fonts: { text: { file: "A".repeat(600_000) } } }, "fonts.text.file");
  });

  test("[OC-07] the schema lists the fields, and describes each colour", async () => {
    const { properties } = (await send("GET", undefined, "/schema")).json as {
      properties: Record<string, { properties: Record<string, { description: string }> }>;
    };
    expect(Object.keys(properties)).toEqual(["colours", "pictures", "fonts", "radius", "density", "headings"]);
    expect(properties["colours"]?.properties["accent"]?.description).toBe("Primary buttons; as ink by default.");
  });

  test("[OC-07] the icon of a shop without a logo has the theme's colours", async () => {
    const icon = async () =>
      (await shop.app.request(/<link rel="icon" href="([^"]+)"/.exec(await page())?.[1] ?? "")).text();
    expect(await icon()).toContain('fill="#14120f"');
    await save({ colours: DARK });
    expect(await icon()).toMatch(/fill="#ffcc00".*fill="#101418"/);
  });

  test("[OC-07] mails have the theme's colours", async () => {
    const write = () => ({
      language: "en" as const,
      subject: "Hello",
      paragraphs: ["Hello"],
      action: { label: "Open", href: "https://shop.example" },
    });
    await save({ colours: DARK });
    await enqueueMail(database.current.sql, "a@shop.example", write, new Date());
    const [mail] = await database.current.sql.select().from(mailTable);
    expect(mail?.html).toContain("color:#f5e9d3");
    expect(mail?.html).toContain("background:#ffcc00;color:#101418");
    expect(mail?.html).not.toContain("#14120f");
  });
});
