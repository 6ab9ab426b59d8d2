// The page of a size guide: every chart of its wearer, to be read in one's own system, with how to measure.
import { useLoaderData } from "react-router";
import type { SizeChart as Chart } from "#catalogue";
import { Breadcrumb } from "#storefront/ui/breadcrumb.tsx";
import { chartsOf } from "./guides.ts";
import { SizeChart } from "./size-chart.tsx";
import type { SizeGuideData } from "./size-guide-data.ts";
import styles from "./size-guide.module.css";

export default function SizeGuidePage() {
  const data = useLoaderData<SizeGuideData>();
  const charts = chartsOf(data);
  return (
    <div className={styles.page}>
      <title>{`${data.title} | Vitrine`}</title>
      <meta
        name="description"
        content={`${data.title}: sizes of clothing, shoes and accessories in every system, with body measurements and how to take them.`}
      />
      <link rel="canonical" href={data.canonical} />
      <Breadcrumb trail={[{ name: "Help", href: data.help }, { name: data.title }]} />
      <header className={styles.head}>
        <h1 className={styles.title}>{data.title}</h1>
        <p className={styles.lead}>
          Choose a column to read every chart in that system; we remember it in listings and on products. Sizes are what
          designers sew in, so fits differ: <a href={data.fit}>what the words mean</a>, or{" "}
          <a href={data.contact}>ask us to measure a piece</a>.
        </p>
        <nav className={styles.guides} aria-label="Size guides">
          {data.guides.map(({ name, href, isCurrent }) => (
            <a key={href} href={href} aria-current={isCurrent ? "page" : undefined}>
              {name}
            </a>
          ))}
        </nav>
      </header>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label="Charts">
          {charts.map(({ id, name }) => (
            <a key={id} href={`#${id}`}>
              {name}
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

SizeGuidePage.jsonLd = ({ title, canonical, help }: SizeGuideData): object => ({
  "@context": "https://schema.org",
  "@type": "WebPage",
  name: title,
  url: canonical,
  breadcrumb: {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Help", item: new URL(help, canonical).href },
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
