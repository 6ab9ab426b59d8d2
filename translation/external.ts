// Client of an external translation service: requests are batched, limited in time, and shared while in flight.
import { z } from "zod";
import { createBreaker } from "#concurrency";
import type { Names, Translator } from "./translator.ts";

export interface ExternalOptions {
  /** Base URL of the calls: "https://words.example/v1". */
  readonly url: string;
  /** Limit for all texts of a page. */
  readonly timeoutMs?: number;
  /** Called with the reason when it is new or opens the circuit, not for every page. */
  readonly onFailure: (reason: string) => void;
  readonly now?: () => number;
}

const TIMEOUT_MS = 400;
/** Maximum number of items in a request. */
const BATCH = 100;
/** Consecutive failures that open the circuit, and the time it stays open. */
const FAILURES = 3;
const PAUSE_MS = 30_000;
/** Limit in characters, against a service that answers endlessly. */
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
  const inFlight = new Map<string, Promise<unknown>>();
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

  /** Undefined on failure. */
  const ask = async <Answer>(
    path: string,
    body: object,
    schema: z.ZodType<{ data: Answer }>,
    isComplete: (data: Answer) => boolean = () => true,
  ): Promise<Answer | undefined> => {
    const sent = JSON.stringify(body);
    const key = `${path} ${sent}`;
    if (!inFlight.has(key)) {
      if (!breaker.allows()) return undefined;
      const request = post(path, sent).finally(() => inFlight.delete(key));
      // Every caller awaits this promise below and handles its rejection there.
      request.catch(() => undefined);
      inFlight.set(key, request);
    }
    try {
      const { data } = schema.parse(await inFlight.get(key));
      if (!isComplete(data)) throw new Error("it answered a different number of items than requested");
      breaker.succeeded();
      lastReason = "";
      return data;
    } catch (error) {
      const reason = `The translation service failed at ${path}: ${reasonOf(error, timeoutMs)}.`;
      const isOpened = breaker.failed();
      if (reason !== lastReason || isOpened)
        onFailure(isOpened ? `${reason} Next attempt in ${PAUSE_MS / 1000} seconds.` : reason);
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
  if (error instanceof z.ZodError) return "its answer does not match the documented format";
  if (error instanceof SyntaxError) return "its answer is not JSON";
  if (!(error instanceof Error)) return "it failed";
  if (error.name === "TimeoutError") return `it took longer than ${timeoutMs} ms`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}
