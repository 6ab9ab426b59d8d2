// Results of the account operations. Every expected failure is a member of the operation's union, so a client that handles all
// members handles everything except unexpected errors.

import type { Busy, Limited, PasswordProblem } from "#commerce/accounts";
import { builder } from "../builder.ts";

/** A member of a union, discriminated by the name of its type. */
export interface Result<Name extends string> {
  readonly type: Name;
}

const PasswordProblemType = builder.enumType("PasswordProblem", {
  values: {
    TOO_SHORT: { value: "too-short" },
    TOO_LONG: { value: "too-long" },
    TOO_COMMON: { value: "too-common" },
    IS_EMAIL: { value: "is-email" },
    BREACHED: { value: "breached" },
  } as const,
});

export const DoneType = builder.objectRef<Result<"Done">>("Done").implement({
  description: "Success. Operations that must not reveal whether an account exists return it in any case.",
  fields: (t) => ({ isDone: t.boolean({ resolve: () => true }) }),
});

export const SignedInType = builder.objectRef<Result<"SignedIn">>("SignedIn").implement({
  description: "Signed in. The response sets the session cookie.",
  fields: (t) => ({ isSignedIn: t.boolean({ resolve: () => true }) }),
});

export const SecondFactorType = builder.objectRef<Result<"SecondFactorRequired">>("SecondFactorRequired").implement({
  description:
    "The password is right, but the account has a second factor. Not signed in yet: call `completeSignIn` with the cookie that this response sets, within ten minutes.",
  fields: (t) => ({
    message: t.string({ resolve: () => "Enter a code of the authenticator app or a recovery code." }),
  }),
});

export const WrongCodeType = builder.objectRef<Result<"WrongCode">>("WrongCode").implement({
  description: "The code is malformed, wrong or was used.",
  fields: (t) => ({ message: t.string({ resolve: () => "This code is wrong or has already been used." }) }),
});

export const WrongType = builder.objectRef<Result<"WrongCredentials">>("WrongCredentials").implement({
  description: "The email address or password is wrong, without saying which.",
  fields: (t) => ({ message: t.string({ resolve: () => "The e-mail address or the password is wrong." }) }),
});

export const ExpiredType = builder.objectRef<Result<"LinkExpired">>("LinkExpired").implement({
  description: "The link was used, has expired or never existed.",
  fields: (t) => ({ message: t.string({ resolve: () => "This link has expired." }) }),
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
  fields: (t) => ({
    until: t.expose("until", { type: "DateTime", description: "Time of the next allowed attempt." }),
  }),
});

export const MissingType = builder.objectRef<Result<"NoSuchThing">>("NoSuchThing").implement({
  description: "The account has no such session, address or saved search.",
  fields: (t) => ({
    message: t.string({ resolve: () => "The account has no such session, address or saved search." }),
  }),
});

export const done = (): Result<"Done"> => ({ type: "Done" });
export const wrong = (): Result<"WrongCredentials"> => ({ type: "WrongCredentials" });
export const expired = (): Result<"LinkExpired"> => ({ type: "LinkExpired" });
export const missing = (): Result<"NoSuchThing"> => ({ type: "NoSuchThing" });
export const invalid = (
  fields: readonly { readonly field: string; readonly problem: string }[],
  password?: PasswordProblem,
): Invalid => ({ type: "InvalidForm", fields, password });

/** Too many attempts, or too many password hashes in progress. */
export const later = (result: Limited | Busy, now: Date): TooMany => ({
  type: "TooManyAttempts",
  until: (result.kind === "limited" ? result.until : new Date(now.getTime() + 1_000)).toISOString(),
});
