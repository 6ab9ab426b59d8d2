import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";

const logged = (fields: object): Readonly<Record<string, unknown>> => {
  const lines: string[] = [];
  createLog("info", false, { write: (line) => lines.push(line) }).error(fields, "said");
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? "") as Readonly<Record<string, unknown>>;
};

const cyclic = (): Error => {
  const error = new Error("no living connections");
  const headers = { authorization: "Basic c2VjcmV0" };
  const meta = { connection: { url: "http://shop:secret@127.0.0.1:9200", headers, pool: {} as object }, attempts: 3 };
  meta.connection.pool = meta;
  return Object.assign(error, { meta, cause: error });
};
const throwing = (): Error =>
  Object.defineProperty(new Error("read me"), "status", {
    enumerable: true,
    get: () => {
      throw new Error("not now");
    },
  });
const deep = (): object => {
  let value: object = {};
  for (let depth = 0; depth < 100_000; depth += 1) value = { value };
  return value;
};
const forbidding = (): object =>
  new Proxy(new Error("behind a proxy"), {
    get: () => {
      throw new Error("no");
    },
    ownKeys: () => {
      throw new Error("no");
    },
    getPrototypeOf: () => {
      throw new Error("no");
    },
  });

test.each<[string, unknown]>([
  ["a cycle", cyclic()],
  ["a property that throws", throwing()],
  ["a proxy that refuses everything", forbidding()],
  ["a revoked proxy", (({ proxy, revoke }) => (revoke(), proxy))(Proxy.revocable({}, {}))],
  ["great depth", deep()],
  ["a million entries", Array.from({ length: 1_000_000 }, (_, at) => at)],
  ["a text of ten million characters", "x".repeat(10_000_000)],
  ["a bigint", 2n ** 80n],
  ["a symbol", Symbol("s")],
  ["a function", () => 1],
  ["an object without a prototype", Object.create(null)],
  ["a frozen error", Object.freeze(new Error("cold"))],
  ["an invalid date", new Date(Number.NaN)],
  [
    "a failing toJSON",
    {
      toJSON: () => {
        throw new Error("no");
      },
    },
  ],
  ["an error without a constructor", Object.assign(new Error("odd"), { constructor: undefined })],
  ["several errors", new AggregateError([cyclic(), throwing()], "all failed")],
  ["nothing", undefined],
])("[UF-01] %s is logged, as an error and as another field", (_, value) => {
  expect(JSON.stringify(logged({ err: value })).length).toBeLessThan(100_000);
  expect(logged({ value })).toMatchObject({ msg: "said" });
});

test("[UF-01] the readable parts of an error stay, without credentials", () => {
  const { err } = logged({ err: cyclic() });
  expect(err).toMatchObject({
    type: "Error",
    message: "no living connections",
    cause: "[circular]",
    meta: { attempts: 3, connection: { url: "http://127.0.0.1:9200", pool: "[circular]" } },
  });
  expect(JSON.stringify(err)).not.toMatch(/secret|Basic/);
  expect(logged({ err: throwing() })["err"]).toMatchObject({ message: "read me", status: "[unreadable]" });
});

test("a failed statement is logged without its values", () => {
  const lines: string[] = [];
  const log = createLog("info", false, { write: (line) => lines.push(line) });
  const refused = Object.assign(new Error("duplicate key value violates unique constraint"), {
    detail: "Key (email)=(ana@example.com) already exists.",
    code: "23505",
  });
  const failed = new DrizzleQueryError("insert into mail values ($1, $2)", ["ana@example.com", "GIFT\ncode"], refused);
  log.error({ err: failed }, "a mail could not be written");
  log.error({ err: new Error("The order V1 was not placed", { cause: failed }) }, "an order failed");
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line).toContain("insert into mail values");
    expect(line).toContain("23505");
    expect(line).toContain("log.test.ts");
    expect(line).not.toMatch(/ana@|GIFT|already exists/);
  }
});
