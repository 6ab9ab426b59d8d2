// The header's link to the bag opens the mini bag over the page, where that can be had; otherwise it is a link.

export function openCartInPlace(target: Document): void {
  target.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-cart]") : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // On its own page there is nothing to open it over.
    if (link.pathname === location.pathname) return;
    event.preventDefault();
    import("./open-cart.tsx").then(
      ({ openCart }) => openCart(),
      () => location.assign(link.href),
    );
  });
}
