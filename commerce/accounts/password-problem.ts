// Rules for new passwords: they require length, the best measure of strength, and refuse only what attackers try first.

import type { Sql } from "#commerce/database";
import { FACTS, readSetting } from "#commerce/settings";
import { isCommonPassword } from "./common-passwords.ts";
import { PASSWORD_LENGTH } from "./rules.ts";

export type PasswordProblem = "too-short" | "too-long" | "too-common" | "is-email" | "breached";

/** The reason to refuse a password for the account of an email address. */
export async function passwordProblem(
  client: Sql,
  password: string,
  email: string,
): Promise<PasswordProblem | undefined> {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.min) return "too-short";
  if (length > PASSWORD_LENGTH.max) return "too-long";
  const plain = plainOf(password);
  if (new Set(plain).size < 3 || isCommonPassword(plain) || isCommonPassword(password.toLowerCase())) {
    return "too-common";
  }
  const address = plainOf(email);
  if (isSame(plain, address) || isSame(plain, address.split("@")[0] ?? "")) return "is-email";
  const { name } = await readSetting(client, FACTS);
  return isSame(plain, plainOf(name)) ? "too-common" : undefined;
}

/** Without what adds nothing to a guess: other forms of letters, marks, case, spaces and invisible characters. Only for comparing. */
const plainOf = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{Cf}\p{White_Space}]/gu, "")
    .toLowerCase()
    .normalize("NFKC");

/** True for a name with digits or signs around it too, such as "vitrine2026!". */
const isSame = (password: string, name: string): boolean =>
  password === name || (lettersOf(name).length >= SHORTEST_NAME && lettersOf(password) === lettersOf(name));

/** A few letters say nothing about the password around them. */
const SHORTEST_NAME = 4;

const lettersOf = (text: string): string => text.replaceAll(/\P{L}/gu, "");
