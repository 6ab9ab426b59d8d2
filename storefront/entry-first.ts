// The only script that loads with the document. It starts the page's scripts when a visitor needs them or the page is idle, and keeps
// what the visitor does until then.

import { keepEarlyInput } from "./framework/early-input.ts";
import { showLeaving } from "./framework/leaving.ts";
import { reloadWhenRestored } from "./framework/page-restore.ts";
import { provideYield, startOnIntent } from "./framework/start-scripts.ts";

provideYield(window);
showLeaving(window);
const early = keepEarlyInput(document);
reloadWhenRestored(window, () => location.reload());
startOnIntent(document, { onFailure: early.letGo });
