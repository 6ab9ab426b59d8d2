// Structured data of the home page: the organisation and the site search.

import type { HomeData } from "./sections.ts";

export const homeJsonLd = ({ canonical, description, organisation }: HomeData): object | null => {
  if (canonical === undefined || organisation === undefined) return null;
  const absolute = (href: string) => new URL(href, canonical).href;
  const { name, email, phone, company, address, taxNumber, social, logo, search } = organisation;
  const contact = { ...(email && { email }), ...(phone && { telephone: phone }) };
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": absolute("/#organisation"),
        name,
        url: absolute("/"),
        logo: absolute(logo),
        ...(company && { legalName: company }),
        ...(address && { address }),
        ...(taxNumber && { vatID: taxNumber }),
        ...(social.length > 0 && { sameAs: social }),
        ...((email || phone) && {
          contactPoint: { "@type": "ContactPoint", contactType: "customer service", ...contact },
        }),
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
