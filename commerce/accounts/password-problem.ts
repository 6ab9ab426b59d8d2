// Rules for new passwords: they require length, the best measure of strength, and refuse only what attackers try first.

import type { Sql } from "#commerce/database";
import { FACTS, readSetting } from "#commerce/settings";
import { isCommonPassword } from "./common-passwords.ts";
import { PASSWORD_LENGTH } from "./rules.ts";

export type PasswordProblem = "too-short" | "too-long" | "too-common" | "is-email";

/** The reason to refuse a password for the account of an email address. */
export async function passwordProblem(
  client: Sql,
  password: string,
  email: string,
): Promise<PasswordProblem | undefined> {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.min) return "too-short";
  if (length > PASSWORD_LENGTH.max) return "too-long";
  const lowerCase = password.toLowerCase();
  if (new Set(lowerCase).size < 3 || isCommonPassword(lowerCase)) return "too-common";
  const address = email.toLowerCase();
  if (isSame(lowerCase, address) || isSame(lowerCase, address.split("@")[0] ?? "")) return "is-email";
  const { name } = await readSetting(client, FACTS);
  return isSame(lowerCase, name.toLowerCase()) ? "too-common" : undefined;
}

/** True for a name with digits or signs around it too, such as "vitrine2026!". */
const isSame = (password: string, name: string): boolean =>
  password === name || (lettersOf(name) !== "" && lettersOf(password) === lettersOf(name));

const lettersOf = (text: string): string => text.replaceAll(/\P{L}/gu, "");
