// Every drawer of clothing.
import type { Drawer } from "../drawer.ts";
import { jersey } from "./jersey.ts";

export const garments: readonly Drawer[] = [...jersey];
