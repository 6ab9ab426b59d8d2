// The merchant's menus: their setting, schedule and arrangement.

export { arrange } from "./arrange.ts";
export { lastChange, menusAt, nextChange } from "./schedule.ts";
export {
  MENUS,
  type MenuEntry,
  type MenuGroupEntry,
  type MenuLevel,
  type Menus,
  type MenuTarget,
  type MenuTopEntry,
} from "./setting.ts";
export { addressOf, collectionOf, targetsOf } from "./targets.ts";
