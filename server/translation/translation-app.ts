// The translation API, mounted under /translation (docs/translation-api.md): POST product, translate, category, navigation, labels.

import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { parseStorableJson } from "#catalogue";
import type { TitledProduct, Translator } from "#translation";
import { refusedRead, type PublicReads } from "../reads/public-reads.ts";
import type { RateLimit } from "./rate-limit.ts";

export interface TranslationParts {
  readonly translator: Translator;
  /** Titles of those products that are visible to everyone. */
  readonly titlesOf: (ids: readonly string[]) => Promise<readonly TitledProduct[]>;
  readonly limit: RateLimit;
  readonly networkOf: (context: Context) => string;
  /** Budgets of clients; without it, there are none. */
  readonly reads?: Pick<PublicReads, "admit"> | undefined;
  readonly onError: (error: unknown) => void;
}

const LARGEST_BODY = 256 * 1024;
const MOST_ITEMS = 500;
const LONGEST_TEXT = 20_000;

const locale = z.string().regex(/^[a-z]{2,3}(?:[-_]\w{2,8})*$/iu);
const texts = z.array(z.string().max(LONGEST_TEXT)).max(MOST_ITEMS);
const PRODUCT = z.object({ id: z.array(z.union([z.string().max(100), z.number()])).max(MOST_ITEMS), locale });
const TRANSLATE = z.object({ val: texts, locale });
const LABELS = z.object({ name: texts, locale });
const ANY = z.object({ locale });

/** The specification defines the code for success only. */
const CODES = { ok: "1000", invalid: "4000", tooMany: "4290", unavailable: "5000" } as const;

export function translationApp({ translator, titlesOf, limit, networkOf, reads, onError }: TranslationParts): Hono {
  const answering = answeringWithin(reads);
  const app = new Hono();
  app.use(async (context, next) => {
    if (await limit.allows(networkOf(context))) return next();
    context.header("retry-after", "60");
    return refuse(context, 429, CODES.tooMany, "Too many requests from your network. Please wait a minute.");
  });
  app.use(
    bodyLimit({
      maxSize: LARGEST_BODY,
      onError: (context) => refuse(context, 413, CODES.invalid, "The body is larger than 256 kB."),
    }),
  );
  app.post(
    "/product",
    answering(PRODUCT, async ({ id, locale: to }) => productTitles(id.map(String), to)),
  );
  app.post(
    "/translate",
    answering(TRANSLATE, ({ val, locale: to }) => translator.translate(val, to)),
  );
  app.post(
    "/labels",
    answering(LABELS, ({ name, locale: to }) => translator.labels(name, to)),
  );
  app.post(
    "/category",
    answering(ANY, ({ locale: to }) => translator.category(to)),
  );
  app.post(
    "/navigation",
    answering(ANY, ({ locale: to }) => translator.navigation(to)),
  );
  app.all("/*", (context) => {
    context.header("allow", "POST");
    return PATHS.has(context.req.path.split("/").at(-1) ?? "")
      ? refuse(context, 405, CODES.invalid, "Use POST for translations.")
      : refuse(context, 404, CODES.invalid, "Unknown path. Use product, translate, category, navigation or labels.");
  });
  app.onError((error, context) => {
    onError(error);
    return refuse(context, 500, CODES.unavailable, "The translation failed. Please try again.");
  });

  /** One entry for each id; products that are not visible to everyone have an empty title. */
  async function productTitles(ids: readonly string[], to: string): Promise<readonly { title: string }[] | null> {
    const found = await titlesOf(ids);
    const titles = await translator.product(found, to);
    if (titles === null) return null;
    const byId = new Map(found.map(({ id }, index) => [id, titles[index] ?? ""]));
    return ids.map((id) => ({ id, title: byId.get(id) ?? "" }));
  }
  return app;
}

const PATHS: ReadonlySet<string> = new Set(["product", "translate", "category", "navigation", "labels"]);

/** Cost of a request. Each character adds 1. */
const COST = 2_000;

const answeringWithin =
  (reads: TranslationParts["reads"]) =>
  <Schema extends z.ZodType>(schema: Schema, answer: (request: z.infer<Schema>) => Promise<unknown>) =>
  async (context: Context): Promise<Response> => {
    const text = await context.req.text();
    const body = parseStorableJson(text);
    if (body.kind === "malformed") return refuse(context, 400, CODES.invalid, "The body is not JSON.");
    if (body.kind === "unstorable")
      return refuse(context, 400, CODES.invalid, "Text must not contain NUL or unpaired surrogates.");
    const request = schema.safeParse(body.json);
    if (!request.success) return refuse(context, 400, CODES.invalid, z.prettifyError(request.error));
    const admitted = await reads?.admit(context, COST + text.length);
    if (admitted && admitted.kind !== "admitted") {
      const { status, message, headers } = refusedRead(admitted);
      for (const [name, value] of Object.entries(headers)) context.header(name, value);
      return refuse(context, status, status === 429 ? CODES.tooMany : CODES.invalid, message);
    }
    const data = await answer(request.data).finally(admitted?.release);
    if (data === null || data === undefined)
      return refuse(context, 503, CODES.unavailable, "Translations are unavailable at the moment.");
    return context.json({ code: CODES.ok, data });
  };

const refuse = (
  context: Context,
  status: 400 | 404 | 405 | 413 | 429 | 500 | 503,
  code: string,
  message: string,
): Response => context.json({ code, message }, status);
