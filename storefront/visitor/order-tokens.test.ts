import { expect, test } from "vitest";
import { keepOrderToken, readOrderTokens, tokenOf } from "./order-tokens.ts";

const id = (digit: number) => `0191a7c2-7b1e-7cc3-8000-00000000000${digit}`;
const TOKEN = "abcdefghijklmnop_-1";
const cookieIn = (header: string) => header.split(";")[0] ?? "";

test("[RT-03] a browser keeps the tokens of its orders, the newest first and ten at most", () => {
  let cookies = "session=x";
  for (let n = 0; n < 12; n++) {
    const header = keepOrderToken(cookies, { orderId: `${id(0).slice(0, -2)}${10 + n}`, token: TOKEN });
    cookies = `session=x; ${cookieIn(header)}`;
  }
  const kept = readOrderTokens(cookies);
  expect(kept).toHaveLength(10);
  expect(kept[0]?.orderId).toBe(`${id(0).slice(0, -2)}21`);
  expect(cookies.length).toBeLessThan(4_000);
});

test("[RT-03] an order that is kept twice is kept once, and others' cookies are none", () => {
  const first = cookieIn(keepOrderToken(null, { orderId: id(1), token: TOKEN }));
  const again = cookieIn(keepOrderToken(first, { orderId: id(1), token: "another-token-123" }));
  expect(tokenOf(again, id(1))).toBe("another-token-123");
  expect(readOrderTokens(again)).toHaveLength(1);
  expect(tokenOf(again, id(2))).toBeNull();
  expect(readOrderTokens("orders=x.y~; reorders=1")).toEqual([]);
  expect(readOrderTokens(null)).toEqual([]);
});

test("[RT-03] no script reads the cookie, and other sites' forms do not send it", () => {
  expect(keepOrderToken(null, { orderId: id(1), token: TOKEN })).toMatch(/; HttpOnly; SameSite=Lax$/);
});
