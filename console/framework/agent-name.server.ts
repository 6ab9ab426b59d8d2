// Browsers in words.

import { messagesIn } from "#catalogue";
import { readAgent } from "#commerce/accounts";
import { profile } from "../locales/generated/profile.ts";

export function agentName(agent: string): string {
  const say = messagesIn(profile, "en");
  const { browser, system } = readAgent(agent);
  if (browser && system) return say("browserOn", { browser, system });
  return browser ?? system ?? say("unknownBrowser");
}
