// Shoes, bags and accessories: every view of every construction in the library.

import type { Modelled } from "../drawer.ts";
import type { View } from "../format.ts";
import { accessories } from "./accessories/index.ts";
import { bags } from "./bags/index.ts";
import type { Model } from "./model.ts";
import { shoes } from "./shoes/index.ts";

const models: readonly Model[] = [...shoes, ...bags, ...accessories];

export const goods: readonly Modelled[] = models.flatMap(({ of, construction, cloth, printable, views }) =>
  Object.entries(views).map(([view, scene]) => ({ of, construction, cloth, printable, view: view as View, scene })),
);
