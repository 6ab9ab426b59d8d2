// Confirmed subscribers as CSV, which mail services import.

import { csvLine } from "#catalogue";
import { SUBSCRIBER_PAGE, type Subscriber } from "#commerce/newsletter";
import { streamLines } from "../http/csv.ts";

const COLUMNS = {
  email: ({ email }) => email,
  language: ({ language }) => language,
  country: ({ market }) => market,
  topics: ({ topics }) => topics.join(" "),
  source: ({ source }) => source ?? "",
  subscribed_at: ({ subscribedAt }) => subscribedAt.toISOString(),
  consent_at: ({ confirmedAt }) => confirmedAt?.toISOString() ?? "",
  unsubscribe_url: ({ unsubscribe }) => unsubscribe,
  one_click_url: ({ oneClick }) => oneClick,
  preferences_url: ({ preferences }) => preferences,
} satisfies Record<string, (subscriber: Subscriber) => string>;

export const csvOf = (readPage: (after: string) => Promise<readonly Subscriber[]>): ReadableStream<Uint8Array> =>
  streamLines(
    pagesOf(readPage),
    (one) => csvLine(Object.values(COLUMNS).map((read) => read(one))),
    csvLine(Object.keys(COLUMNS)),
  );

async function* pagesOf(readPage: (after: string) => Promise<readonly Subscriber[]>) {
  for (let after: string | undefined = ""; after !== undefined;) {
    const page: readonly Subscriber[] = await readPage(after);
    yield page;
    after = page.length < SUBSCRIBER_PAGE ? undefined : page.at(-1)?.email;
  }
}
