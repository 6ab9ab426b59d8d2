import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LanguageProvider } from "#storefront/ui/language.tsx";
import { ShowButton } from "./password-field.tsx";

test.each([
  ["en", "newPassword", false, "Show new password", "Show"],
  ["en", "password", true, "Hide password", "Hide"],
  ["de", "password", false, "Passwort anzeigen", "Anzeigen"],
  ["de", "currentPassword", true, "Aktuelles Passwort verbergen", "Verbergen"],
  ["ja", "newPassword", false, "新しいパスワードを表示", "表示"],
] as const)("in %s the button of %s, shown: %s, is named %s and has no pressed state [AC-03]", (...row) => {
  const [language, kind, isShown, name, text] = row;
  const html = renderToStaticMarkup(
    <LanguageProvider value={language}>
      <ShowButton id="field" kind={kind} isShown={isShown} onClick={() => undefined} />
    </LanguageProvider>,
  );
  expect(html).toMatch(new RegExp(`^<button[^>]* aria-label="${name}"[^>]*>${text}</button>$`, "u"));
  expect(html).not.toContain("aria-pressed");
});
