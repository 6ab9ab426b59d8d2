import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, DeserializationError, RetryError } from "./errors.ts";
import { createTransport, type TransportRequest } from "./transport.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const HOSTS = ["https://a.test", "https://b.test"];
const READ: TransportRequest = { method: "POST", path: "1/indexes/x/query", body: { query: "coat" }, isRead: true };

type Answer = (signal: AbortSignal) => Response | Promise<Response>;

/** A network in which each host answers as told. */
function network(answers: Readonly<Record<string, Answer>>) {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { host } = new URL(String(input));
    asked.push(host);
    const answer = answers[host];
    if (!answer) throw new TypeError("network");
    return answer(init!.signal!);
  };
  return { asked, send: createTransport({ hosts: HOSTS, fetch }) };
}

const json = (value: unknown, status = 200) => Response.json(value, { status });
const never: Answer = (signal) =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

test("[SR-08] the first host answers, and no other is asked", async () => {
  const { asked, send } = network({ "a.test": () => json({ hits: [] }) });
  await expect(send(READ)).resolves.toEqual({ hits: [] });
  expect(asked).toEqual(["a.test"]);
});

test.each<[string, Answer | undefined]>([
  ["cannot be reached", undefined],
  ["answers 500", () => json({}, 500)],
  ["answers 503", () => new Response("busy", { status: 503 })],
  ["answers 304", () => new Response(null, { status: 304 })],
])("[SR-08] [ER-01] a host that %s is followed by the next", async (_, answer) => {
  const { asked, send } = network({ ...(answer && { "a.test": answer }), "b.test": () => json("b") });
  await expect(send(READ)).resolves.toBe("b");
  expect(asked).toEqual(["a.test", "b.test"]);
});

test("[SR-08] a host that does not begin to answer within 1 s is followed by the next", async () => {
  const { asked, send } = network({ "a.test": never, "b.test": () => json("b") });
  const answer = send(READ);
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toEqual(["a.test"]);
  await vi.advanceTimersByTimeAsync(1);
  await expect(answer).resolves.toBe("b");
});

test("[SR-08] a host that does not end its answer within 2 s is followed by the next", async () => {
  const endless: Answer = (signal) =>
    new Response(
      new ReadableStream({
        start: (stream) => signal.addEventListener("abort", () => stream.error(signal.reason), { once: true }),
      }),
    );
  const { asked, send } = network({ "a.test": endless, "b.test": () => json("b") });
  const answer = send(READ);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(asked).toEqual(["a.test"]);
  await vi.advanceTimersByTimeAsync(1);
  await expect(answer).resolves.toBe("b");
});

test("[SR-08] a write has 30 s", async () => {
  const { asked, send } = network({ "a.test": never, "b.test": () => json("b") });
  const answer = send({ ...READ, isRead: false });
  await vi.advanceTimersByTimeAsync(29_999);
  expect(asked).toEqual(["a.test"]);
  await vi.advanceTimersByTimeAsync(1);
  await expect(answer).resolves.toBe("b");
});

test("[SR-08] a host that failed rests for 2 minutes and is then preferred again", async () => {
  let isDown = true;
  const { asked, send } = network({ "a.test": () => json("a", isDown ? 500 : 200), "b.test": () => json("b") });
  await send(READ);
  isDown = false;
  await vi.advanceTimersByTimeAsync(119_999);
  await expect(send(READ)).resolves.toBe("b");
  await vi.advanceTimersByTimeAsync(1);
  await expect(send(READ)).resolves.toBe("a");
  expect(asked).toEqual(["a.test", "b.test", "b.test", "a.test"]);
});

test("[SR-08] [ER-01] when no host answers it is a RetryError that tells why, and the next time all are tried again", async () => {
  const { asked, send } = network({ "a.test": () => json({}, 502) });
  const error = await send(READ).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(RetryError);
  expect(error).toMatchObject({
    attempts: [
      { host: "https://a.test", reason: "502" },
      { host: "https://b.test", reason: "network" },
    ],
  });
  await expect(send(READ)).rejects.toBeInstanceOf(RetryError);
  expect(asked).toEqual(["a.test", "b.test", "a.test", "b.test"]);
});

test("[SR-08] a host that answers again, after all had failed, is preferred to those that did not", async () => {
  let isDown = true;
  const { asked, send } = network({ "b.test": () => json("b", isDown ? 500 : 200) });
  await expect(send(READ)).rejects.toBeInstanceOf(RetryError);
  isDown = false;
  await send(READ);
  await send(READ);
  expect(asked).toEqual(["a.test", "b.test", "a.test", "b.test", "b.test"]);
});

test.each([
  [json({ message: "Index not allowed", status: 403 }, 403), "Index not allowed", 403],
  [new Response("Not here", { status: 404 }), "Not here", 404],
  [json({ error: 1 }, 400), '{"error":1}', 400],
])(
  "[SR-08] [ER-01] a refusal is an ApiError with message and status, and asks no further host: %#",
  async (answer, message, status) => {
    const { asked, send } = network({ "a.test": () => answer, "b.test": () => json("b") });
    const error = await send(READ).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message, status });
    expect(asked).toEqual(["a.test"]);
  },
);

test("[SR-08] [ER-01] an answer that is not JSON is a DeserializationError", async () => {
  const { send } = network({ "a.test": () => new Response("<html>") });
  const error = await send(READ).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(DeserializationError);
  expect(error).toMatchObject({ response: "<html>" });
});

test("whoever asked may give up; that is no fault of a host", async () => {
  const { asked, send } = network({ "a.test": never, "b.test": () => json("b") });
  const giveUp = new AbortController();
  const answer = send({ ...READ, signal: giveUp.signal }).catch((cause: unknown) => cause);
  giveUp.abort();
  expect(await answer).toMatchObject({ name: "AbortError" });
  expect(asked).toEqual(["a.test"]);
  void send(READ).catch(() => undefined);
  expect(asked).toEqual(["a.test", "a.test"]);
});

test("parameters go in the query string and the body as JSON", async () => {
  const calls: { readonly url: string; readonly body: unknown; readonly headers: Headers }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    calls.push({ url: String(input), body: init?.body, headers: new Headers(init?.headers) });
    return json(null);
  };
  await createTransport({ hosts: ["https://a.test/"], fetch })({ ...READ, parameters: { key: "a b" } });
  expect(calls[0]).toMatchObject({ url: "https://a.test/1/indexes/x/query?key=a+b", body: '{"query":"coat"}' });
  expect(calls[0]?.headers.get("content-type")).toBe("application/json");
});
