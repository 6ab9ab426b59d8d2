import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createLanes } from "./lanes.ts";

/** Enters lanes and records the order in which the work begins. */
function recorder(limits: Parameters<typeof createLanes>[0]) {
  const lanes = createLanes(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const enter = async (client: string, work: string): Promise<void> => {
    const leave = await lanes.enter(client);
    begun.push(leave ? work : `${work} refused`);
    if (leave) ends.set(work, leave);
  };
  const end = async (work: string): Promise<void> => {
    ends.get(work)?.();
    await settle();
  };
  const settle = async (): Promise<readonly string[]> => {
    for (let turn = 0; turn < 3; turn++) await nextTurn();
    return begun;
  };
  return { enter, end, settle };
}

test("a flood waits behind itself, is refused beyond its queue, and others begin at once [UF-03]", async () => {
  const { enter, end, settle } = recorder({ client: 2, total: 8, queue: 2, queueTotal: 9 });
  for (const work of ["a1", "a2", "a3", "a4", "a5"]) void enter("a", work);
  void enter("b", "b1");
  expect(await settle()).toEqual(["a1", "a2", "a5 refused", "b1"]);
  await end("b1");
  expect(await settle()).toHaveLength(4);
  await end("a1");
  await end("a2");
  expect(await settle()).toEqual(["a1", "a2", "a5 refused", "b1", "a3", "a4"]);
});

test("if all lanes are taken, clients take turns [UF-03]", async () => {
  const { enter, end, settle } = recorder({ client: 2, total: 2, queue: 9, queueTotal: 99 });
  for (const work of ["a1", "a2", "a3", "a4"]) void enter("a", work);
  for (const work of ["b1", "b2"]) void enter("b", work);
  void enter("c", "c1");
  for (const work of ["a1", "a2", "a3", "b1", "c1", "a4"]) await end(work);
  const begun = await settle();
  expect(begun.slice(0, 2)).toEqual(["a1", "a2"]);
  expect(begun.slice(2, 5).toSorted()).toEqual(["a3", "b1", "c1"]);
  expect(begun).toHaveLength(7);
});

test("work of many clients is refused beyond the queue of all, and taken again when that is shorter [UF-03]", async () => {
  const { enter, end, settle } = recorder({ client: 1, total: 1, queue: 9, queueTotal: 2 });
  for (const client of ["a", "b", "c", "d", "e"]) void enter(client, client);
  expect(await settle()).toEqual(["a", "d refused", "e refused"]);
  await end("a");
  expect(await settle()).toEqual(["a", "d refused", "e refused", "b"]);
  void enter("f", "f");
  await end("b");
  await end("c");
  expect(await settle()).toEqual(["a", "d refused", "e refused", "b", "c", "f"]);
});

test("other work runs between two pieces of work that waited, even if neither waits for anything [UF-03]", async () => {
  const { enter } = createLanes({ client: 1, total: 8, queue: 9, queueTotal: 99 });
  const order: string[] = [];
  const work = async (name: string): Promise<void> => {
    const leave = await enter("a");
    order.push(name);
    setImmediate(() => order.push("another request"));
    leave?.();
  };
  await Promise.all([work("first"), work("second"), work("third")]);
  expect(order).toEqual(["first", "another request", "second", "another request", "third"]);
});
