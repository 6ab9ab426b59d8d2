// Messages for invalid values, which continue the field's name: "name must not be empty".

import { z } from "zod";

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>["localeError"]>>[0];

/** Placeholders for unions and records, whose inner errors say more (field-errors.ts). */
export const WRONG_FORM = "is not one of the forms that are allowed";
export const WRONG_NAME = "is not a name that is allowed here";

/** Values that a message lists. */
const MOST_VALUES = 12;

/** Replaces zod's own words for every schema of the process that has no message, so that no answer has a parser's words. */
export const installIssueWords = (): void => void z.config({ localeError: describeIssue });

function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "is missing" : `must be ${TYPES[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return issue.values.length === 0 ? "is not a value that is allowed" : `must be ${oneOf(issue.values)}`;
    case "too_small":
      return boundOf(issue, issue.minimum, issue.inclusive === false ? "more than" : "at least");
    case "too_big":
      return boundOf(issue, issue.maximum, issue.inclusive === false ? "less than" : "at most");
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}`;
    case "invalid_format":
      return formatOf(issue);
    case "unrecognized_keys":
      return `has unknown fields: ${issue.keys.join(", ")}`;
    case "invalid_key":
      return WRONG_NAME;
    case "invalid_union": {
      const { options } = issue as { readonly options?: readonly unknown[] };
      return options && options.length > 0 ? `must be ${oneOf(options)}` : WRONG_FORM;
    }
    default:
      return "is not valid";
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  bigint: "a whole number",
  boolean: "true or false",
  array: "a list",
  tuple: "a list",
  set: "a list",
  object: "an object with fields",
  record: "an object with fields",
  map: "an object with fields",
  date: "a date",
  file: "a file",
  null: "null",
  undefined: "left out",
  void: "left out",
  never: "left out",
  nonoptional: "given",
};

function oneOf(values: readonly unknown[]): string {
  const shown = values.slice(0, MOST_VALUES).map((value) => (value === "" ? "an empty text" : String(value)));
  const others = values.length - shown.length;
  if (values.length === 1) return shown.join("");
  return `one of ${shown.join(", ")}${others > 0 ? ` and ${others} more` : ""}`;
}

const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ["character", "characters"],
  array: ["entry", "entries"],
  set: ["entry", "entries"],
  map: ["entry", "entries"],
  object: ["field", "fields"],
  record: ["field", "fields"],
  file: ["byte", "bytes"],
};

function boundOf({ origin, exact }: { origin: string; exact?: boolean }, bound: number | bigint, than: string): string {
  const unit = UNITS[origin];
  if (unit === undefined) return `must be ${exact ? "exactly" : than} ${bound}`;
  if (than === "at least" && Number(bound) === 1) return "must not be empty";
  return `must have ${exact ? "exactly" : than} ${bound} ${unit[Number(bound) === 1 ? 0 : 1]}`;
}

const FORMATS: Readonly<Record<string, string>> = {
  email: "an email address",
  url: "an address such as https://example.com",
  uuid: "a UUID",
  guid: "a UUID",
  datetime: "a time such as 2026-11-17T12:00:00Z",
  date: "a day such as 2026-11-17",
  time: "a time such as 14:00",
  duration: "a duration such as P1D",
  ipv4: "an IPv4 address",
  ipv6: "an IPv6 address",
  cidrv4: "a range of IPv4 addresses",
  cidrv6: "a range of IPv6 addresses",
  base64: "a file in base64",
  base64url: "text in base64url",
  json_string: "JSON",
};

function formatOf(issue: { format: string; prefix?: string; suffix?: string; includes?: string }): string {
  switch (issue.format) {
    case "starts_with":
      return `must begin with ${issue.prefix}`;
    case "ends_with":
      return `must end with ${issue.suffix}`;
    case "includes":
      return `must contain ${issue.includes}`;
    default:
      return issue.format in FORMATS ? `must be ${FORMATS[issue.format]}` : "does not have the form that is expected";
  }
}
