// A part of a page that the server alone renders. The document has its HTML once: its state refers to the element, of which the
// browser reads the HTML (`pack.ts`). Answers to navigations contain it.

export interface StaticPart {
  /** Unique in the page. */
  readonly elementId: string;
  readonly html: string;
}

interface Props {
  readonly part: StaticPart;
  readonly className: string | undefined;
}

export const Static = ({ part: { elementId, html }, className }: Props) => (
  <div id={elementId} className={className} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
);
