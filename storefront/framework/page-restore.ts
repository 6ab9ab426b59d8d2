// A page that comes back from the back/forward cache is reloaded: its prices, stock and counts may be old.

export function reloadWhenRestored(target: Pick<Window, "addEventListener">, reload: () => void): void {
  target.addEventListener("pageshow", (event) => {
    if (event.persisted) reload();
  });
}
