import { expect, test } from "vitest";
import { networkOf } from "./network.ts";

test.each([
  ["198.51.100.7", undefined, 0, "198.51.100.7"],
  ["::ffff:198.51.100.7", undefined, 0, "198.51.100.7"],
  ["2001:db8:0:1::42", undefined, 0, "2001:db8:0:1::/64"],
  ["2001:db8:0:1:ffff:ffff:ffff:ffff", undefined, 0, "2001:db8:0:1::/64"],
  ["::1", undefined, 0, "0:0:0:0::/64"],
  ["198.51.100.7", "203.0.113.9", 0, "198.51.100.7"],
  ["10.0.0.1", "203.0.113.9", 1, "203.0.113.9"],
  ["10.0.0.1", "1.2.3.4, 203.0.113.9", 1, "203.0.113.9"],
  ["10.0.0.1", "1.2.3.4, 203.0.113.9, 10.0.0.2", 2, "203.0.113.9"],
  ["10.0.0.1", "203.0.113.9", 5, "10.0.0.1"],
  ["10.0.0.1", "not an address", 1, "10.0.0.1"],
  ["10.0.0.1", undefined, 1, "10.0.0.1"],
  [undefined, undefined, 0, "unknown"],
])("[AC-03] the network of %s, forwarded for %s behind %i proxies, is %s", (remote, forwardedFor, proxies, network) => {
  expect(networkOf({ remote, forwardedFor }, proxies)).toBe(network);
});
