// What an operation on accounts can come to. Each failure that is to be expected is a member of the operation's union, so that a
// client that handles all members handles everything but accidents.

import type { Busy, Limited, PasswordProblem } from "#commerce/accounts";
import { builder } from "../builder.ts";

/** A member of a union: its type's name goes with it, which is how the union tells it from the others. */
export interface Result<Name extends string> {
  readonly type: Name;
}

const PasswordProblemType = builder.enumType("PasswordProblem", {
  values: {
    TOO_SHORT: { value: "too-short" },
    TOO_LONG: { value: "too-long" },
    TOO_COMMON: { value: "too-common" },
    IS_EMAIL: { value: "is-email" },
  } as const,
});

export const DoneType = builder.objectRef<Result<"Done">>("Done").implement({
  description: "It is done; or, where that must not be told, it is done if it can be.",
  fields: (t) => ({ isDone: t.boolean({ resolve: () => true }) }),
});

export const SignedInType = builder.objectRef<Result<"SignedIn">>("SignedIn").implement({
  description: "Signed in: the answer sets the session's cookie.",
  fields: (t) => ({ isSignedIn: t.boolean({ resolve: () => true }) }),
});

export const WrongType = builder.objectRef<Result<"WrongCredentials">>("WrongCredentials").implement({
  description: "The address or the password is wrong; which of them is not told.",
  fields: (t) => ({ message: t.string({ resolve: () => "The e-mail address or the password is wrong." }) }),
});

export const ExpiredType = builder.objectRef<Result<"LinkExpired">>("LinkExpired").implement({
  description: "The link was used, is too old, or was never one.",
  fields: (t) => ({ message: t.string({ resolve: () => "This link is no longer good." }) }),
});

export interface Invalid extends Result<"InvalidForm"> {
  readonly fields: readonly { readonly field: string; readonly problem: string }[];
  readonly password?: PasswordProblem | undefined;
}

const InvalidFieldType = builder.objectRef<Invalid["fields"][number]>("InvalidField").implement({
  fields: (t) => ({ field: t.exposeString("field"), problem: t.exposeString("problem") }),
});

export const InvalidType = builder.objectRef<Invalid>("InvalidForm").implement({
  fields: (t) => ({
    fields: t.field({ type: [InvalidFieldType], resolve: ({ fields }) => fields }),
    passwordProblem: t.field({
      type: PasswordProblemType,
      nullable: true,
      resolve: ({ password }) => password ?? null,
    }),
  }),
});

export interface TooMany extends Result<"TooManyAttempts"> {
  /** ISO 8601, UTC. */
  readonly until: string;
}

export const TooManyType = builder.objectRef<TooMany>("TooManyAttempts").implement({
  fields: (t) => ({ until: t.exposeString("until", { description: "When it may be tried again; ISO 8601, UTC." }) }),
});

export const MissingType = builder.objectRef<Result<"NoSuchThing">>("NoSuchThing").implement({
  description: "The account has no such session or address.",
  fields: (t) => ({ message: t.string({ resolve: () => "There is no such thing in this account." }) }),
});

export const done = (): Result<"Done"> => ({ type: "Done" });
export const wrong = (): Result<"WrongCredentials"> => ({ type: "WrongCredentials" });
export const expired = (): Result<"LinkExpired"> => ({ type: "LinkExpired" });
export const missing = (): Result<"NoSuchThing"> => ({ type: "NoSuchThing" });
export const invalid = (
  fields: readonly { readonly field: string; readonly problem: string }[],
  password?: PasswordProblem,
): Invalid => ({ type: "InvalidForm", fields, password });

/** Too many tries, or too many passwords being derived: come again later, or in a moment. */
export const later = (result: Limited | Busy, now: Date): TooMany => ({
  type: "TooManyAttempts",
  until: (result.kind === "limited" ? result.until : new Date(now.getTime() + 1_000)).toISOString(),
});
