import { expect, test } from "vitest";
import { checkSvg } from "./svg.ts";

const svg = (inside: string, root = 'viewBox="0 0 80 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inside}</svg>`;

test.each([
  ["shapes", svg('<path d="M0 0h80v20z" fill="#123"/>')],
  [
    "a declaration, a comment, styles and references within the file",
    `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- Drawn by hand -->\n${svg(
      '<style>.a{fill:url(#b)}</style><defs><linearGradient id="b"><stop offset="0"/></linearGradient></defs><use xlink:href="#c" class="a"/>',
    )}\n`,
  ],
  ["a size without a viewBox", svg("<title>Ondine &amp; Fils</title>", "width='80px' height='20'")],
])("a drawing with %s is valid", (_name, text) => {
  expect(checkSvg(text)).toEqual({ kind: "valid", width: 80, height: 20 });
});

test.each([
  ["<script>alert(1)</script>", "has a <script> element, which is not allowed"],
  ["<SCRIPT>alert(1)</SCRIPT>", "has a <SCRIPT> element"],
  ["<svg:script xmlns:svg='http://www.w3.org/2000/svg'>alert(1)</svg:script>", "has a <svg:script> element"],
  ["<foreignObject><p/></foreignObject>", "has a <foreignObject> element"],
  ["<animate attributeName='href' to='javascript:alert(1)'/>", "has a <animate> element"],
  ["<a href='javascript:alert(1)'><g/></a>", "has a <a> element"],
  ["<image href='https://tracker.example/1.png'/>", "has a <image> element"],
  ["<g onload='alert(1)'/>", "has a script in the attribute onload"],
  ["<g ONCLICK='alert(1)'/>", "has a script in the attribute ONCLICK"],
  ["<use href='https://other.example/a.svg#b'/>", "refers to https://other.example/a.svg#b"],
  ["<use xlink:href='data:image/svg+xml,x'/>", "refers to data:image/svg+xml,x"],
  ["<g xml:base='https://other.example/'/>", "has the attribute xml:base"],
  ["<rect fill='url(https://other.example/#a)'/>", "refers to something outside"],
  ["<rect style='fill:&#117;rl(//other.example)'/>", "refers to something outside"],
  ["<style>@import '//other.example/a.css';</style>", "refers to something outside"],
  ["<style>@font-face{src:url(//other.example/a)}</style>", "refers to something outside"],
  [String.raw`<style>.a{fill:u\72l(//other.example)}</style>`, "refers to something outside"],
  ["<![CDATA[<script>alert(1)</script>]]>", "is not well-formed"],
  ["<g><path></g></path>", "closes <g> at the wrong place"],
  ["<g", "is not well-formed"],
  ["<g a=1/>", "is not well-formed"],
])("a drawing with %s is refused", (inside, reason) => {
  expect(checkSvg(svg(inside))).toEqual({ kind: "invalid", reason: expect.stringContaining(reason) });
});

test.each([
  ["", "is not a complete SVG file"],
  ["<p xmlns='http://www.w3.org/1999/xhtml'/>", "has a <p> element"],
  ["<g/>", "must have one <svg> element"],
  [svg("") + svg(""), "must have one <svg> element"],
  [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg("")}`, "has a DOCTYPE"],
  [`${svg("")}<?xml-stylesheet href="//other.example/a.css"?>`, "is not a complete SVG file"],
  ['<svg viewBox="0 0 1 1"/>', "needs xmlns"],
  [svg("", ""), "needs a viewBox"],
  [svg("").slice(0, -6), "is not a complete SVG file"],
  [`hello ${svg("")}`, "has text outside"],
])("%j is not a drawing", (text, reason) => {
  expect(checkSvg(text)).toEqual({ kind: "invalid", reason: expect.stringContaining(reason) });
});
