// Navigates as a click on a link would, within the page or by loading a document.

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
