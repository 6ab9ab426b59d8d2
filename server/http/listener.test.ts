import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { listen, type Listener } from "./listener.ts";
import { explainPort } from "../start/take-port.ts";

async function listener(): Promise<Listener> {
  const listening = await listen({ host: "127.0.0.1", port: 0, timeoutSeconds: 30 });
  if (listening.kind !== "listening") throw new Error(listening.kind);
  return listening.listener;
}

const HOUR_SECONDS = 3600;

test("before there is a shop to serve, it says that one is starting and that the process lives", async () => {
  const { address, drain } = await listener();
  const starting = await fetch(address);
  expect([starting.status, starting.headers.get("cache-control")]).toEqual([503, "no-store"]);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  // As a load balancer may ask that speaks HTTP/1.0 and names no host.
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  socket.write("GET /healthz HTTP/1.0\r\n\r\n");
  const [chunk] = await once(socket, "data");
  expect(String(chunk)).toContain("200 OK");
  await drain(HOUR_SECONDS);
});

test("a stop waits for the answer that is under way, but not for its connection to grow old", async () => {
  const { address, serve, drain } = await listener();
  const { promise: answer, resolve } = Promise.withResolvers<Response>();
  const { promise: asked, resolve: arrive } = Promise.withResolvers<void>();
  serve({
    fetch: () => {
      arrive();
      return answer;
    },
  });
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n");
  await asked;
  const drained = drain(HOUR_SECONDS);
  resolve(new Response("at last"));
  const [chunk] = await once(socket, "data");
  expect(String(chunk)).toContain("200 OK");
  await drained;
});

test("what the handler holds open is ended by the stop", async () => {
  const { address, server, serve, drain } = await listener();
  // An upgraded connection is no longer HTTP: Node's own closing does not know it.
  const upgraded = once(server, "upgrade");
  serve({ fetch: () => new Response(), close: async () => void (await upgraded)[1].destroy() });
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: shop.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
  await upgraded;
  await drain(HOUR_SECONDS);
  expect(server.listening).toBe(false);
});

test("a host that this machine does not have is refused", async () => {
  for (const host of ["192.0.2.1", "fe80::1"]) {
    const listening = await listen({ host, port: 0, timeoutSeconds: 30 });
    expect(listening.kind, host).toBe("no-such-host");
  }
});

test("whoever cannot have a port is told one that they can", () => {
  const told = (kind: "port-taken" | "port-forbidden", PORT: number) => explainPort(kind, { HOST: "127.0.0.1", PORT });
  expect(told("port-taken", 3000)).toContain("PORT=3001 npm start");
  expect(told("port-taken", 65_535)).toContain("PORT=65534 npm start");
  expect(told("port-forbidden", 80)).toContain("PORT=8080 npm start");
});

test("a body that does not arrive is cut off, except where it may take its time", async () => {
  const listening = await listen({
    host: "127.0.0.1",
    port: 0,
    timeoutSeconds: 0.05,
    isUnhurried: (path) => path.startsWith("/slow"),
  });
  if (listening.kind !== "listening") throw new Error(listening.kind);
  const { address, serve, drain } = listening.listener;
  serve({ fetch: async (request) => new Response(await request.text().catch(() => "cut off")) });
  const post = (path: string) => {
    const socket = connect(Number(new URL(address).port), "127.0.0.1");
    socket.write(`POST ${path} HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 2\r\n\r\na`);
    return socket;
  };
  const unhurried = post("/slow");
  const hurried = post("/other");
  // Only when the one has been cut off does the other go on.
  await once(hurried.resume(), "close");
  unhurried.write("b");
  const [chunk] = await once(unhurried, "data");
  expect(String(chunk)).toMatch(/200 OK.*ab$/s);
  await drain(HOUR_SECONDS);
});
