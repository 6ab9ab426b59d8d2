// A client's network, for rate limits: an IPv4 address, or the /64 network that an IPv6 provider assigns to one customer.

import { isIP } from "node:net";

export interface Connection {
  /** Remote address of the connection: the visitor, or the last proxy. */
  readonly remote: string | undefined;
  readonly forwardedFor: string | undefined;
}

/**
 * Each proxy appends its client to X-Forwarded-For. Entries further left than those of the trusted proxies came from the
 * visitor and may be forged.
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
