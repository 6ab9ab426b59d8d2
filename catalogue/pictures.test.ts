import { expect, test } from "vitest";
import { pictureSrcSet, pictureUrl, SRC_WIDTHS } from "./pictures.ts";

test("an address of the shop's own picture is completed with width and format", () => {
  expect(pictureUrl("/media/art/x/front", 600)).toBe("/media/art/x/front/600.webp");
  expect(pictureUrl("/media/art/x/front", 320, "jpg")).toBe("/media/art/x/front/320.jpg");
});

test("a retailer's picture is resized by the shop, whatever characters its URL has", () => {
  const address = "https://cdn.example.com/été 夏.jpg?a=1&b=~";
  const [, , , encoded = ""] = pictureUrl(address, 600).split("/");
  expect(encoded).toMatch(/^[\w-]+$/);
  expect(Buffer.from(encoded, "base64url").toString()).toBe(address);
});

test("a complete path is unchanged", () => {
  expect(pictureUrl("/images/logo.svg", 600)).toBe("/images/logo.svg");
  expect(pictureSrcSet("/images/logo.svg")).toBe("");
});

test("[I18-09] a CDN serves every picture of the shop", () => {
  const cdn = "https://cdn.example";
  expect(pictureUrl("/media/art/x/front", 600, "jpg", cdn)).toBe("https://cdn.example/media/art/x/front/600.jpg");
  expect(pictureUrl("https://photos.example/x.jpg", 600, "webp", cdn)).toMatch(/^https:\/\/cdn\.example\/media\/url\//);
  expect(pictureUrl("/images/logo.svg", 600, "webp", cdn)).toBe("https://cdn.example/images/logo.svg");
  const set = pictureSrcSet("/media/art/x/front", "webp", [160, 320], cdn);
  expect(set).toBe(
    "https://cdn.example/media/art/x/front/160.webp 160w, https://cdn.example/media/art/x/front/320.webp 320w",
  );
});

test("a source set lists every served width", () => {
  const set = pictureSrcSet("/media/art/x/front").split(", ");
  expect(set).toHaveLength(SRC_WIDTHS.length);
  expect(set[0]).toBe("/media/art/x/front/160.webp 160w");
});
