// Hosts from which pictures may be fetched.

import { expect, test } from "vitest";
import { entryOf, fetchedUrl, hostRules, isPublicEntry, isSpecialAddress } from "./host-rules.ts";

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
  "cdn.example.com",
])("%s is no public address", (address) => {
  expect(isSpecialAddress(address)).toBe(true);
});

test("public addresses of both families are allowed", () => {
  for (const address of ["93.184.215.14", "1.1.1.1", "223.255.255.254", "2606:4700::1111"])
    expect(isSpecialAddress(address), address).toBe(false);
});

test("a host allows https on its own port, and an origin exactly itself", () => {
  const rules = hostRules(["cdn.example.com", "*.pictures.example", "http://127.0.0.1:4000"]);
  const judge = (address: string) => rules.judge(new URL(address));
  for (const address of ["https://cdn.example.com/a.jpg", "https://eu.pictures.example/a.jpg"])
    expect(judge(address), address).toEqual({ kind: "allowed", mayBePrivate: false });
  expect(judge("http://127.0.0.1:4000/a.jpg")).toEqual({ kind: "allowed", mayBePrivate: true });
  for (const address of [
    "http://cdn.example.com/a.jpg",
    "https://cdn.example.com:8443/a.jpg",
    "https://cdn.example.com.evil.example/a.jpg",
    "https://cdn.example.com@evil.example/a.jpg",
    "https://user:word@cdn.example.com/a.jpg",
    "https://evilpictures.example/a.jpg",
    "http://127.0.0.1:4001/a.jpg",
  ])
    expect(judge(address), address).toEqual({ kind: "refused" });
});

test("old http addresses are fetched over https, except on this machine", () => {
  expect(fetchedUrl("http://cdn.example.com/a.jpg")?.href).toBe("https://cdn.example.com/a.jpg");
  expect(fetchedUrl("http://127.0.0.1/a.jpg")?.href).toBe("http://127.0.0.1/a.jpg");
  for (const address of ["ftp://cdn.example.com/a.jpg", "/a.jpg", "https://", "https://user@cdn.example.com/a.jpg"])
    expect(fetchedUrl(address), address).toBeUndefined();
});

test("all hosts of a file are allowed together only if they are public names", () => {
  const entry = (address: string) => entryOf(new URL(address));
  expect(isPublicEntry(entry("https://cdn.example.com/a.jpg"))).toBe(true);
  for (const address of ["https://media.internal:8443/a.jpg", "http://127.0.0.1:4000/a.jpg"])
    expect(isPublicEntry(entry(address)), address).toBe(false);
});
