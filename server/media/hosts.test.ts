// Hosts from which pictures may be fetched.

import { expect, test } from "vitest";
import { isSpecialAddress } from "./hosts.ts";
import { createMedia } from "./index.ts";
import { remotePath, testMedia } from "./testing-media.ts";

const media = testMedia();

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "::1",
  "::",
  "fd00::1",
  "fe80::1",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "64:ff9b::7f00:1",
])("a listed host that resolves to %s is rejected", async (address) => {
  const resolve = () =>
    Promise.resolve([
      { address: "93.184.215.14", family: 4 },
      { address, family: address.includes(":") ? 6 : 4 },
    ]);
  await media.reopen({ allowedHosts: ["cdn.example.com"], resolve });
  expect((await media.get(remotePath("https://cdn.example.com/photo.jpg"))).status).toBe(404);
  // Rejected by a rule, so not reported as a failure.
  expect(media.failures).toEqual([]);
});

test("public addresses of both families are allowed", () => {
  for (const address of ["93.184.215.14", "1.1.1.1", "223.255.255.254", "2606:4700::1111"])
    expect(isSpecialAddress(address), address).toBe(false);
});

test("a private address listed as a host is rejected", async () => {
  await media.reopen({ allowedHosts: ["127.0.0.1"] });
  expect((await media.get(remotePath("https://127.0.0.1/photo.jpg"))).status).toBe(404);
  expect(media.failures).toEqual([]);
});

test.each([
  ["no base64", "/url/%2a%2a%2a%2a%2a%2a%2a%2a%2a/320.webp"],
  ["no address", `/url/${Buffer.from("hello, world").toString("base64url")}/320.webp`],
  ["a file", `/url/${Buffer.from("file:///etc/passwd").toString("base64url")}/320.webp`],
  ["data", `/url/${Buffer.from("data:image/png;base64,AAAA").toString("base64url")}/320.webp`],
])("%s is a malformed address", async (_, path) => {
  expect((await media.get(path)).status).toBe(400);
});

test.each([
  ["http://cdn.example.com", "use https"],
  ["cdn.example.com/pictures", "not a host name"],
  ["https://cdn.example.com/pictures", "not an origin"],
])("the rule %s is an error at start: %s", (host, message) => {
  expect(() => createMedia({ cacheDir: "unused", cacheLimitBytes: 0, allowedHosts: [host] })).toThrow(message);
});
