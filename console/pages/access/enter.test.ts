// The page that people reach after they sign in.

import { expect, test } from "vitest";
import { safePath } from "./enter.server.ts";

test.each([
  "https://evil.test/console",
  "//evil.test",
  "/console//evil.test",
  "/console\\@evil.test",
  "/consoles",
  "/console.evil.test",
  "/console/\r\nset-cookie: a=b",
  "/console/\t/evil.test",
  "javascript:alert(1)",
  "",
  null,
])("[CN-01] signing in never leads from the console to %j", (to) => {
  expect(safePath(to)).toBe("/console");
});

test("[CN-01] signing in leads to the page that was asked for", () => {
  for (const to of ["/console", "/console/orders?q=%C3%A9t%C3%A9&view=open"]) expect(safePath(to)).toBe(to);
});
