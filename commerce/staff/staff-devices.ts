// Known devices: browsers in which a member of staff has signed in. Sign-ins from them have separate limits, so strangers who use up the
// limits of an address or a network cannot lock staff out there. Customers' devices are stored; these are few, so they are signed cookies.

import { createToken } from "#commerce/accounts";
import { isUuid, type Sql } from "#commerce/database";
import { openSigner } from "#commerce/mail";
import { eq } from "drizzle-orm";
import { staffTable } from "./tables.ts";

/** As long as browsers keep a cookie. Each sign-in extends it. */
export const STAFF_DEVICE_MS = 400 * 86_400_000;
const PURPOSE = "staff device";

interface Person {
  readonly id: string;
  /** A new password forgets all devices, because someone else may have known the old one. */
  readonly passwordHash: string;
}

/** The token of a browser in which this person has just signed in: `<id>.<time in base 36>.<random>.<signature>` */
export async function createStaffDevice(client: Sql, staffId: string, now: Date): Promise<string | null> {
  const [person] = await client
    .select({ id: staffTable.id, passwordHash: staffTable.passwordHash })
    .from(staffTable)
    .where(eq(staffTable.id, staffId));
  if (!person) return null;
  const { sign } = await openSigner(client);
  const named = `${staffId}.${now.getTime().toString(36)}.${createToken()}`;
  return `${named}.${sign(PURPOSE, textOf(named, person))}`;
}

export async function isKnownStaffDevice(
  client: Sql,
  person: Person,
  token: string | null,
  now: Date,
): Promise<boolean> {
  const [, named = "", id, time = "", signature = ""] = (token && TOKEN.exec(token)) || [];
  if (!isUuid(id) || id !== person.id || parseInt(time, 36) + STAFF_DEVICE_MS <= now.getTime()) return false;
  const { isSigned } = await openSigner(client);
  return isSigned(PURPOSE, textOf(named, person), signature);
}

const TOKEN = /^(([\da-f-]{36})\.([\da-z]{1,9})\.[\w-]{43})\.([\w-]{43})$/;

const textOf = (named: string, { passwordHash }: Person): string => `${named} ${passwordHash}`;
