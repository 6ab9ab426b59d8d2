// Sends the footer's newsletter form in place, so that the visitor stays on the page. Without this code it leads to a page.

export function subscribeInPlace(target: Document): void {
  target.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches("[data-newsletter]")) return;
    event.preventDefault();
    void subscribe(form);
  });
}

/** Anything but success is for the page, which explains it. */
async function subscribe(form: HTMLFormElement): Promise<void> {
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const isSent = await fetch(form.action, { method: "POST", body }).then(
    ({ ok }) => ok,
    () => false,
  );
  const status = form.querySelector<HTMLElement>("[data-done]");
  if (!isSent || !status) return form.submit();
  form.querySelector<HTMLElement>("[data-field]")?.remove();
  status.textContent = status.dataset["done"] ?? "";
}
