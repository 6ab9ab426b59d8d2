import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { listen, type Listener } from "./listener.ts";

async function listener(): Promise<Listener> {
  const listening = await listen({ host: "127.0.0.1", port: 0, timeoutSeconds: 30 });
  if (listening.kind !== "listening") throw new Error(listening.kind);
  return listening.listener;
}

const HOUR_SECONDS = 3600;

test("until the shop is ready, answers 503 to pages and 200 to the liveness check", async () => {
  const { address, drain } = await listener();
  const starting = await fetch(address);
  expect([starting.status, starting.headers.get("cache-control")]).toEqual([503, "no-store"]);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  // Some load balancers send HTTP/1.0 without a Host header.
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  socket.write("GET /healthz HTTP/1.0\r\n\r\n");
  const [chunk] = await once(socket, "data");
  expect(String(chunk)).toContain("200 OK");
  await drain(HOUR_SECONDS);
});

test("until the shop is ready, browsers get a page in their language that loads again by itself, and does not send forms twice", async () => {
  const { address, drain } = await listener();
  const headers = { accept: "text/html,*/*;q=0.8", "accept-language": "xx, ar;q=0.8, de;q=0.5" };
  const page = await fetch(`${address}/de/checkout`, { headers });
  expect([page.status, page.headers.get("refresh"), page.headers.get("cache-control")]).toEqual([503, "5", "no-store"]);
  const html = await page.text();
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain("<h1>سنفتح بعد لحظات</h1>");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'; style-src 'sha256-");
  const sent = await fetch(`${address}/de/checkout`, { method: "POST", body: "email=a@example.com", headers });
  expect([sent.status, sent.headers.get("refresh")]).toEqual([503, null]);
  expect(await sent.text()).not.toContain('href=""');
  expect(await (await fetch(address)).text()).toBe("The shop is starting. Please try again in a moment.");
  await drain(HOUR_SECONDS);
});

test.each([
  ["*", "shop.test"],
  ["*@x&y/", "a b"],
  ["http://name:word@shop.test/", "shop.test"],
])("a request for %s of the host %s is malformed, and the shop never sees it [UF-11]", async (target, host) => {
  const { address, serve, drain } = await listener();
  serve({ fetch: async (request) => new Response(await request.text()) });
  const ask = async (wanted: string) => {
    const socket = connect(Number(new URL(address).port), "127.0.0.1");
    socket.write(`POST ${wanted} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 2\r\n\r\nhi`);
    const [answer] = await once(socket, "data");
    socket.destroy();
    return String(answer).slice(9, 12);
  };
  expect(await ask(target)).toBe("400");
  expect(await ask("http://shop.test/x")).toBe("200");
  await drain(HOUR_SECONDS);
});

test("a client that stops reading its response is cut off, one that waits for it is not [UF-10]", async () => {
  const listening = await listen({ host: "127.0.0.1", port: 0, timeoutSeconds: 30, stalledSeconds: 0.1 });
  if (listening.kind !== "listening") throw new Error(listening.kind);
  const { address, server, serve, drain } = listening.listener;
  const { promise: stalled, resolve: stall } = Promise.withResolvers<void>();
  serve({
    fetch: async ({ url }) => {
      if (url.endsWith("/long")) return new Response(new Uint8Array(16 << 20));
      await stalled;
      return new Response("patient");
    },
  });
  const patient = fetch(address);
  const socket = connect(Number(new URL(address).port), "127.0.0.1").pause();
  server.on("connection", (one) => one.once("close", () => one.bytesWritten > 1 << 16 && stall()));
  socket.write("GET /long HTTP/1.1\r\nHost: shop.test\r\n\r\n");
  await stalled;
  expect(await (await patient).text()).toBe("patient");
  socket.destroy();
  await drain(HOUR_SECONDS);
});

test("a stop waits for the response in progress, but not for its idle connection", async () => {
  const { address, serve, drain } = await listener();
  const { promise: answer, resolve } = Promise.withResolvers<Response>();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  serve({
    fetch: () => {
      arrive();
      return answer;
    },
  });
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n");
  await arrived;
  const drained = drain(HOUR_SECONDS);
  resolve(new Response("done"));
  const [chunk] = await once(socket, "data");
  expect(String(chunk)).toContain("200 OK");
  await drained;
});

test("a keep-alive client that sends a request during a stop is answered, and told to close [UF-13]", async () => {
  const { address, serve, drain } = await listener();
  serve({ fetch: () => new Response("done") });
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  const ask = async () => {
    socket.write("GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n");
    return String((await once(socket, "data"))[0]).toLowerCase();
  };
  expect(await ask()).toContain("connection: keep-alive");
  const drained = drain(HOUR_SECONDS, HOUR_SECONDS);
  expect(await ask()).toMatch(/200 ok.*connection: close/s);
  await drained;
});

test("a stop ends connections that the handler holds open", async () => {
  const { address, server, serve, drain } = await listener();
  // Node does not close an upgraded connection, because it is no longer HTTP.
  const upgraded = once(server, "upgrade");
  serve({ fetch: () => new Response(), close: async () => void (await upgraded)[1].destroy() });
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: shop.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
  await upgraded;
  await drain(HOUR_SECONDS);
  expect(server.listening).toBe(false);
});

test("a host that is not an address of this machine is rejected", async () => {
  for (const host of ["192.0.2.1", "fe80::1"]) {
    const listening = await listen({ host, port: 0, timeoutSeconds: 30 });
    expect(listening.kind, host).toBe("no-such-host");
  }
});

test("a request whose body does not arrive in time is cut off, except on paths without the limit", async () => {
  const listening = await listen({
    host: "127.0.0.1",
    port: 0,
    timeoutSeconds: 0.05,
    hasSlowBody: (path) => path.startsWith("/slow"),
  });
  if (listening.kind !== "listening") throw new Error(listening.kind);
  const { address, serve, drain } = listening.listener;
  serve({ fetch: async (request) => new Response(await request.text().catch(() => "cut off")) });
  const post = (path: string) => {
    const socket = connect(Number(new URL(address).port), "127.0.0.1");
    socket.write(`POST ${path} HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 2\r\n\r\na`);
    return socket;
  };
  const slow = post("/slow");
  const other = post("/other");
  // The slow one continues only after the other was cut off.
  await once(other.resume(), "close");
  slow.write("b");
  const [chunk] = await once(slow, "data");
  expect(String(chunk)).toMatch(/200 OK.*ab$/s);
  await drain(HOUR_SECONDS);
});
