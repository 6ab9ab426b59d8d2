// For tests: a shop whose merchant has set nothing.

import type { ReadSetting } from "./live.ts";

export const initialSettings: ReadSetting = ({ initial }) => initial;
