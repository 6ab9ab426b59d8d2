// Prints the link by which the first owner joins a shop that has no staff yet.

import type { Database } from "#commerce/database";
import { inviteFirstOwner } from "#commerce/staff";

export async function greetFirstOwner(
  database: Database,
  origin: string,
  print: (line: string) => void,
): Promise<void> {
  const href = await inviteFirstOwner(database, origin, new Date());
  if (href !== undefined)
    print(`This shop has no owner yet. Open this link within three days to become its owner: ${href}`);
}
