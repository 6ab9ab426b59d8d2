import { expect, test } from "vitest";
import { arrangeDescription } from "./description.ts";

test("composition, care and measurements in a list become sections of the page", () => {
  expect(
    arrangeDescription(
      "<p>A wrap dress.</p><ul><li>Two pockets</li><li>80% cotton, 20% linen</li><li>Machine wash cold</li><li>Length: 110 cm</li><li>Made in Portugal</li></ul>",
    ),
  ).toBe(
    "<p>A wrap dress.</p><ul><li>Two pockets</li><li>Made in Portugal</li></ul><h3>Size and fit</h3><ul><li>Length: 110 cm</li></ul><h3>Composition and care</h3><ul><li>80% cotton, 20% linen</li><li>Machine wash cold</li></ul>",
  );
});

test("headings, bold lines, line breaks and tables are understood, in several languages", () => {
  expect(arrangeDescription("<div>Ein Hemd.<br>Material: 100 % Leinen<br/>Maschinenwäsche bei 30 Grad</div>")).toBe(
    "<p>Ein Hemd.</p><h3>Composition and care</h3><p>Material: 100 % Leinen</p><p>Maschinenwäsche bei 30 Grad</p>",
  );
  expect(
    arrangeDescription("<p>Une robe.</p><p><strong>Entretien</strong></p><p>À la main &amp; à l’eau froide</p>"),
  ).toBe("<p>Une robe.</p><h3>Composition and care</h3><p>À la main &amp; à l’eau froide</p>");
  expect(
    arrangeDescription("<table><tr><td>Composición</td><td>Lana</td></tr><tr><td>Color</td><td>Azul</td></tr></table>"),
  ).toBe("<ul><li>Color: Azul</li></ul><h3>Composition and care</h3><ul><li>Composición: Lana</li></ul>");
});

test("a description without such facts is not touched, nor is an offer a composition", () => {
  for (const html of ["<p>Silk.</p>\n<p>Lined</p>", "", "Plain text", "<p>Now 20% off everything</p>"])
    expect(arrangeDescription(html)).toBe(html);
});
