// Google Tag Manager: its container reads the data layer. https://developers.google.com/tag-platform/tag-manager/web

import { loadScript } from "./load-script.ts";

export function openGtm(container: string): void {
  window.dataLayer?.push({ "gtm.start": Date.now(), event: "gtm.js" });
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${container}`);
}
