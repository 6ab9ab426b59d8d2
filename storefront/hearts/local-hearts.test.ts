import { expect, test } from "vitest";
import { localHearts, MOST_HEARTS } from "./local-hearts.ts";

/** Two tabs of one browser: what one writes, the other is told. */
function browser() {
  const items = new Map<string, string>();
  const tabs: { readonly events: EventTarget }[] = [];
  const tab = () => {
    const own = { events: new EventTarget() };
    tabs.push(own);
    const storage = {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, text: string) => {
        items.set(name, text);
        for (const other of tabs) {
          if (other !== own) other.events.dispatchEvent(Object.assign(new Event("storage"), { key: name }));
        }
      },
    };
    return localHearts({ storage: () => storage, events: own.events });
  };
  return { items, tab };
}

test("hearts outlive the page", async () => {
  const { tab } = browser();
  expect(await tab().add("1")).toEqual({ kind: "kept" });
  expect([...tab().read()]).toEqual(["1"]);
  await tab().remove("1");
  expect([...tab().read()]).toEqual([]);
});

test("tabs keep in step, and neither loses what the other saved", async () => {
  const { tab } = browser();
  const [one, other] = [tab(), tab()];
  let told = 0;
  const stop = other.watch(() => (told += 1));
  await one.add("1");
  await other.add("2");
  expect(told).toBe(1);
  expect([...one.read()]).toEqual(["1", "2"]);
  stop();
  await one.add("3");
  expect(told).toBe(1);
});

test.each(["{", "null", '"1"', "[1]", '{"0":"1"}'])("[ER-01] corrupt hearts are none: %s", async (text) => {
  const { items, tab } = browser();
  items.set("hearts", text);
  expect([...tab().read()]).toEqual([]);
  expect(await tab().add("1")).toEqual({ kind: "kept" });
  expect([...tab().read()]).toEqual(["1"]);
});

test("there is a limit", async () => {
  const { items, tab } = browser();
  items.set("hearts", JSON.stringify(Array.from({ length: MOST_HEARTS }, (_, n) => String(n))));
  expect(await tab().add("another")).toEqual({ kind: "failed", reason: "full" });
  expect(tab().read().size).toBe(MOST_HEARTS);
});

test("[ER-01] a browser without a storage refuses", async () => {
  const hearts = localHearts({
    storage: () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
    events: new EventTarget(),
  });
  expect([...hearts.read()]).toEqual([]);
  expect(await hearts.add("1")).toEqual({ kind: "failed", reason: "refused" });
});
