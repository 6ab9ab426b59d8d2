import { expect, test } from "vitest";
import { printCredentials, readCredentials } from "./credentials.server.ts";

const credentials = { wishlistId: "0f7b1c9e-1111-4222-8333-abcdefabcdef", token: "a-B_".repeat(10) + "xyz" };

test("credentials are a cookie that neither scripts nor other sites' forms can use [WL-02] [WL-08]", () => {
  const cookie = printCredentials(credentials);
  expect(cookie).toMatch(/; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/);
  expect(readCredentials(`session=1; ${cookie.split(";")[0]}; other=2`)).toEqual(credentials);
  expect(printCredentials(null)).toBe("wishlist=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
});

test.each(["", "wishlist=", "wishlist=nonsense", "wishlist=0f7b1c9e.token", `xwishlist=${credentials.wishlistId}.x`])(
  "malformed credentials are ignored: %j [WL-04]",
  (cookies) => {
    expect(readCredentials(cookies)).toBeUndefined();
  },
);
