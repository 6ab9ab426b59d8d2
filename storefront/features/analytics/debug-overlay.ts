// Shows the entries of the data layer at the corner of the window. In development only: the production build leaves it out.

import { followLayer } from "./destinations/follow-layer.ts";
import type { DataLayer } from "./tracking.ts";

const STYLE =
  "position:fixed;inset:auto 8px 8px auto;z-index:9999;max-width:420px;max-height:50vh;overflow:auto;padding:8px;" +
  "background:#fffd;border:1px solid;font:12px/1.5 monospace;direction:ltr";

const overlay = document.createElement("details");
overlay.style.cssText = STYLE;
const summary = document.createElement("summary");
overlay.append(summary);
document.body.append(overlay);
let count = 0;
followLayer((window.dataLayer ??= []), (entry) => {
  count += 1;
  summary.textContent = `dataLayer: ${count}, last ${nameOf(entry)}`;
  const row = document.createElement("details");
  const title = document.createElement("summary");
  title.textContent = nameOf(entry);
  const body = document.createElement("pre");
  body.textContent = JSON.stringify(entry, null, 2);
  row.append(title, body);
  overlay.append(row);
});

function nameOf(entry: DataLayer[number]): string {
  return "event" in entry ? String(entry["event"]) : Array.from(entry).slice(0, 2).join(" ");
}
