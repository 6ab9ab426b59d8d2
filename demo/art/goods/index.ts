// Every drawer of shoes, bags and accessories.
import type { Drawer } from "../drawer.ts";

export const goods: readonly Drawer[] = [];
