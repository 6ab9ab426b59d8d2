// Where a request comes from, for limits: an IPv4 address, or the IPv6 network that a provider hands to one customer.

import { isIP } from "node:net";

export interface Connection {
  /** The other end of the connection: the visitor, or the last proxy in front of the shop. */
  readonly remote: string | undefined;
  readonly forwardedFor: string | undefined;
}

/**
 * Each proxy appends to X-Forwarded-For whom it was asked by. What stands further left than the shop's own proxies wrote was
 * sent by the visitor, and proves nothing.
 */
export function networkOf({ remote, forwardedFor }: Connection, proxies: number): string {
  const chain = [...(forwardedFor ?? "").split(",").map((part) => part.trim()), remote ?? ""];
  const address = chain.at(-1 - proxies) ?? "";
  return shorten(isIP(address) ? address : (remote ?? ""));
}

function shorten(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(":")}::/64` : address || "unknown";
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = (address.split("%")[0] ?? "").toLowerCase().split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(gap).fill("0"), ...right].map((group) => group.replace(/^0+(?=.)/, ""));
}
