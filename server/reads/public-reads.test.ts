import { setTimeout as pause } from "node:timers/promises";
import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { endReadsWithAnswer, openPublicReads } from "./public-reads.ts";

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

test("[UF-03] a client's next long answer is found once its last one is compressed, and others do not wait", async () => {
  const { admit } = reads();
  const compressed = Promise.withResolvers<void>();
  const found: string[] = [];
  const app = new Hono()
    .use(endReadsWithAnswer())
    .use(async (context, next) => {
      await next();
      if (context.req.path === "/first") await compressed.promise;
    })
    .get("/:name", async (context) => {
      const admitted = await admit(context, 400);
      if (admitted.kind !== "admitted") return context.text("refused", 429);
      found.push(context.req.param("name"));
      admitted.release();
      return context.text("found");
    });
  const get = (path: string, address: string) => app.request(path, { headers: { "x-forwarded-for": address } });
  const [first, second] = [get("/first", "192.0.2.1"), get("/second", "192.0.2.1")];
  expect((await get("/other", "192.0.2.2")).status).toBe(200);
  // The next one would start within a millisecond.
  await pause(50);
  expect(found).toEqual(["first", "other"]);
  compressed.resolve();
  expect((await Promise.all([first, second])).map(({ status }) => status)).toEqual([200, 200]);
  expect(found).toEqual(["first", "other", "second"]);
});

test("[UF-03] an answer that fails frees its client, and work that outlives its answer ends by itself", async () => {
  const { admit } = reads();
  const late = Promise.withResolvers<void>();
  const onEnd = vi.fn<() => void>();
  const app = new Hono()
    .use(endReadsWithAnswer())
    .get("/broken", async (context) => {
      const admitted = await admit(context, 400);
      if (admitted.kind === "admitted") admitted.release();
      throw new Error("broken");
    })
    .get("/late", async (context) => {
      const admitted = await admit(context, 400);
      const endLater = async () => {
        await late.promise;
        if (admitted.kind === "admitted") admitted.release();
        onEnd();
      };
      void endLater();
      return context.text("The request took too long.", 504);
    })
    .onError((_, context) => context.text("failed", 500));
  expect((await app.request("/broken")).status).toBe(500);
  expect((await app.request("/late")).status).toBe(504);
  const next = app.request("/late");
  late.resolve();
  expect((await next).status).toBe(504);
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledTimes(2));
});
