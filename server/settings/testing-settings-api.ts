// For tests: a shop whose operator changes settings over HTTP, and the examples of docs/settings.md.

import { readFileSync } from "node:fs";
import type { TestingShop } from "../integration/testing-shop.ts";
import { LOCAL_TOKEN } from "../integration/testing-shop.ts";

/** The block of docs/settings.md with the name of the setting. */
export function documentedExample(setting: string): unknown {
  const [, block = ""] =
    new RegExp(`\`\`\`json ${setting}\\n(.*?)\`\`\``, "s").exec(readFileSync("docs/settings.md", "utf8")) ?? [];
  return JSON.parse(block) as unknown;
}

export async function sendSetting(shop: TestingShop, method: string, path: string, body?: unknown) {
  const response = await shop.app.request(`/admin/settings/${path}`, {
    method,
    headers: { authorization: `Bearer ${LOCAL_TOKEN}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: (await response.json()) as unknown };
}
