// Shows the offer of another market at the foot of the window, where it moves nothing: plain DOM, loaded with an offer only.

import { button, element, hidden } from "#storefront/ui/elements.ts";
import type { MarketPrompt } from "./market-prompt-data.ts";
import styles from "./market-prompt.module.css";

/** `onAnswered` is called however the visitor answers. */
export function showMarketPrompt(prompt: MarketPrompt, onAnswered: () => void): void {
  const place = element("aside", styles["prompt"]);
  place.setAttribute("aria-label", prompt.label);
  const leave = () => {
    onAnswered();
    place.remove();
  };
  const stay = button(prompt.stay, styles["link"]);
  stay.addEventListener("click", leave);
  const close = button("", styles["close"]);
  close.setAttribute("aria-label", prompt.close);
  close.addEventListener("click", leave);
  place.append(element("p", "", prompt.text), switchForm(prompt, onAnswered), stay, close);
  document.body.append(place);
}

/** The country picker's form, with the page that is shown when it is sent. */
function switchForm({ market, switchTo }: MarketPrompt, onAnswered: () => void): HTMLFormElement {
  const form = element("form");
  form.method = "post";
  form.action = "/choose";
  const page = hidden("to", "");
  const send = button(switchTo, styles["link"]);
  send.type = "submit";
  form.append(hidden("country", market), page, send);
  form.addEventListener("submit", () => {
    page.value = location.pathname + location.search;
    onAnswered();
  });
  return form;
}
