import { expect, test } from "vitest";
import { explainPort } from "./take-port.ts";

test("a port that cannot be bound is reported with a free one to use", () => {
  const explain = (kind: "port-taken" | "port-forbidden", PORT: number) =>
    explainPort(kind, { HOST: "127.0.0.1", PORT });
  expect(explain("port-taken", 3000)).toContain("PORT=3001 npm start");
  expect(explain("port-taken", 65_535)).toContain("PORT=65534 npm start");
  expect(explain("port-forbidden", 80)).toContain("PORT=8080 npm start");
});
