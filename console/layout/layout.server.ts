// The data of the frame: the shop's name, the member of staff, and the number of waiting tasks.

import { FACTS, INSIGHTS } from "#commerce/settings";
import { loads } from "../framework/handlers.server.ts";
import { roleName } from "../framework/role-name.ts";
import type { LayoutData } from "./layout-data.ts";
import { countWaiting } from "./waiting.server.ts";

export const loader = loads("anyone", async ({ shop, signedIn, theme, onError }): Promise<LayoutData> => {
  const waiting = signedIn
    ? await countWaiting(shop, signedIn.operator).catch((error: unknown) => {
        onError(error);
        return {};
      })
    : {};
  return {
    shopName: shop.setting(FACTS).name,
    theme,
    timeZone: shop.setting(INSIGHTS).timeZone,
    staff: signedIn && {
      name: signedIn.staff.name,
      role: roleName(signedIn.staff.role),
      permissions: [...signedIn.operator.permissions],
      counts: waiting,
    },
  };
});
