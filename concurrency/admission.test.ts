import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAdmission, type Admitted, type AdmissionLimits } from "./admission.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LIMITS: AdmissionLimits = { request: 1_000, client: 100, total: 1_000, queue: 8, waitSeconds: 5 };
const open = (limits: Partial<AdmissionLimits> = {}) => createAdmission({ ...LIMITS, ...limits }, Date.now);

/** The outcome, once there is one. */
function follow(admitted: Promise<Admitted>) {
  const followed: { kind?: Admitted["kind"]; release: () => void } = { release: () => {} };
  const note = async () => {
    const one = await admitted;
    followed.kind = one.kind;
    if (one.kind === "admitted") followed.release = one.release;
  };
  void note();
  return followed;
}

test("a request above the limit is refused with its cost", async () => {
  expect(await open().admit("a", 1_001)).toEqual({ kind: "too-large", cost: 1_001, limit: 1_000 });
});

test("a client waits for its budget, and is told when to return if that takes too long [UF-03]", async () => {
  const { admit } = open({ total: 10_000 });
  const first = follow(admit("a", 1_000));
  await vi.advanceTimersByTimeAsync(0);
  expect(first.kind).toBe("admitted");
  first.release();
  const second = follow(admit("a", 300));
  await vi.advanceTimersByTimeAsync(2_900);
  expect(second.kind).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(second.kind).toBe("admitted");
  second.release();
  expect(await admit("a", 900)).toEqual({ kind: "busy", retryAfterSeconds: 9 });
  const other = follow(admit("b", 900));
  await vi.advanceTimersByTimeAsync(0);
  expect(other.kind).toBe("admitted");
});

test("of those that wait, the client that has used least is next [UF-03]", async () => {
  const { admit } = open({ client: 10_000 });
  const running = follow(admit("flood", 1_000));
  await vi.advanceTimersByTimeAsync(0);
  const flood = [follow(admit("flood", 900)), follow(admit("flood", 900))];
  const visitor = follow(admit("visitor", 900));
  running.release();
  await vi.advanceTimersByTimeAsync(950);
  expect([visitor.kind, ...flood.map(({ kind }) => kind)]).toEqual(["admitted", undefined, undefined]);
  visitor.release();
  await vi.advanceTimersByTimeAsync(950);
  expect(flood.map(({ kind }) => kind)).toEqual(["admitted", undefined]);
});

test("the queue has a limit, of which one client fills a quarter, and a longest wait", async () => {
  const { admit } = open({ client: 10_000 });
  follow(admit("a", 1_000));
  const waiting = ["b", "b", "c", "c", "d", "d", "e", "e"].map((client) => follow(admit(client, 1_000)));
  expect((await admit("b", 10)).kind).toBe("busy");
  expect((await admit("f", 10)).kind).toBe("busy");
  await vi.advanceTimersByTimeAsync(5_000);
  // Nothing was released, so two run at the most.
  expect(waiting.map(({ kind }) => kind).toSorted()).toEqual(["admitted", ...Array(7).fill("busy")]);
});

test("large pieces of a client run one after another, small ones together, and others beside them [UF-03]", async () => {
  const { admit } = open({ client: 10_000, total: 10_000, queue: 40 });
  const large = [follow(admit("a", 500)), follow(admit("a", 500))];
  const small = [follow(admit("b", 40)), follow(admit("b", 40)), follow(admit("b", 40))];
  await vi.advanceTimersByTimeAsync(10);
  expect(large.map(({ kind }) => kind)).toEqual(["admitted", undefined]);
  expect(small.map(({ kind }) => kind)).toEqual(["admitted", "admitted", undefined]);
  large[0]?.release();
  small[0]?.release();
  await vi.advanceTimersByTimeAsync(10);
  expect([large[1]?.kind, small[2]?.kind]).toEqual(["admitted", "admitted"]);
});
