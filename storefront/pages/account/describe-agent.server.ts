// The name of a browser and its system, for the list of devices.

import { messagesIn, type LanguageCode } from "#catalogue";
import { readAgent } from "#commerce/accounts";
import { accountMessages } from "#locales/account-messages";

export function describeAgent(agent: string, language: LanguageCode): string {
  const say = messagesIn(accountMessages, language);
  const { browser, system } = readAgent(agent);
  if (browser && system) return say("browserOn", { browser, system });
  return browser ?? system ?? say("unknownBrowser");
}
