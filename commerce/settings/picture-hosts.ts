// Hosts from which the shop may fetch pictures.

import { z } from "zod";
import { defineSetting } from "./setting.ts";

export type HostEntry =
  /** Exactly this origin, which may be private. */
  | { readonly kind: "origin"; readonly origin: string }
  /** A public host over https; `*.example.com` for all below it. */
  | { readonly kind: "host"; readonly host: string }
  /** `why` is for the merchant. */
  | { readonly kind: "wrong"; readonly why: string };

/** Parses `cdn.example.com`, `*.example.com`, `https://media.internal:8443` or `http://127.0.0.1:4000`. */
export function readHostEntry(text: string): HostEntry {
  const entry = text.trim().toLowerCase();
  if (!entry.includes("://")) {
    const isHost = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(entry);
    return isHost ? { kind: "host", host: entry } : { kind: "wrong", why: `"${entry}" is not a host name` };
  }
  const url = URL.canParse(entry) ? new URL(entry) : undefined;
  if (!url || !["http:", "https:"].includes(url.protocol) || url.href !== `${url.origin}/`)
    return { kind: "wrong", why: `"${entry}" is not an origin` };
  if (url.protocol === "http:" && !isThisMachine(url))
    return { kind: "wrong", why: `"${entry}": plain http is for this machine only, use https` };
  return { kind: "origin", origin: url.origin };
}

export const isThisMachine = ({ hostname }: URL): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

const host = z
  .string()
  .max(300)
  .superRefine((text, context) => {
    const entry = readHostEntry(text);
    if (entry.kind === "wrong") context.addIssue({ code: "custom", message: entry.why });
  })
  .overwrite((text) => text.trim().toLowerCase().replace(/\/$/, ""));

const Pictures = z.strictObject({
  hosts: z
    .array(host)
    .max(1_000)
    .default([])
    .describe("Hosts from which pictures are fetched, such as `cdn.example.com` or `*.example.com`."),
});

export const PICTURES = defineSetting<z.output<typeof Pictures>>({
  name: "pictures",
  description: "Where pictures of products may be fetched from.",
  schema: Pictures,
  initial: { hosts: [] },
});
