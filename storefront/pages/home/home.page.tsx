// The home page: sections in the operator's order.
import { Fragment, type ComponentType } from "react";
import { useLoaderData } from "react-router";
import type { ShownSectionType } from "#commerce/content";
import { ToastRegion } from "#storefront/ui/toast.tsx";
import { VisuallyHidden } from "#storefront/ui/visually-hidden.tsx";
import { Arrivals } from "./arrivals.tsx";
import { DepartmentPanel } from "./department-panel.tsx";
import { DesignerSpot } from "./designer-spot.tsx";
import { Designers } from "./designers.tsx";
import { Hero } from "./hero.tsx";
import { homeJsonLd } from "./home-json-ld.ts";
import { usePromotionTracking } from "./promotions.ts";
import { rowsOf, type HomeData, type HomeSection } from "./sections.ts";
import { Sale } from "./sale.tsx";
import { Story } from "./story.tsx";
import styles from "./home.module.css";

const COMPONENTS: Readonly<Record<ShownSectionType, ComponentType<{ readonly section: HomeSection }>>> = {
  hero: Hero,
  department: DepartmentPanel,
  "new-arrivals": Arrivals,
  designer: DesignerSpot,
  designers: Designers,
  sale: Sale,
  story: Story,
};

export default function HomePage() {
  const { title, description, canonical, sections, settingUp } = useLoaderData<HomeData>();
  usePromotionTracking(sections);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical && <link rel="canonical" href={canonical} />}
      {!sections.some((section) => section.type === "hero" && section.title) && (
        <h1>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h1>
      )}
      {settingUp && <p className={styles.settingUp}>{settingUp}</p>}
      {rowsOf(sections).map((row) =>
        row[0]?.type === "department" ? (
          <div key={row[0].id} className={styles.split}>
            {row.map(renderSection)}
          </div>
        ) : (
          <Fragment key={row[0]?.id}>{row.map(renderSection)}</Fragment>
        ),
      )}
      <ToastRegion />
    </>
  );
}

HomePage.jsonLd = import.meta.env.SSR ? homeJsonLd : undefined;

function renderSection(section: HomeSection) {
  const Section = isKnown(section.type) ? COMPONENTS[section.type] : null;
  return Section && <Section key={section.id} section={section} />;
}

const isKnown = (type: string): type is ShownSectionType => Object.hasOwn(COMPONENTS, type);
