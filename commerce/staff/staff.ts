// Types shared by the operations on staff.

import type { Accounts, PasswordProblem } from "#commerce/accounts";
import type { Operator } from "./operator.ts";
import type { Role } from "./permissions.ts";

/** Dependencies of operations that hash passwords or send mails. Those of customers' accounts fit. */
export type StaffParts = Pick<Accounts, "database" | "passwords" | "isBreached" | "origin" | "onMail">;

/** The part of a request that signing in needs. */
export interface StaffDevice {
  /** Client network, for rate limits. */
  readonly network: string;
  /** User-Agent header. */
  readonly agent: string;
  /** Marks a browser in which a member of staff has signed in. */
  readonly token?: string | null;
}

export interface StaffMember {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** Codes of markets; null for all. */
  readonly markets: readonly string[] | null;
  readonly hasTwoFactor: boolean;
}

export interface StaffSession {
  /** Without permissions until a required second factor is set up. */
  readonly operator: Operator;
  readonly staff: StaffMember & {
    readonly language: string;
    /** True if the shop requires a second factor and the person has none. */
    readonly mustSetUpTwoFactor: boolean;
  };
}

export interface StaffSignedIn {
  readonly kind: "signed-in";
  readonly staffId: string;
  /** Token of the new session, for the browser's cookie. */
  readonly token: string;
}

/** The password is right, but the person has a second factor. */
export interface StaffSecondFactorNeeded {
  readonly kind: "second-factor";
  /** For `verifyStaffCode`, in a short-lived cookie. */
  readonly pending: string;
}

export interface WeakPassword {
  readonly kind: "weak-password";
  readonly problem: PasswordProblem;
}

/** Too many attempts. */
export interface StaffLocked {
  readonly kind: "locked";
  readonly until: Date;
}
