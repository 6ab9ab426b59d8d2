// Structured data of a help page: breadcrumb, questions and answers.

import { blockText, plainText } from "./markdown/model.ts";
import type { HelpData, HelpPageData } from "./help-data.ts";

export const helpJsonLd = (data: HelpData): object | null => {
  if (data.kind !== "page" || data.canonical === undefined) return null;
  const absolute = (href: string) => new URL(href, data.canonical).href;
  return {
    "@context": "https://schema.org",
    "@type": data.isQuestions ? "FAQPage" : "WebPage",
    name: data.title,
    description: data.description,
    url: data.canonical,
    breadcrumb: {
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: data.helpName, item: absolute(data.home) },
        { "@type": "ListItem", position: 2, name: data.title, item: data.canonical },
      ],
    },
    ...(data.isQuestions && { mainEntity: questionsOf(data) }),
  };
};

function questionsOf({ blocks }: HelpPageData): readonly object[] {
  const questions: { readonly name: string; text: string }[] = [];
  let isOpen = false;
  for (const block of blocks) {
    if (block.kind === "heading") {
      isOpen = block.level === 3;
      if (isOpen) questions.push({ name: plainText(block.children), text: "" });
    } else if (isOpen) {
      const last = questions.at(-1);
      if (last) last.text = `${last.text} ${blockText(block)}`.trim();
    }
  }
  return questions.map(({ name, text }) => ({
    "@type": "Question",
    name,
    acceptedAnswer: { "@type": "Answer", text },
  }));
}
