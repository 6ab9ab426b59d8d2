import { expect, test } from "vitest";
import { printCredentials, readCredentials } from "./credentials.ts";
import { savedProducts } from "./saved.ts";

const savedIn = (item: string, text: string) =>
  savedProducts({
    storage: () => ({ getItem: (name) => (name === item ? text : null), setItem: () => {}, removeItem: () => {} }),
    events: new EventTarget(),
  }).read();

test.each(["{", "null", '"1"', "[1]", '{"ids":"1","at":1,"accountId":null}', '{"ids":["1"],"at":1}'])(
  "corrupt storage is none: %s [ER-01]",
  (text) => {
    expect(savedIn("wishlist", text)).toEqual({ ids: [], at: 0, accountId: null });
    expect(savedIn("hearts", text)).toEqual({ ids: [], at: 0, accountId: null });
  },
);

test("a browser without a storage remembers while the document lives [ER-01]", () => {
  const saved = savedProducts({
    storage: () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
    events: new EventTarget(),
  });
  expect(saved.read().ids).toEqual([]);
  saved.write({ ids: ["1"], at: 1, accountId: null });
  expect(saved.read().ids).toEqual(["1"]);
});

const credentials = { wishlistId: "0f7b1c9e-1111-4222-8333-abcdefabcdef", token: "a-B_".repeat(10) + "xyz" };

test("credentials are a cookie that other sites' forms do not send, forgotten by an empty one [WL-02]", () => {
  const cookie = printCredentials(credentials, true);
  expect(cookie).toMatch(/; Path=\/; Max-Age=34560000; SameSite=Lax; Secure$/);
  expect(readCredentials(`session=1; ${cookie.split(";")[0]}; other=2`)).toEqual(credentials);
  expect(printCredentials(null, false)).toBe("wishlist=; Path=/; Max-Age=0; SameSite=Lax");
});

test.each(["", "wishlist=", "wishlist=nonsense", "wishlist=0f7b1c9e.token", `xwishlist=${credentials.wishlistId}.x`])(
  "what cannot be credentials is none: %j [WL-04]",
  (cookies) => {
    expect(readCredentials(cookies)).toBeUndefined();
  },
);
