// Makes the header's cart link open the drawer; if its code does not load, the link works as usual.

export function openCartInPlace(target: Document): void {
  target.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-cart]") : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // Not on the cart's own page.
    if (link.pathname === location.pathname) return;
    event.preventDefault();
    import("./open-cart.tsx").then(
      ({ openCart }) => openCart(),
      () => location.assign(link.href),
    );
  });
}
