// The day's work.

import { loads } from "../../framework/handlers.server.ts";

export interface TodayData {
  readonly name: string;
}

export const loader = loads("staff", ({ staff }): TodayData => ({ name: staff.name }));
