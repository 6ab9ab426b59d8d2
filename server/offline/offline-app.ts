// The page that browsers keep for times without a connection: one document for each language, the same for everyone.

import { Hono } from "hono";
import { html } from "hono/html";
import { type LanguageCode, languageOf, messagesIn } from "#catalogue";
import { offline } from "#locales/offline";

/** The service worker bypasses the browser's cache. */
const HOUR = "public, max-age=3600";

export function offlineApp(shopName: () => string): Hono {
  const app = new Hono();
  app.get("/:language{[a-z]{2}}", (context) => {
    const language = languageOf(context.req.param("language"));
    if (!language) return context.text("Not Found", 404);
    return context.html(pageIn(language.code, language.direction, shopName()), 200, {
      "cache-control": HOUR,
      "x-robots-tag": "noindex",
    });
  });
  return app;
}

function pageIn(language: LanguageCode, direction: string, shopName: string) {
  const say = messagesIn(offline, language);
  return html`<!DOCTYPE html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${say("title")} | ${shopName}</title>
        <link rel="stylesheet" href="/offline/style.css" />
        <script type="module" src="/offline/page.js"></script>
      </head>
      <body>
        <p class="mark">${shopName}</p>
        <main>
          <h1>${say("title")}</h1>
          <p>${say("text")}</p>
          <button type="button">${say("retry")}</button>
          <section hidden>
            <h2>${say("seen")}</h2>
            <p>${say("seenText")}</p>
            <ul></ul>
          </section>
        </main>
      </body>
    </html>`;
}

/** Answers browsers that have the worker with one that removes itself and its page. */
export function withoutOfflineWorker(): Hono {
  const app = new Hono();
  app.get("/offline-worker.js", (context) =>
    context.body(REMOVAL, 200, { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" }),
  );
  return app;
}

const REMOVAL = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(remove()));
async function remove() {
  for (const name of await caches.keys()) if (name.startsWith("offline-")) await caches.delete(name);
  await self.registration.unregister();
}
`;
