// The frame of every page as HTML, made on the server: what stands above the page's content and what stands below it.

import { renderToStaticMarkup } from "react-dom/server";
import { SkipLink } from "#storefront/ui/visually-hidden.tsx";
import { Announcer } from "./announcer.tsx";
import { CategoryRows } from "./category-rows.tsx";
import { CountryPicker } from "./country-picker.tsx";
import { Drawer } from "./drawer.tsx";
import { Footer } from "./footer.tsx";
import type { FrameData } from "./frame-data.ts";
import { MAIN } from "./frame-ids.ts";
import { Header } from "./header.tsx";
import { departmentOf } from "./menu.ts";
import { TopBar } from "./top-bar.tsx";

export type { FrameData };
export { MAIN };

export interface Frame {
  /** Before `<main>`. Its wrapper must be `display: contents`, or the header cannot stick. */
  readonly above: string;
  /** After `<main>`. */
  readonly below: string;
}

export function renderFrame(data: FrameData): Frame {
  const current =
    data.departments.find(({ slug }) => slug === data.department) ?? departmentOf(data.departments, data.path);
  return {
    above: renderToStaticMarkup(
      <>
        <SkipLink to={MAIN} />
        <TopBar data={data} />
        <Header data={data} current={current} />
        <CategoryRows departments={data.departments} path={data.path} current={current} />
      </>,
    ),
    below: renderToStaticMarkup(
      <>
        <Footer data={data} />
        <Drawer data={data} current={current} />
        <CountryPicker market={data.market} areas={data.areas} />
        <Announcer />
      </>,
    ),
  };
}
