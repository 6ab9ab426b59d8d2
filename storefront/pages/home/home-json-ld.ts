// Structured data of the home page: the organisation and the site search.

import type { HomeData } from "./sections.ts";

export const homeJsonLd = ({ canonical, description, organisation }: HomeData): object | null => {
  if (canonical === undefined || organisation === undefined) return null;
  const absolute = (href: string) => new URL(href, canonical).href;
  const { name, email, phone, logo, search } = organisation;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": absolute("/#organisation"),
        name,
        url: absolute("/"),
        logo: absolute(logo),
        contactPoint: { "@type": "ContactPoint", contactType: "customer service", email, telephone: phone },
      },
      {
        "@type": "WebSite",
        "@id": absolute("/#website"),
        name,
        description,
        url: canonical,
        publisher: { "@id": absolute("/#organisation") },
        potentialAction: {
          "@type": "SearchAction",
          target: { "@type": "EntryPoint", urlTemplate: `${absolute(search)}?qTitle={search_term_string}` },
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
};
