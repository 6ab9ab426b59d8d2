// Confirmed subscribers as CSV, which mail services import.

import { csvLine } from "#catalogue";
import { SUBSCRIBER_PAGE, type Subscriber } from "#commerce/newsletter";

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

/** Reads page by page, so that a long list needs little memory. */
export function csvOf(readPage: (after: string) => Promise<readonly Subscriber[]>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after: string | undefined;
  return new ReadableStream({
    async pull(controller) {
      if (after === undefined) controller.enqueue(encoder.encode(csvLine(Object.keys(COLUMNS))));
      const page = await readPage(after ?? "");
      const lines = page.map((one) => csvLine(Object.values(COLUMNS).map((read) => read(one))));
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join("")));
      if (page.length < SUBSCRIBER_PAGE) controller.close();
      after = page.at(-1)?.email ?? "";
    },
  });
}
