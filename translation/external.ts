// A translation service at an address: asked in batches, in time or not at all, never twice at once for the same.
import { z } from "zod";
import { createBreaker } from "#concurrency";
import type { Names, Translator } from "./translator.ts";

export interface ExternalOptions {
  /** "https://words.example/v1": the calls stand under it. */
  readonly url: string;
  /** A page waits no longer than this for all its words. */
  readonly timeoutMs?: number;
  /** Told why pages stay English: once a failure opens the circuit, not for every page. */
  readonly onFailure: (reason: string) => void;
  readonly now?: () => number;
}

const TIMEOUT_MS = 400;
/** Items of one request. */
const BATCH = 100;
/** Failures in a row after which the service is left alone, and for how long. */
const FAILURES = 3;
const PAUSE_MS = 30_000;
/** Characters of an answer; more is no translation of what was asked. */
const LONGEST_ANSWER = 4_000_000;
const SUCCESS = "1000";

const answer = <Data extends z.ZodType>(data: Data) => z.object({ code: z.literal(SUCCESS), data });
const TITLES = answer(z.array(z.object({ title: z.string() })));
const STRINGS = answer(z.array(z.string()));
const LABELS = answer(z.array(z.object({ label: z.string() })));
const NAMES = answer(z.record(z.string(), z.string()));

export function externalTranslator(options: ExternalOptions): Translator {
  const { url, timeoutMs = TIMEOUT_MS, onFailure, now = Date.now } = options;
  const base = url.replace(/\/+$/u, "");
  const breaker = createBreaker({ failures: FAILURES, pauseMs: PAUSE_MS, now });
  const underway = new Map<string, Promise<unknown>>();
  let lastReason = "";

  const post = async (path: string, body: string): Promise<unknown> => {
    const response = await fetch(`${base}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    if (text.length > LONGEST_ANSWER) throw new Error("its answer is too long");
    return JSON.parse(text);
  };

  /** Undefined when it fails: the reason is told when it is new, or when the circuit opens. */
  const ask = async <Answer>(
    path: string,
    body: object,
    schema: z.ZodType<{ data: Answer }>,
    isWhole: (data: Answer) => boolean = () => true,
  ): Promise<Answer | undefined> => {
    const sent = JSON.stringify(body);
    const key = `${path} ${sent}`;
    if (!underway.has(key)) {
      if (!breaker.allows()) return undefined;
      const request = post(path, sent).finally(() => underway.delete(key));
      // Whoever asked hears of a failure below; the others of the same promise.
      request.catch(() => undefined);
      underway.set(key, request);
    }
    try {
      const { data } = schema.parse(await underway.get(key));
      if (!isWhole(data)) throw new Error("it answered other items than were asked for");
      breaker.succeeded();
      lastReason = "";
      return data;
    } catch (error) {
      const reason = `The translation service failed at ${path}: ${reasonOf(error, timeoutMs)}.`;
      const isOpened = breaker.failed();
      if (reason !== lastReason || isOpened)
        onFailure(isOpened ? `${reason} It is left alone for ${PAUSE_MS / 1000} seconds.` : reason);
      lastReason = reason;
      return undefined;
    }
  };

  const batched = async <Item, Answer>(
    items: readonly Item[],
    each: (batch: readonly Item[]) => Promise<readonly Answer[] | undefined>,
  ): Promise<readonly Answer[] | null> => {
    const batches = Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) =>
      items.slice(at * BATCH, (at + 1) * BATCH),
    );
    const answers = await Promise.all(batches.map(each));
    return answers.every((one) => one !== undefined) ? answers.flat() : null;
  };
  const namesAt = (path: string, locale: string): Promise<Names | undefined> => ask(path, { locale }, NAMES);

  return {
    product: (products, locale) =>
      batched(products, async (batch) =>
        (
          await ask(
            "/product",
            { id: batch.map(({ id }) => id), locale },
            TITLES,
            ({ length }) => length === batch.length,
          )
        )?.map(({ title }) => title),
      ),
    translate: (values, locale) =>
      batched(values, (batch) =>
        ask("/translate", { val: batch, locale }, STRINGS, ({ length }) => length === batch.length),
      ),
    category: (locale) => namesAt("/category", locale),
    navigation: (locale) => namesAt("/navigation", locale),
    labels: (names, locale) =>
      batched(names, async (batch) =>
        (await ask("/labels", { name: batch, locale }, LABELS, ({ length }) => length === batch.length))?.map(
          ({ label }, at) => ({ name: batch[at] ?? "", label }),
        ),
      ),
  };
}

function reasonOf(error: unknown, timeoutMs: number): string {
  if (error instanceof z.ZodError) return "its answer is not what the service promises";
  if (error instanceof SyntaxError) return "its answer is not JSON";
  if (!(error instanceof Error)) return "it failed";
  if (error.name === "TimeoutError") return `it took longer than ${timeoutMs} ms`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}
