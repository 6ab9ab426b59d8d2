// Every drawer of clothing.
import type { Drawer } from "../drawer.ts";
import { trousers } from "./bottoms.ts";
import { jackets } from "./jackets.ts";
import { jersey } from "./jersey.ts";
import { knits } from "./knits.ts";
import { puffers } from "./puffers.ts";
import { shirts } from "./shirts.ts";
import { sweats } from "./sweats.ts";
import { tailored } from "./tailored.ts";

export const garments: readonly Drawer[] = [
  ...jersey,
  ...knits,
  ...shirts,
  ...sweats,
  ...trousers,
  ...tailored,
  ...jackets,
  ...puffers,
];
