// For tests: the code that an authenticator app shows.

import { codeOf, STEP_MS } from "./totp.ts";

export const totpAt = (secret: string, now: Date): string => codeOf(secret, Math.floor(now.getTime() / STEP_MS));
