// The kinds of values that environment variables take. Their metadata goes into docs/configuration.md and error messages:
// `values` describes a valid value, and the value of a variable marked `isSecret` is never printed.

import { z } from "zod";
import { isDecodable } from "../http/decodable.ts";

export const flag = z.enum(["true", "false"]).transform((value) => value === "true");

export function integer(min: number, max?: number) {
  const values = max === undefined ? `${min} or more` : `${min} to ${max}`;
  return z.coerce
    .number()
    .int()
    .min(min)
    .max(max ?? Number.MAX_SAFE_INTEGER)
    .meta({ values });
}

export const text = (pattern: RegExp, values: string) => z.string().regex(pattern).meta({ values });

export function secret(minLength: number) {
  return z
    .string()
    .min(minLength)
    .meta({ values: `${minLength} characters or more`, isSecret: true });
}

/** URLs can contain passwords, so they are secrets. */
export function url(protocol: RegExp, example: string) {
  return z.url({ protocol }).meta({ values: `a URL such as \`${example}\``, isSecret: true });
}

export const origin = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((value) => new URL(value).href === `${new URL(value).origin}/`)
  .transform((value) => new URL(value).origin)
  .meta({ values: "an origin such as `https://shop.example`" });

export const list = z
  .string()
  .default("")
  .transform((value) =>
    value
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  );

/** A directive of the content security policy that tags need. */
export type TagDirective = "script" | "connect" | "img";
export interface TagOrigin {
  readonly origin: string;
  readonly directives: readonly TagDirective[];
}

const TAG_DIRECTIVES: readonly TagDirective[] = ["script", "connect", "img"];
const TAG_ORIGIN = /^(?:(script|connect|img)=)?(https?:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?)$/i;

/** Origins with or without a directive in front; `https://*.host` is every subdomain. Keywords of the policy are refused. */
export const tagOrigins = list
  .refine((entries) => entries.every((entry) => TAG_ORIGIN.test(entry)))
  .transform((entries) =>
    entries.map((entry): TagOrigin => {
      const [, directive, source = ""] = TAG_ORIGIN.exec(entry) ?? [];
      return {
        origin: source.toLowerCase(),
        directives: TAG_DIRECTIVES.filter((one) => directive === undefined || one === directive.toLowerCase()),
      };
    }),
  )
  .meta({ values: "origins such as `https://tags.example` or `connect=https://*.tags.example`, separated by commas" });

/** OpenTelemetry's format: "name=value,name=value", with percent-encoded values. */
export const headers = z
  .string()
  .regex(/^\s*[\w-]+=[^,]+(,\s*[\w-]+=[^,]+)*$/)
  .refine(isDecodable)
  .transform((value) =>
    Object.fromEntries(
      value.split(",").map((part) => {
        const [name = "", ...rest] = part.split("=");
        return [name.trim(), decodeURIComponent(rest.join("=").trim())];
      }),
    ),
  )
  .meta({ values: "`name=value,name=value`, percent-encoded", isSecret: true });
