// Goes to an address as a click on a link to it would: in the page or by loading it, as the shop is set up.

export function follow(href: string, { replace = false, keepScroll = false } = {}): void {
  const link = document.createElement("a");
  link.href = href;
  link.hidden = true;
  if (replace) link.dataset["replace"] = "";
  if (keepScroll) link.dataset["keepScroll"] = "";
  document.body.append(link);
  link.click();
  link.remove();
}
