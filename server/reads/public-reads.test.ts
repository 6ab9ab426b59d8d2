import { setTimeout as pause } from "node:timers/promises";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { compression } from "../http/compression.ts";
import { openPublicReads } from "./public-reads.ts";

const reads = () =>
  openPublicReads({
    READ_REQUEST_COST: 1_000,
    READ_CLIENT_COST: 1_000,
    READ_PROCESS_COST: 1_000_000,
    READ_QUEUE: 100,
    READ_WAIT_SECONDS: 5,
    READ_ANSWER_MB: 8,
    TRUSTED_PROXIES: 1,
  });

const ANSWER = { headers: { "content-type": "application/json" } };
const get = (app: Hono, path: string, address: string) =>
  app.request(path, { headers: { "x-forwarded-for": address, "accept-encoding": "gzip" } });

test("[UF-03] a client's next long answer is found once its last one is compressed, and others do not wait", async () => {
  const { admit } = reads();
  const complete = Promise.withResolvers<void>();
  const found: string[] = [];
  const app = new Hono().use(compression()).get("/:name", async (context) => {
    const admitted = await admit(context, 400);
    if (admitted.kind !== "admitted") return context.text("refused", 429);
    const name = context.req.param("name");
    found.push(name);
    admitted.release();
    const body = new ReadableStream({
      pull: async (controller) => {
        // Compression waits for the whole body.
        if (name === "first") await complete.promise;
        controller.enqueue(new TextEncoder().encode(JSON.stringify(name)));
        controller.close();
      },
    });
    return new Response(body, ANSWER);
  });
  const [first, second] = [get(app, "/first", "192.0.2.1"), get(app, "/second", "192.0.2.1")];
  expect((await get(app, "/other", "192.0.2.2")).status).toBe(200);
  // The next one would start within a millisecond.
  await pause(50);
  expect(found).toEqual(["first", "other"]);
  complete.resolve();
  expect(await Promise.all([first, second].map(async (answer) => (await answer).json()))).toEqual(["first", "second"]);
  expect(found).toEqual(["first", "other", "second"]);
});

test("[UF-03] an answer that fails frees its client, as does work that outlives its answer", async () => {
  const { admit } = reads();
  const late = Promise.withResolvers<void>();
  const app = new Hono()
    .use(compression())
    .get("/:name", async (context) => {
      const admitted = await admit(context, 400);
      if (admitted.kind !== "admitted") return context.text("refused", 429);
      if (context.req.param("name") === "late") {
        const endLater = async () => {
          await late.promise;
          admitted.release();
        };
        void endLater();
        return context.text("The request took too long.", 504);
      }
      admitted.release();
      throw new Error("broken");
    })
    .onError((_, context) => context.text("failed", 500));
  expect((await get(app, "/broken", "192.0.2.1")).status).toBe(500);
  expect((await get(app, "/late", "192.0.2.1")).status).toBe(504);
  const next = get(app, "/late", "192.0.2.1");
  late.resolve();
  expect((await next).status).toBe(504);
});
