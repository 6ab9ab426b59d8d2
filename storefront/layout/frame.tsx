// The frame of every page as HTML, rendered on the server: the parts above and below the page's content.

import { messagesIn } from "#catalogue";
import type { PublicConfig } from "#storefront/ui/public-config.tsx";
import type { Frame } from "#storefront/framework/frame.tsx";
import { SkipLink } from "#storefront/ui/visually-hidden.tsx";
import { layout } from "#locales/layout";
import { Announcer } from "./announcer.tsx";
import { CategoryRow } from "./category-row.tsx";
import { CountryPicker } from "./country-picker.tsx";
import { Drawer } from "./drawer.tsx";
import { Footer } from "./footer.tsx";
import type { FrameData } from "./frame-data.ts";
import { MAIN } from "./frame-ids.ts";
import { Header } from "./header.tsx";
import { departmentOf, hasMenu } from "./menu.ts";
import { SearchLayer } from "./search-layer.tsx";
import { staticMarkup } from "./static-markup.tsx";
import { TopBar } from "./top-bar.tsx";

export function renderFrame(data: FrameData, config: PublicConfig): Frame {
  const { departments, language, path } = data;
  const current = departments.find(({ slug }) => slug === data.department) ?? departmentOf(departments, path);
  const shown = current && hasMenu(current) ? current : departments.find(hasMenu);
  return {
    above: staticMarkup(
      <>
        <SkipLink to={MAIN}>{messagesIn(layout, language)("skip")}</SkipLink>
        <TopBar data={data} />
        <Header data={data} current={current} />
        {shown && <CategoryRow department={shown} path={path} />}
      </>,
      { config, language },
    ),
    below: staticMarkup(
      <>
        <Footer data={data} />
        <Drawer data={data} />
        <SearchLayer data={data} />
        <CountryPicker {...data} />
        <Announcer />
      </>,
      { config, language },
    ),
  };
}
