// A new password, checked and hashed.

import type { Accounts } from "./accounts.ts";
import { passwordProblem, type PasswordProblem } from "./password-problem.ts";

export type NewPassword =
  | { readonly kind: "hashed"; readonly hash: string }
  | { readonly kind: "weak-password"; readonly problem: PasswordProblem }
  | { readonly kind: "busy" };

export async function newPassword(
  { database, passwords, isBreached }: Pick<Accounts, "database" | "passwords" | "isBreached">,
  password: string,
  email: string,
): Promise<NewPassword> {
  const problem =
    (await passwordProblem(database.sql, password, email)) ?? ((await isBreached?.(password)) ? "breached" : undefined);
  if (problem) return { kind: "weak-password", problem };
  const hash = await passwords.hash(password);
  return hash === "busy" ? { kind: "busy" } : { kind: "hashed", hash };
}
