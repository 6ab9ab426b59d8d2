import { expect, test } from "vitest";
import { textOfHtml } from "./text-of-html.ts";

test.each([
  ["blocks and line breaks separate words", "<p>Wool</p><ul><li>soft</li></ul>and<br>warm", "Wool soft and warm"],
  ["other tags do not", "Cut in <b>wool</b>, <i>s</i>ilk", "Cut in wool, silk"],
  ["scripts and styles leave nothing behind", "Fine<script>alert(1)</script><style>p{}</style>", "Fine"],
  ["entities are decoded once", "&eacute; &amp;lt; &lt;b&gt; AT&amp;T&nbsp;&#x2014;", "é &lt; <b> AT&T —"],
  [
    "markup, scripts and entities together",
    "<p>Wool &amp; silk</p><script>alert(1)</script><br>made&nbsp;well",
    "Wool & silk made well",
  ],
  ["unknown entities stay as they are", "&unknown;", "&unknown;"],
])("%s", (_, html, text) => {
  expect(textOfHtml(html)).toBe(text);
});
