// The page of a size guide: every chart of its wearer, with instructions for measuring.
import { useMemo } from "react";
import { useLoaderData } from "react-router";
import { defineChart, type SizeChart as Chart } from "#catalogue";
import { Breadcrumb } from "#storefront/ui/breadcrumb.tsx";
import { Rich, useMessages } from "#storefront/ui/language.tsx";
import { sizeGuide } from "#locales/size-guide";
import { SizeChart } from "./size-chart.tsx";
import type { SizeGuideData } from "./size-guide-data.ts";
import styles from "./size-guide.module.css";
import { PageTitle } from "#storefront/ui/page-title.tsx";

export default function SizeGuidePage() {
  const data = useLoaderData<SizeGuideData>();
  const say = useMessages(sizeGuide);
  const charts = useMemo(() => data.charts.map(defineChart), [data.charts]);
  return (
    <div className={styles.page}>
      <PageTitle>{data.title}</PageTitle>
      <meta name="description" content={say("description", { title: data.title })} />
      <link rel="canonical" href={data.canonical} />
      <Breadcrumb trail={[{ name: data.helpName, href: data.help }, { name: data.title }]} />
      <header className={styles.head}>
        <h1 className={styles.title}>{data.title}</h1>
        <p className={styles.lead}>
          <Rich
            text={say.raw("lead")}
            fit={<a href={data.fit}>{say("leadFit")}</a>}
            contact={<a href={data.contact}>{say("leadContact")}</a>}
          />
        </p>
        <nav className={styles.guides} aria-label={say("guides")}>
          {data.guides.map(({ name, href, isCurrent }) => (
            <a key={href} href={href} aria-current={isCurrent ? "page" : undefined}>
              {name}
            </a>
          ))}
        </nav>
      </header>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label={say("charts")}>
          {charts.map((chart) => (
            <a key={chart.id} href={`#${chart.id}`}>
              {chart.name}
            </a>
          ))}
        </nav>
        <div>
          {charts.map((chart) => (
            <Section key={chart.id} chart={chart} known={data.known} />
          ))}
        </div>
      </div>
    </div>
  );
}

SizeGuidePage.jsonLd = ({ title, canonical, help, helpName }: SizeGuideData): object => ({
  "@context": "https://schema.org",
  "@type": "WebPage",
  name: title,
  url: canonical,
  breadcrumb: {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: helpName, item: new URL(help, canonical).href },
      { "@type": "ListItem", position: 2, name: title, item: canonical },
    ],
  },
});

function Section({ chart, known }: { readonly chart: Chart } & Pick<SizeGuideData, "known">) {
  return (
    <section className={styles.section} id={chart.id} aria-labelledby={`${chart.id}-name`}>
      <h2 className={styles.name} id={`${chart.id}-name`}>
        {chart.name}
      </h2>
      <SizeChart chart={chart} known={known} />
    </section>
  );
}
