// The services behind the shop, as far as the console may show them: which variables are set, never their secrets.

import type { ServiceState } from "#console/framework/context.ts";
import type { Config } from "../config.ts";

type Variable = keyof Config & string;

const SHOWN: readonly (readonly [setting: string, variable: Variable, isSecret?: boolean])[] = [
  ["payments", "PAYMENT_PROVIDER"],
  ["payments", "STRIPE_SECRET_KEY", true],
  ["payments", "STRIPE_WEBHOOK_SECRET", true],
  ["tax", "TAX_PROVIDER"],
  ["mails", "SMTP_URL", true],
  ["mails", "MAIL_FROM"],
];

export const servicesOf = (config: Config): readonly ServiceState[] =>
  SHOWN.map(([setting, variable, isSecret = false]) => {
    const value = config[variable];
    const isSet = value !== undefined && value !== "";
    return { setting, variable, isSet, value: isSet && !isSecret ? String(value) : null };
  });
