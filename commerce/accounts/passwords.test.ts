import { expect, test } from "vitest";
import { createPasswords, type Derive } from "./passwords.ts";

test("a password is stored as argon2id and verified in any Unicode composition [AC-03]", async () => {
  const { hash, verify, isOutdated } = createPasswords();
  const hashed = await hash("Caf\u00E9 cr\u00E8me 12");
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await hash("Caf\u00E9 cr\u00E8me 12")).not.toBe(hashed);
  expect(await verify("Cafe\u0301 cre\u0300me 12", hashed)).toBe(true);
  expect(await verify("Cafe creme 12", hashed)).toBe(false);
  expect(await verify("Caf\u00E9 cr\u00E8me 12", undefined)).toBe(false);
  expect(isOutdated(hashed)).toBe(false);
  expect(isOutdated(hashed.replace("m=19456", "m=4096"))).toBe(true);
});

test("concurrency and queue are limited, and further calls are rejected at once [AC-03]", async () => {
  let running = 0;
  let most = 0;
  const begun: (() => void)[] = [];
  const derive: Derive = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((done) => void begun.push(done));
    running -= 1;
    return Buffer.alloc(32);
  };
  const { hash, verify } = createPasswords({ concurrency: 2, queue: 3, derive });
  const answers = Promise.all(
    Array.from({ length: 8 }, (_, index) => (index % 2 ? hash("x") : verify("x", undefined))),
  );
  const rejected = await Promise.all([hash("x"), verify("x", undefined)]);
  expect(rejected).toEqual(["busy", "busy"]);
  for (let done = 0; done < 5; done += 1) {
    begun.shift()?.();
    await new Promise(setImmediate);
  }
  expect((await answers).filter((answer) => answer === "busy")).toHaveLength(3);
  expect(most).toBe(2);
  const after = hash("x");
  await new Promise(setImmediate);
  begun.shift()?.();
  expect(await after).toMatch(/^\$argon2id/);
});
