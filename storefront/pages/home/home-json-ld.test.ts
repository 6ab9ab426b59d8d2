import { expect, test } from "vitest";
import { homeJsonLd } from "./home-json-ld.ts";

const data = {
  title: "Vitrine",
  description: "Designer clothing.",
  canonical: "https://shop.example/de",
  sections: [],
};
const organisation = {
  name: "Vitrine",
  email: "care@shop.example",
  phone: "+44 20 0000 0000",
  company: "Maison Ondine SARL",
  address: "3 rue des Tables-Claudiennes, 69001 Lyon, France",
  taxNumber: "FR 12 345678901",
  social: ["https://social.example/ondine"],
  logo: "/favicon.svg",
  search: "/de/pages/search",
};

test("home says who the shop is and how the site is searched", () => {
  expect(homeJsonLd({ ...data, organisation })).toMatchObject({
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        name: "Vitrine",
        url: "https://shop.example/",
        logo: "https://shop.example/favicon.svg",
        contactPoint: { "@type": "ContactPoint", email: "care@shop.example" },
      },
      {
        "@type": "WebSite",
        url: "https://shop.example/de",
        potentialAction: {
          "@type": "SearchAction",
          target: { urlTemplate: "https://shop.example/de/pages/search?qTitle={search_term_string}" },
        },
      },
    ],
  });
});

test("nothing is said of a page without an address", () => {
  const { canonical: _canonical, ...without } = data;
  expect(homeJsonLd({ ...without, organisation })).toBeNull();
});
