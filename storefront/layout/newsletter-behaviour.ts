// Sends the footer's newsletter form in place, so that the visitor stays on the page. Without this code it leads to a page.

import { askPage } from "#storefront/framework/ask-page.ts";

const ROUTE = "newsletter";

/** The message is the reason for a refusal. */
interface Answer {
  readonly message?: string;
}

export function subscribeInPlace(target: Document): void {
  target.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches("[data-newsletter]")) return;
    event.preventDefault();
    void subscribe(form);
  });
}

/** A form that the shop did not answer is sent as a page, which explains it. */
async function subscribe(form: HTMLFormElement): Promise<void> {
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const response = await askPage(form.action, { method: "POST", body, routes: [ROUTE] }).catch(() => undefined);
  const answer = response?.actionData?.[ROUTE] as Answer | undefined;
  const status = form.querySelector<HTMLElement>("[data-done]");
  if (!answer || !status) return form.submit();
  const { message } = answer;
  if (message === undefined) form.querySelector<HTMLElement>("[data-field]")?.remove();
  status.textContent = message ?? status.dataset["done"] ?? "";
}
