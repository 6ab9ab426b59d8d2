// For tests: a shop whose merchant has set nothing.

import type { ReadSetting } from "./setting.ts";

export const initialSettings: ReadSetting = ({ initial }) => initial;
