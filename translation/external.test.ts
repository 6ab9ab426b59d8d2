// An external translation service over real HTTP: its answers, failures and timeouts.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { externalTranslator } from "./external.ts";
import { createContentTranslator } from "./content-translator.ts";

type Answer = (asked: { path: string; body: Record<string, unknown> }, response: ServerResponse) => void;

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const read = async (request: IncomingMessage): Promise<string> => {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
};

/** Serves on a free port; `asked` counts the requests by path. */
async function serve(answer: Answer) {
  const asked: string[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = JSON.parse(await read(request));
    asked.push(request.url ?? "");
    answer({ path: request.url ?? "", body }, response);
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`, asked };
}

const say = (response: ServerResponse, data: unknown, code = "1000") => response.end(JSON.stringify({ code, data }));

/** A working service: it returns every text in capitals. */
const shouting: Answer = ({ path, body }, response) => {
  if (path === "/v1/product")
    return say(
      response,
      (body["id"] as string[]).map((id) => ({ title: `TITLE ${id}` })),
    );
  if (path === "/v1/translate")
    return say(
      response,
      (body["val"] as string[]).map((one) => one.toUpperCase()),
    );
  if (path === "/v1/labels")
    return say(
      response,
      (body["name"] as string[]).map((name) => ({ name, label: name.toUpperCase() })),
    );
  return say(response, { Coats: "COATS" });
};

function connect(url: string, timeoutMs = 2000) {
  const reasons: string[] = [];
  let now = 0;
  const translator = externalTranslator({
    url,
    timeoutMs,
    onFailure: (reason) => reasons.push(reason),
    now: () => now,
  });
  return { translator, reasons, pass: (ms: number) => (now += ms) };
}

test("the five calls follow the documented format [I18-01] [I18-03]", async () => {
  const { url } = await serve(shouting);
  const { translator } = connect(url);
  expect(await translator.product([{ id: "7", title: "Wool coat" }], "fr")).toEqual(["TITLE 7"]);
  expect(await translator.translate(["Black"], "fr")).toEqual(["BLACK"]);
  expect(await translator.labels(["Sale"], "fr")).toEqual([{ name: "Sale", label: "SALE" }]);
  expect(await translator.category("fr")).toEqual({ Coats: "COATS" });
  expect(await translator.navigation("fr")).toEqual({ Coats: "COATS" });
});

test("many texts are sent in batches, and equal concurrent requests are sent once [I18-01]", async () => {
  const { url, asked } = await serve(shouting);
  const { translator } = connect(url);
  const texts = Array.from({ length: 250 }, (_, at) => `text ${at}`);
  const both = await Promise.all([translator.translate(texts, "fr"), translator.translate(texts, "fr")]);
  expect(both[0]?.[249]).toBe("TEXT 249");
  expect(both[1]).toEqual(both[0]);
  expect(asked).toHaveLength(3);
});

const FAILURES: readonly (readonly [name: string, answer: Answer, reason: RegExp])[] = [
  ["answers an error", (_, response) => response.writeHead(500).end(), /answered 500/],
  ["answers another code", (_, response) => say(response, [], "1001"), /does not match the documented format/],
  ["answers garbage", (_, response) => response.end("<html>"), /not JSON/],
  [
    "answers too few items",
    (_, response) => say(response, ["ONE"]),
    /different number of items|does not match the documented format/,
  ],
  ["hangs", () => undefined, /took longer than 50 ms/],
  ["breaks off", (_, response) => response.destroy(), /failed at/],
];

test.each(FAILURES)(
  "a service that %s: texts stay in English and the reason is reported once [I18-02] [ER-01]",
  async (_, answer, why) => {
    const { url } = await serve(answer);
    const { translator, reasons } = connect(url, answer.length === 0 ? 50 : 5000);
    expect(await translator.translate(["Black", "White"], "fr")).toBeNull();
    expect(await translator.translate(["Black", "White"], "fr")).toBeNull();
    expect(reasons).toEqual([expect.stringMatching(why)]);
    expect(await translator.category("fr")).toBeUndefined();
    expect(await translator.navigation("fr")).toBeUndefined();
    const content = createContentTranslator(translator);
    expect(
      await content.translate("fr", (translate) => [translate("Black"), translate.title("7", "Wool coat")]),
    ).toEqual(["Black", "Wool coat"]);
  },
);

test("a service that is down is not called for a while, then tried again [I18-02] [ER-01]", async () => {
  let isUp = false;
  const { url, asked } = await serve((request, response) => {
    if (isUp) shouting(request, response);
    else response.writeHead(503).end();
  });
  const { translator, reasons, pass } = connect(url);
  for (const text of ["a", "b", "c", "d", "e"]) await translator.translate([text], "fr");
  expect(asked).toHaveLength(3);
  expect(reasons.at(-1)).toMatch(/Next attempt in 30 seconds/);
  isUp = true;
  expect(await translator.translate(["a"], "fr")).toBeNull();
  pass(30_001);
  expect(await translator.translate(["a"], "fr")).toEqual(["A"]);
  expect(await translator.translate(["b"], "fr")).toEqual(["B"]);
});

test("an unreachable service leaves the page in English [I18-02] [ER-01]", async () => {
  const { url } = await serve(shouting);
  for (const close of closers.splice(0)) close();
  const { translator, reasons } = connect(url);
  expect(await translator.product([{ id: "7", title: "Wool coat" }], "fr")).toBeNull();
  expect(reasons).toHaveLength(1);
});

test("a page requests all its texts once, and the next page none of them [I18-01]", async () => {
  const { url, asked } = await serve(shouting);
  const content = createContentTranslator(connect(url).translator);
  const page = () =>
    content.translate("fr", (translate) => ({
      title: translate.title("7", "Wool coat"),
      texts: ["Black", "White", "Coats"].map(translate),
    }));
  expect(await page()).toEqual({ title: "TITLE 7", texts: ["BLACK", "WHITE", "COATS"] });
  expect(asked.toSorted()).toEqual(["/v1/category", "/v1/navigation", "/v1/product", "/v1/translate"]);
  await page();
  expect(asked).toHaveLength(4);
});

test("English pages send no request [I18-01]", async () => {
  const { url, asked } = await serve(shouting);
  const content = createContentTranslator(connect(url).translator);
  expect(await content.translate("en", (translate) => translate("Black"))).toBe("Black");
  expect(asked).toEqual([]);
});
