// Allow-list of hosts that pictures may be fetched from, and the special addresses that hosts must not resolve to.

import { BlockList, isIP } from "node:net";
import { isThisMachine, readHostEntry } from "#commerce/settings";

export interface HostRules {
  /** `mayBePrivate` is true if the merchant listed this exact origin. */
  readonly judge: (
    url: URL,
  ) => { readonly kind: "allowed"; readonly mayBePrivate: boolean } | { readonly kind: "refused" };
}

/**
 * Entries are hosts or origins. A host (`cdn.example.com`, `*.example.com`) is fetched over https on port 443 and must resolve to a
 * public address. An origin (`https://media.internal:8443`, `http://127.0.0.1:4000`) may be private; plain http is allowed on this
 * machine only.
 */
export function hostRules(entries: readonly string[]): HostRules {
  const origins = new Set<string>();
  const hosts = new Set<string>();
  const suffixes: string[] = [];
  for (const entry of entries.map(readHostEntry)) {
    if (entry.kind === "wrong") throw new Error(entry.why);
    if (entry.kind === "origin") origins.add(entry.origin);
    else if (entry.host.startsWith("*.")) suffixes.push(entry.host.slice(1));
    else hosts.add(entry.host);
  }
  return {
    judge(url) {
      if (url.username !== "" || url.password !== "") return { kind: "refused" };
      if (origins.has(url.origin)) return { kind: "allowed", mayBePrivate: true };
      const isListed = hosts.has(url.hostname) || suffixes.some((suffix) => url.hostname.endsWith(suffix));
      if (!isListed || url.protocol !== "https:" || url.port !== "") return { kind: "refused" };
      return { kind: "allowed", mayBePrivate: false };
    },
  };
}

/** The URL to fetch. Old files write http for hosts that have answered on https for years, and plain http is not fetched. */
export function fetchedUrl(address: string): URL | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.username !== "" || url.password !== "") return undefined;
  if (url.protocol === "http:" && url.port === "" && !isThisMachine(url)) url.protocol = "https:";
  return url;
}

/** The entry that would allow a URL. */
export const entryOf = (url: URL): string => (url.protocol === "https:" && url.port === "" ? url.hostname : url.origin);

/** True for a host that an import may allow as a whole; an origin may be private, so it must be named. */
export const isPublicEntry = (host: string): boolean => readHostEntry(host).kind === "host";

// Multicast, and all addresses that IANA's special-purpose registries do not list as globally reachable. One list for each family,
// because a common list would match every IPv4 address by ::ffff:0:0/96.
const SPECIAL = { 4: new BlockList(), 6: new BlockList() } as const;
for (const subnet of [
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24",
  "192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4",
  "::/96 ::ffff:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 3fff::/20 5f00::/16",
  "fc00::/7 fe80::/10 fec0::/10 ff00::/8",
].flatMap((line) => line.split(" "))) {
  const [network = "", bits = ""] = subnet.split("/");
  if (isIP(network) === 6) SPECIAL[6].addSubnet(network, Number(bits), "ipv6");
  else SPECIAL[4].addSubnet(network, Number(bits), "ipv4");
}

/** True for private, local and other special addresses, and for anything that is not an IP address. */
export function isSpecialAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return true;
  return family === 6 ? SPECIAL[6].check(address, "ipv6") : SPECIAL[4].check(address, "ipv4");
}
