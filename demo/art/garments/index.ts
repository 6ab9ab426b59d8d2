// Every drawer of clothing.
import type { Drawer } from "../drawer.ts";
import { babyAndSocks } from "./baby-and-socks.ts";
import { closeFitting } from "./close-fitting.ts";
import { closeups } from "./closeups.ts";
import { dresses } from "./dresses.ts";
import { jackets } from "./jackets.ts";
import { jersey } from "./jersey.ts";
import { knits } from "./knits.ts";
import { puffers } from "./puffers.ts";
import { shirts } from "./shirts.ts";
import { skirts } from "./skirts.ts";
import { sweats } from "./sweats.ts";
import { tailored } from "./tailored.ts";
import { trousers } from "./trousers.ts";

export const garments: readonly Drawer[] = [
  ...jersey,
  ...knits,
  ...shirts,
  ...sweats,
  ...trousers,
  ...tailored,
  ...jackets,
  ...puffers,
  ...skirts,
  ...dresses,
  ...closeFitting,
  ...babyAndSocks,
  ...closeups,
];
