import { expect, test } from "vitest";
import { assetUrl } from "./assets.ts";

test.each([
  ["/media/a.webp", undefined, "/media/a.webp"],
  ["/media/a.webp", "", "/media/a.webp"],
  ["/media/a.webp", "cdn.example.com", "https://cdn.example.com/media/a.webp"],
  ["assets/a.js", "cdn.example.com/", "https://cdn.example.com/assets/a.js"],
  ["/a.js", "https://cdn.example.com/shop/", "https://cdn.example.com/shop/a.js"],
  ["/a.js", "http://localhost:9000", "http://localhost:9000/a.js"],
  ["/a.js", "//cdn.example.com", "//cdn.example.com/a.js"],
  ["https://elsewhere.example/a.jpg", "cdn.example.com", "https://elsewhere.example/a.jpg"],
  ["//elsewhere.example/a.jpg", "cdn.example.com", "//elsewhere.example/a.jpg"],
  ["data:image/png;base64,AA", "cdn.example.com", "data:image/png;base64,AA"],
])("[I18-09] %s with the network %s is %s", (path, cdn, url) => {
  expect(assetUrl(path, cdn)).toBe(url);
});
