import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, DeserializationError, RetryError } from "./errors.ts";
import { createTransport, type Attempt, type TransportRequest } from "./transport.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const HOSTS = ["https://a.test", "https://b.test"];
const READ: TransportRequest = { method: "POST", path: "1/indexes/x/query", body: { query: "coat" }, isRead: true };

type HostResponse = (signal: AbortSignal) => Response | Promise<Response>;

/** A fake network with a response for each host. */
function network(responses: Readonly<Record<string, HostResponse>>) {
  const requested: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { host } = new URL(String(input));
    requested.push(host);
    const response = responses[host];
    if (!response) throw new TypeError("network");
    return response(init!.signal!);
  };
  return { requested, send: createTransport({ hosts: HOSTS, fetch }) };
}

const json = (value: unknown, status = 200) => Response.json(value, { status });
const never: HostResponse = (signal) =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

test("[SR-08] only the first host is used if it responds", async () => {
  const { requested, send } = network({ "a.test": () => json({ hits: [] }) });
  await expect(send(READ)).resolves.toEqual({ hits: [] });
  expect(requested).toEqual(["a.test"]);
});

test.each<[string, HostResponse | undefined]>([
  ["cannot be reached", undefined],
  ["responds with 500", () => json({}, 500)],
  ["responds with 503", () => new Response("busy", { status: 503 })],
  ["responds with 304", () => new Response(null, { status: 304 })],
])("[SR-08] [ER-01] the next host is used if one %s", async (_, response) => {
  const { requested, send } = network({ ...(response && { "a.test": response }), "b.test": () => json("b") });
  await expect(send(READ)).resolves.toBe("b");
  expect(requested).toEqual(["a.test", "b.test"]);
});

test("[SR-08] the next host is used after 1 s without a response", async () => {
  const { requested, send } = network({ "a.test": never, "b.test": () => json("b") });
  const response = send(READ);
  await vi.advanceTimersByTimeAsync(999);
  expect(requested).toEqual(["a.test"]);
  await vi.advanceTimersByTimeAsync(1);
  await expect(response).resolves.toBe("b");
});

test("[SR-08] the next host is used if a response takes longer than 2 s", async () => {
  const endless: HostResponse = (signal) =>
    new Response(
      new ReadableStream({
        start: (stream) => signal.addEventListener("abort", () => stream.error(signal.reason), { once: true }),
      }),
    );
  const { requested, send } = network({ "a.test": endless, "b.test": () => json("b") });
  const response = send(READ);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(requested).toEqual(["a.test"]);
  await vi.advanceTimersByTimeAsync(1);
  await expect(response).resolves.toBe("b");
});

test("[SR-08] where connections are reported, connecting takes at most 1 s, and the response another 2 s", async () => {
  const hosts: string[] = [];
  const send = createTransport({
    hosts: HOSTS,
    fetch: (url, { signal, onConnected }) => {
      hosts.push(new URL(url).host);
      if (hosts.length > 1) return Promise.resolve(json("b"));
      setTimeout(() => onConnected?.(), 900);
      return Promise.resolve(never(signal));
    },
  });
  const response = send(READ);
  await vi.advanceTimersByTimeAsync(2_899);
  expect(hosts).toEqual(["a.test"]);
  await vi.advanceTimersByTimeAsync(1);
  await expect(response).resolves.toBe("b");
});

test("[SR-08] every request to a host is reported, without the password of its URL", async () => {
  const attempts: Attempt[] = [];
  const fetch = async (url: string) => (url.includes("a.test") ? json({}, 503) : Promise.reject(new TypeError("down")));
  const hosts = ["https://shop:secret@a.test", "https://b.test"];
  const error = await createTransport({ hosts, fetch, onAttempt: (attempt) => attempts.push(attempt) })(READ).catch(
    String,
  );
  expect(attempts).toEqual([
    { host: "https://a.test", outcome: "503" },
    { host: "https://b.test", outcome: "network" },
  ]);
  expect(error).toBe("RetryError: No search host could be reached: https://a.test (503), https://b.test (network).");
});

test("[SR-08] a write times out after 30 s", async () => {
  const { requested, send } = network({ "a.test": never, "b.test": () => json("b") });
  const response = send({ ...READ, isRead: false });
  await vi.advanceTimersByTimeAsync(29_999);
  expect(requested).toEqual(["a.test"]);
  await vi.advanceTimersByTimeAsync(1);
  await expect(response).resolves.toBe("b");
});

test("[SR-08] a failed host is not used for 2 minutes and is then preferred again", async () => {
  let isDown = true;
  const { requested, send } = network({ "a.test": () => json("a", isDown ? 500 : 200), "b.test": () => json("b") });
  await send(READ);
  isDown = false;
  await vi.advanceTimersByTimeAsync(119_999);
  await expect(send(READ)).resolves.toBe("b");
  await vi.advanceTimersByTimeAsync(1);
  await expect(send(READ)).resolves.toBe("a");
  expect(requested).toEqual(["a.test", "b.test", "b.test", "a.test"]);
});

test("[SR-08] [ER-01] if all hosts fail, a RetryError lists the reasons, and the next request tries all hosts", async () => {
  const { requested, send } = network({ "a.test": () => json({}, 502) });
  const error = await send(READ).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(RetryError);
  expect(error).toMatchObject({
    attempts: [
      { host: "https://a.test", reason: "502" },
      { host: "https://b.test", reason: "network" },
    ],
  });
  await expect(send(READ)).rejects.toBeInstanceOf(RetryError);
  expect(requested).toEqual(["a.test", "b.test", "a.test", "b.test"]);
});

test("[SR-08] a host that recovers after all had failed is preferred to the others", async () => {
  let isDown = true;
  const { requested, send } = network({ "b.test": () => json("b", isDown ? 500 : 200) });
  await expect(send(READ)).rejects.toBeInstanceOf(RetryError);
  isDown = false;
  await send(READ);
  await send(READ);
  expect(requested).toEqual(["a.test", "b.test", "a.test", "b.test", "b.test"]);
});

test.each([
  [json({ message: "Index not allowed", status: 403 }, 403), "Index not allowed", 403],
  [new Response("Not here", { status: 404 }), "Not here", 404],
  [json({ error: 1 }, 400), '{"error":1}', 400],
  [json({ status: "ERROR", errors: [{ code: "bad-sort", message: "sort: must be …" }] }, 400), "sort: must be …", 400],
])(
  "[SR-08] [ER-01] status 4xx gives an ApiError with message and status, without trying other hosts: %#",
  async (response, message, status) => {
    const { requested, send } = network({ "a.test": () => response, "b.test": () => json("b") });
    const error = await send(READ).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message, status });
    expect(requested).toEqual(["a.test"]);
  },
);

test("[SR-08] [ER-01] a response that is not JSON gives a DeserializationError", async () => {
  const { send } = network({ "a.test": () => new Response("<html>") });
  const error = await send(READ).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(DeserializationError);
  expect(error).toMatchObject({ response: "<html>" });
});

test("aborting a request does not count as a failure of the host", async () => {
  const { requested, send } = network({ "a.test": never, "b.test": () => json("b") });
  const abort = new AbortController();
  const response = send({ ...READ, signal: abort.signal }).catch((cause: unknown) => cause);
  abort.abort();
  expect(await response).toMatchObject({ name: "AbortError" });
  expect(requested).toEqual(["a.test"]);
  void send(READ).catch(() => undefined);
  expect(requested).toEqual(["a.test", "a.test"]);
});

test("parameters are sent in the query string, and the body as JSON", async () => {
  const calls: { readonly url: string; readonly body: unknown; readonly headers: Headers }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    calls.push({ url: String(input), body: init?.body, headers: new Headers(init?.headers) });
    return json(null);
  };
  await createTransport({ hosts: ["https://a.test/"], fetch })({ ...READ, parameters: { key: "a b" } });
  expect(calls[0]).toMatchObject({ url: "https://a.test/1/indexes/x/query?key=a+b", body: '{"query":"coat"}' });
  expect(calls[0]?.headers.get("content-type")).toBe("application/json");
});
