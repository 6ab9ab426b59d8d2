// Installs the worker that shows the shop's own page without a connection (storefront/public/offline-worker.js).

declare const __BUILD__: string;

/** A browser that refuses the worker shows its own page. Its address changes with the build and the language, which installs it again. */
export async function installWorker(): Promise<void> {
  // Not in development, where documents change all the time.
  if (__BUILD__ === "dev") return;
  const language = document.documentElement.lang.slice(0, 2);
  await navigator.serviceWorker?.register(`/offline-worker.js?${new URLSearchParams({ build: __BUILD__, language })}`);
}
