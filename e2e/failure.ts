// Describes the pages of a failed test: a test that fails once in a thousand runs can rarely be repeated.

import type { BrowserContext, Page, Request } from "@playwright/test";

/** Call before the first page opens; the returned function describes every open page in a line. */
export function watchPages(context: BrowserContext): () => Promise<string[]> {
  const pending = new Set<Request>();
  context.on("request", (request) => void pending.add(request));
  context.on("requestfinished", (request) => void pending.delete(request));
  context.on("requestfailed", (request) => void pending.delete(request));
  return () => Promise.all(context.pages().map((page) => describe(page, pending)));
}

async function describe(page: Page, pending: ReadonlySet<Request>): Promise<string> {
  const state = await page
    .evaluate(() => {
      const { activeElement, documentElement, readyState } = document;
      const focused = `${activeElement?.localName}#${activeElement?.id}`;
      return `${readyState}, hydrated: ${documentElement.dataset["hydrated"]}, focus: ${focused} (${document.hasFocus()})`;
    })
    .catch((error: unknown) => `does not answer: ${error}`);
  const urls = [...pending].filter((request) => isOf(request, page)).map((request) => request.url());
  return `${page.url()}: ${state}, pending: ${urls.join(" ") || "nothing"}`;
}

/** A request of a service worker has no frame, and that of a document none yet. */
function isOf(request: Request, page: Page): boolean {
  try {
    return request.frame().page() === page;
  } catch {
    return false;
  }
}
