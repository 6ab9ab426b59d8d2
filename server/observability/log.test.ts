import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";

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
