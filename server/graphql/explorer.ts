// The GraphQL explorer: a page to run operations and read the schema. The content security policy allows no inline scripts or styles
// and no files from other origins.

import { Hono } from "hono";
import { schemaText } from "#api";

/** Mounted at the API's path, where it answers requests that accept HTML. */
export function explorerFiles(): Hono {
  const app = new Hono();
  app.get("/", async (context, next) => {
    const wantsPage = context.req.header("accept")?.includes("text/html") && !context.req.query("extensions");
    return wantsPage ? context.html(PAGE) : next();
  });
  app.get("/explorer.js", (context) => context.body(SCRIPT, 200, { "content-type": "text/javascript; charset=utf-8" }));
  app.get("/explorer.css", (context) => context.body(STYLE, 200, { "content-type": "text/css; charset=utf-8" }));
  app.get("/schema.graphql", (context) => context.text(schemaText()));
  return app;
}

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>GraphQL</title>
<link rel="stylesheet" href="/graphql/explorer.css">
<script type="module" src="/graphql/explorer.js"></script>
<main>
<h1>GraphQL</h1>
<form>
<label for="query">Operation</label>
<textarea id="query" rows="16" spellcheck="false">{
  shop(shopId: "vitrine") {
    name
    slug
  }
}</textarea>
<label for="variables">Variables (JSON)</label>
<textarea id="variables" rows="5" spellcheck="false">{}</textarea>
<button>Run <kbd>Ctrl Enter</kbd></button>
</form>
<section aria-live="polite" aria-label="Response"><pre><output id="answer"></output></pre></section>
<details><summary>Schema</summary><pre id="schema"></pre></details>
</main>
</html>
`;

const SCRIPT = `const [form, query, variables, answer, schema] =
  ["form", "#query", "#variables", "#answer", "#schema"].map((one) => document.querySelector(one));

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  answer.textContent = "…";
  try {
    const body = JSON.stringify({ query: query.value, variables: JSON.parse(variables.value || "{}") });
    const headers = { "content-type": "application/json", accept: "application/json" };
    const response = await fetch("/graphql", { method: "POST", headers, body });
    answer.textContent = JSON.stringify(await response.json(), null, 2);
  } catch (error) {
    answer.textContent = String(error);
  }
});

form.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
});

document.querySelector("details").addEventListener("toggle", async () => {
  if (schema.textContent === "") schema.textContent = await (await fetch("/graphql/schema.graphql")).text();
});
`;

const STYLE = `:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { display: grid; gap: 1.5rem; max-width: 90rem; margin: auto; padding: 2rem; }
h1 { margin: 0; font-weight: 500; }
form { display: grid; gap: 0.5rem; }
textarea, pre { font: 14px/1.5 ui-monospace, monospace; }
textarea { padding: 0.75rem; border: 1px solid #8888; border-radius: 2px; background: none; color: inherit; resize: vertical; }
button { justify-self: start; min-height: 44px; padding: 0 1.25rem; border: 0; background: #1a1a1a; color: #fff; font: inherit; cursor: pointer; }
kbd { opacity: 0.7; font: inherit; }
section { overflow: auto; min-height: 12rem; padding: 0 1rem; border: 1px solid #8888; border-radius: 2px; }
summary { cursor: pointer; min-height: 44px; }
@media (width >= 64rem) { main { grid-template-columns: 1fr 1fr; } h1, details { grid-column: 1 / -1; } }
`;
