// For tests: the settings of the demo.

import { FACTS, type ReadSetting, type Setting } from "#commerce/settings";
import type { TaxRules } from "#commerce/tax";
import { DEMO_FACTS } from "#demo";

export const demoSettings: ReadSetting = <Value>(setting: Setting<Value>) =>
  (setting.name === FACTS.name ? DEMO_FACTS : setting.initial) as Value;

export const DEMO: TaxRules = { setting: demoSettings, taxProvider: null };
