import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cleanHtml } from "./clean-html.ts";
import { randomCases } from "../../tools/test-runner/thorough.ts";

test("safe descriptions keep their text and markup [SR-20]", () => {
  const html = "<p>Cut in <b>wool</b> &amp; silk.</p>\n<ul><li>Two pockets</li></ul><h3>Care</h3>";
  expect(cleanHtml(html)).toBe(html);
  expect(cleanHtml("<P>Long<BR>lines&nbsp;&eacute;</P>")).toBe("<p>Long<br />lines\u00a0é</p>");
});

test.each([
  ["a script", "<p>Fine<script>alert(1)</script></p>", "<p>Fine</p>"],
  ["a script in capitals, with spaces", "Fine<SCRIPT type=x >alert(1)</SCRIPT\n>", "Fine"],
  ["a script that is never closed", "<script>never closed", ""],
  ["a script within a script", "<scr<script>ipt>alert(1)</script>", "ipt&gt;alert(1)"],
  ["a handler", '<p onclick="alert(1)">Fine</p>', "<p>Fine</p>"],
  ["a handler after a slash", "<p/onmouseover=alert(1)>Fine</p>", "<p>Fine</p>"],
  ["a handler over lines", "<p\nONCLICK\n=\n'alert(1)'>Fine</p>", "<p>Fine</p>"],
  ["a picture with a handler", "<img src=x onerror=alert(1)>A coat", "A coat"],
  ["a script for an address", '<a href="javascript:alert(1)">Here</a>', "Here"],
  ["the same in entities", '<a href="&#106;ava&#x09;script&colon;alert(1)">Here</a>', "Here"],
  ["the same over lines", '<a href=" jAvA\nsCrIpT:alert(1)">Here</a>', "Here"],
  ["a VBScript", "<a href='vbscript:msgbox(1)'>Here</a>", "Here"],
  ["a document as data", '<a href="data:text/html,<script>alert(1)</script>">Here</a>', "Here"],
  ["a picture as data", "<p>A<img src='data:image/svg+xml,<svg onload=alert(1)>'>B</p>", "<p>AB</p>"],
  ["a set of pictures", '<img srcset="javascript:alert(1) 1x, https://evil.example/a 2x">A coat', "A coat"],
  ["a drawing", "<svg><p>in</p></svg>after", "after"],
  ["a drawing with a handler", "<svg/onload=alert(1)>after", ""],
  ["a formula that hides markup", "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>", ""],
  [
    "styles",
    '<style>*{background:url(javascript:alert(1))}</style><p style="x:expression(alert(1))">A</p>',
    "<p>A</p>",
  ],
  ["a frame", "<iframe srcdoc='<script>alert(1)</script>'></iframe>A", "A"],
  ["a form", "<form action=//evil.example><input name=password><button>Go</button></form>", "Go"],
  ["a base and a refresh", '<base href="//evil.example"><meta http-equiv=refresh content="0;//evil.example">A', "A"],
  ["a comment", "<!-- <p> -->seen", "seen"],
  ["a condition", "<!--[if IE]><script>alert(1)</script><![endif]-->seen", "seen"],
  ["signs of comparison", "5 < 6 > 4", "5 &lt; 6 &gt; 4"],
  ["tags that are open", "<ul><li>a<li><b>b</ul>c", "<ul><li>a</li><li><b>b</b></li></ul>c"],
  ["items that a script has left within items", "<li>a<script</ul><li>b", "<li>a</li><li>b</li>"],
  ["tags within tags", "<<p>script>x", "&lt;<p>script&gt;x</p>"],
  ["markup written as text", "&lt;script&gt;alert(1)&lt;/script&gt;", "&lt;script&gt;alert(1)&lt;/script&gt;"],
])("%s becomes safe text [SR-20]", (_what, html, cleaned) => {
  expect(cleanHtml(html)).toBe(cleaned);
});

test("simple descriptions are what the sanitiser makes of them", () => {
  const words = fc.array(
    fc.constantFrom("wool", " ", "\n", "&amp;", "&lt;", "&gt;", '"', "'", "é", "\u00a0", ";", "amp"),
  );
  const text = words.map((all) => all.join(""));
  const block = fc.oneof(
    text,
    fc.tuple(fc.constantFrom("p", "h1", "h3"), text).map(([tag, inner]) => `<${tag}>${inner}</${tag}>`),
    fc.array(text).map((items) => `<ul>${items.map((item) => `<li>${item}</li>`).join("\n")}</ul>`),
  );
  fc.assert(
    fc.property(fc.array(block, { maxLength: 6 }), (blocks) => {
      const html = blocks.join("");
      expect(cleanHtml(html)).toBe(html);
      // A line break is not simple.
      expect(cleanHtml(`${html}<br />`)).toBe(`${html}<br />`);
    }),
    { numRuns: randomCases(200, 500) },
  );
});

test("the output has only bare text tags, and cleaning is idempotent", () => {
  const pieces = fc.constantFrom(
    ..."<>/\"'= &;!-",
    "<p>",
    "</p>",
    "<li>",
    "</ul>",
    "<script",
    "</script>",
    "<textarea>",
    "<!--",
    "-->",
    "<![CDATA[",
    "<svg/onload=",
    "<p x=",
    "javascript:",
    "&lt",
    "&#0;",
    "a",
    "\n",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 3 })), { maxLength: 40 }), (parts) => {
      const cleaned = cleanHtml(parts.join(""));
      const bare = /<(?:\/?(?:p|ul|ol|li|h[1-6]|b|strong|i|em|dl|dt|dd)|br \/)>/g;
      expect(cleaned.replaceAll(bare, "")).not.toMatch(/[<>]/);
      expect(cleanHtml(cleaned)).toBe(cleaned);
    }),
    { numRuns: randomCases(200, 500) },
  );
});

test("a description with too many tags becomes text, which takes no time", () => {
  expect(cleanHtml("<script ".repeat(20_000))).toBe("&lt;script ".repeat(20_000));
  expect(cleanHtml("<b><i>".repeat(20_000) + "</p>".repeat(20_000))).toMatch(/^&lt;b&gt;/);
});
