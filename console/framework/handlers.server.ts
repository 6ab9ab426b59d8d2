// Loaders and actions of the console. Each names the operation that it does, and runs only for staff who may do it.

import { data, redirect } from "react-router";
import type { z } from "zod";
import { isStorable } from "#catalogue";
import { asSentence, fieldErrors } from "#commerce/settings";
import { isWithinMarkets, needsReason, OPERATIONS, performing, PERMISSIONS, type Operation } from "#commerce/staff";
import type { Conflict } from "./merge.ts";
import type { ConsoleArgs, ConsoleHandler, StaffArgs } from "./context.ts";

/** "staff" requires a sign-in, "anyone" does not. */
export type Access = Operation | "staff" | "anyone";

type Answer = object | string | number | boolean | null | Response;

export function loads(access: Operation | "staff", load: (args: StaffArgs) => Answer | Promise<Answer>): ConsoleHandler;
export function loads(access: "anyone", load: (args: ConsoleArgs) => Answer | Promise<Answer>): ConsoleHandler;
export function loads(access: Access, load: (args: never) => Answer | Promise<Answer>): ConsoleHandler {
  return {
    operations: [access],
    run: (args) => {
      const allowed = permitted(access, args);
      return onBehalf(access, allowed, undefined, () => load(allowed as never));
    },
  };
}

/** The answer of an action that a form shows. */
export type ActionResult =
  | {
      readonly kind: "done";
      readonly text: string;
      /** Secrets that are shown once. */
      readonly codes?: readonly string[];
      /** The stored value, for editors that stay on the screen. */
      readonly saved?: Versioned;
      /** A page of the shop with a draft in it. */
      readonly html?: string;
      /** Addresses of pictures that were uploaded. */
      readonly pictures?: readonly string[];
      /** An upload in parts, and the position from which it continues. */
      readonly upload?: { readonly id: string; readonly at: number };
    }
  /** Refused; `fields` has a sentence for each wrong field. */
  | {
      readonly kind: "refused";
      readonly text: string;
      readonly fields?: Readonly<Record<string, string>>;
      /** The fields as they were sent, for a form without scripts. */
      readonly sent?: Readonly<Record<string, string>>;
      /** Stored before one was refused. */
      readonly pictures?: readonly string[];
    }
  /** Someone saved first; layout/merge-screen.tsx shows the merge screen. */
  | { readonly kind: "conflict"; readonly text: string; readonly conflict: Conflict };

/** A value with the version that a change of it starts from. */
export interface Versioned {
  readonly value: unknown;
  readonly version: string;
}

type Work<Args, Read> = (args: Args, fields: Read) => Promise<ActionResult | Response>;

export interface Intent {
  readonly access: Access;
  readonly run: (args: ConsoleArgs, fields: Fields) => Promise<ActionResult | Response>;
}

/** One intent of a form, with the schema of its fields. */
export function intent<Schema extends z.ZodType>(
  access: Operation | "staff",
  schema: Schema,
  work: Work<StaffArgs, z.infer<Schema>>,
): Intent;
export function intent<Schema extends z.ZodType>(
  access: "anyone",
  schema: Schema,
  work: Work<ConsoleArgs, z.infer<Schema>>,
): Intent;
export function intent<Schema extends z.ZodType>(
  access: Access,
  schema: Schema,
  work: Work<never, z.infer<Schema>>,
): Intent {
  return {
    access,
    run: async (args, fields) => {
      const allowed = permitted(access, args);
      const read = schema.safeParse(fields);
      if (!read.success) return { kind: "refused", text: "Check the marked fields.", fields: sentencesOf(read.error) };
      const reason = String(fields["reason"] ?? "").trim();
      if (isOperation(access) && needsReason(access) && reason === "") {
        return {
          kind: "refused",
          text: "Check the marked fields.",
          fields: { reason: "Enter a reason for the audit log." },
        };
      }
      return onBehalf(access, allowed, reason || undefined, () => work(allowed as never, read.data));
    },
  };
}

const STATUS = { done: 200, refused: 422, conflict: 409 } as const;

/** An action: the field `intent` of the form chooses what is done. A refusal has the status 422, a conflict 409. */
export const acts = (intents: Readonly<Record<string, Intent>>): ConsoleHandler => ({
  operations: Object.values(intents).map(({ access }) => access),
  run: async (args) => {
    const fields = fieldsOf(await args.request.formData());
    const chosen = Object.hasOwn(intents, String(fields["intent"])) ? intents[String(fields["intent"])] : undefined;
    if (!chosen) throw data(null, { status: 400 });
    const { intent: _intent, ...rest } = fields;
    const result = await chosen.run(args, rest);
    return result instanceof Response ? result : data(result, { status: STATUS[result.kind] });
  },
});

type Fields = Readonly<Record<string, string | File | readonly (string | File)[]>>;

/** A name that ends with "[]" holds a list. */
function fieldsOf(form: FormData): Fields {
  const fields: Record<string, string | File | readonly (string | File)[]> = {};
  for (const name of new Set(form.keys())) {
    const all = form.getAll(name);
    const isUsable = (value: string | File) => typeof value !== "string" || isStorable(value);
    const first = all.find(isUsable);
    if (name.endsWith("[]")) fields[name.slice(0, -2)] = all.filter(isUsable);
    else if (first !== undefined) fields[name] = first;
  }
  return fields;
}

const sentencesOf = (error: z.ZodError): Readonly<Record<string, string>> =>
  Object.fromEntries(fieldErrors(error).map(({ path, message }) => [path, asSentence(message)]));

const isOperation = (access: Access): access is Operation => access !== "staff" && access !== "anyone";

/** Changes are recorded under the member of staff, who sees only their markets. The field `reason` is that of the audit. */
const onBehalf = <Result>(
  access: Access,
  { operator, requestId }: ConsoleArgs & Partial<StaffArgs>,
  reason: string | undefined,
  work: () => Result,
): Result => (isOperation(access) && operator ? performing(operator, access, { requestId, reason }, work) : work());

/** Throws a redirect to the sign-in page, or 403 with the permission that is missing in words, or for all markets. */
function permitted(access: Access, args: ConsoleArgs): ConsoleArgs & Partial<StaffArgs> {
  const { signedIn, url } = args;
  if (access === "anyone") return { ...args, ...signedIn };
  if (!signedIn) throw redirect(`/console/sign-in?to=${encodeURIComponent(url.pathname + url.search)}`);
  const { staff, operator } = signedIn;
  if (staff.mustSetUpTwoFactor && access !== "staff") throw redirect("/console/profile");
  const needs = access === "staff" ? undefined : OPERATIONS[access].needs;
  if (needs && !operator.permissions.has(needs)) throw data({ needs: PERMISSIONS[needs] }, { status: 403 });
  if (isOperation(access) && !isWithinMarkets(operator, access)) throw data({ markets: "all" }, { status: 403 });
  return { ...args, staff, operator };
}
