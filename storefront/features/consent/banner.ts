// Asks for consent at the foot of the window, where it moves nothing: plain DOM, loaded only for visitors who must be asked.

import { askPage } from "#storefront/framework/ask-page.ts";
import { button, element, hidden } from "#storefront/ui/elements.ts";
import { CONSENT_ACTION } from "./consent-action.ts";
import type { ConsentPrompt } from "./consent.ts";
import styles from "./banner.module.css";

/** Resolves once the visitor has answered. Leaving the page without an answer counts as declining for now. */
export function askConsent(texts: NonNullable<ConsentPrompt["banner"]>): Promise<void> {
  const { title, text, decline, choose, agree, choices } = texts;
  const place = element("section", styles["banner"]);
  const heading = element("h2", styles["title"], title);
  heading.id = "consent-title";
  place.setAttribute("aria-labelledby", heading.id);
  const words = element("div");
  words.append(heading, element("p", styles["text"], text));
  const link = element("a", styles["button"], choose);
  link.href = choices;
  const form = element("form", styles["buttons"]);
  form.method = "post";
  form.action = CONSENT_ACTION;
  const page = hidden("to", "");
  form.append(page, answer(decline, "none"), link, answer(agree, "all"));
  place.append(words, form);
  // After the link to the content, so that a keyboard reaches it without a walk through the page.
  document.querySelector("a[href^='#']")?.after(place);
  const release = keepClear(place);
  return new Promise((resolve) => {
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      page.value = location.pathname + location.search;
      const leave = (): void => {
        release();
        place.remove();
        resolve();
      };
      // A form that was not answered is sent as one without scripts, whose answer is a page.
      void store(form, event.submitter).then(leave, () => HTMLFormElement.prototype.submit.call(form));
    });
  });
}

function answer(text: string, value: string): HTMLButtonElement {
  const made = button(text, styles["button"]);
  made.type = "submit";
  made.name = "choice";
  made.value = value;
  return made;
}

async function store(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const { value } = submitter as HTMLButtonElement;
  // For the form without scripts, which does not know the button.
  form.append(hidden("choice", value));
  const { status } = await askPage(form.action, { method: "POST", body: new URLSearchParams({ choice: value }) });
  if (status >= 400) throw new Error(`The choice was not stored: ${status}`);
}

/** The end of the page, and what the keyboard focuses, stay above the banner. */
function keepClear(place: HTMLElement): () => void {
  const root = document.documentElement.style;
  const watch = new ResizeObserver(() => root.setProperty("--notice", `${place.offsetHeight}px`));
  watch.observe(place);
  return () => {
    watch.disconnect();
    root.removeProperty("--notice");
  };
}
