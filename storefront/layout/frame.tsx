// The frame of every page as HTML, rendered on the server: the parts above and below the page's content.

import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { messagesIn, type LanguageCode } from "#catalogue";
import type { PublicConfig } from "#storefront/ui/public-config.tsx";
import type { Frame } from "#storefront/framework/frame.tsx";
import { LanguageProvider } from "#storefront/ui/language.tsx";
import { PublicConfigProvider } from "#storefront/ui/public-config.tsx";
import { SkipLink } from "#storefront/ui/visually-hidden.tsx";
import { layout } from "#locales/layout";
import { Announcer } from "./announcer.tsx";
import { CategoryRows } from "./category-rows.tsx";
import { CountryPicker } from "./country-picker.tsx";
import { Drawer } from "./drawer.tsx";
import { Footer } from "./footer.tsx";
import type { FrameData } from "./frame-data.ts";
import { MAIN } from "./frame-ids.ts";
import { Header } from "./header.tsx";
import { departmentOf } from "./menu.ts";
import { SearchLayer } from "./search-layer.tsx";
import { TopBar } from "./top-bar.tsx";

export function renderFrame(data: FrameData, config: PublicConfig): Frame {
  const current =
    data.departments.find(({ slug }) => slug === data.department) ?? departmentOf(data.departments, data.path);
  return {
    above: renderToStaticMarkup(
      <Around config={config} language={data.language}>
        <SkipLink to={MAIN}>{messagesIn(layout, data.language)("skip")}</SkipLink>
        <TopBar data={data} />
        <Header data={data} current={current} />
        <CategoryRows departments={data.departments} path={data.path} current={current} />
      </Around>,
    ),
    below: renderToStaticMarkup(
      <Around config={config} language={data.language}>
        <Footer data={data} />
        <Drawer data={data} current={current} />
        <SearchLayer data={data} />
        <CountryPicker {...data} />
        <Announcer />
      </Around>,
    ),
  };
}

interface AroundProps {
  readonly config: PublicConfig;
  readonly language: LanguageCode;
  readonly children: ReactNode;
}

/** The contexts that components need; the frame is rendered separately from the page. */
const Around = ({ config, language, children }: AroundProps) => (
  <PublicConfigProvider value={config}>
    <LanguageProvider value={language}>{children}</LanguageProvider>
  </PublicConfigProvider>
);
