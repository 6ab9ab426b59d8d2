// "Download my data": everything about the signed-in visitor as a JSON file. A form sends it, so that no link of another site does.

import type { LanguageCode } from "#catalogue";
import { countAttempts, type Accounts, type Limit, type SignedInAccount } from "#commerce/accounts";
import { exportPerson } from "#commerce/people";
import { limitedMessage } from "#storefront/features/forms/messages.ts";

/** Each reads all tables with personal data. */
const PER_ACCOUNT: Limit = { name: "data download", max: 10, windowMs: 60 * 60_000, isRoutine: true };

/** `signIn` is the page for a guest; `refuse` answers 429 with a message. */
export async function answerDataDownload(
  { database, now }: Accounts,
  { account, language }: { readonly account: SignedInAccount | null; readonly language: LanguageCode },
  signIn: string,
  refuse: (message: string) => Promise<Response>,
): Promise<Response> {
  const headers = { "cache-control": "private, no-store" };
  if (!account) return new Response(null, { status: 303, headers: { ...headers, location: signIn } });
  const limited = await countAttempts(database.sql, [{ limit: PER_ACCOUNT, subject: account.id }], now());
  if (limited) {
    const seconds = Math.max(1, Math.ceil((limited.until.getTime() - now().getTime()) / 1000));
    const refusal = await refuse(limitedMessage(limited.until, now(), language));
    refusal.headers.set("retry-after", String(seconds));
    refusal.headers.set("content-language", language);
    return refusal;
  }
  const data = await exportPerson(database, account.email, now());
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      ...headers,
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="my-data.json"',
    },
  });
}
