// Every setting of the shop, in groups.

import { useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { useTimes } from "../../layout/times.ts";
import { settings as texts } from "../../locales/generated/settings.ts";
import { PageBody, PageHead, Section } from "../../ui/page.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import { SETTING_GROUPS } from "./setting-screens.ts";
import type { SettingsData } from "./settings.server.ts";

export default function SettingsPage() {
  const say = useMessages(texts);
  const { changed, last } = useLoaderData<SettingsData>();
  const { dateTime } = useTimes();
  return (
    <>
      <PageHead title={say("title")} />
      <PageBody>
        {SETTING_GROUPS.map(({ group, settings }) => (
          <Section key={group} title={say(group)}>
            <Table
              isInSection
              caption={say(group)}
              columns={[
                { key: "name", label: say("name") },
                { key: "about", label: say("about") },
                { key: "changed", label: say("lastChange") },
              ]}
            >
              {settings.map(({ name }) => (
                <Row key={name} href={`/console/settings/${name}`}>
                  <Cell place={1}>
                    <a href={`/console/settings/${name}`}>{say(name)}</a>
                  </Cell>
                  <Cell place={3} isQuiet>
                    {say(`${name}About`)}
                  </Cell>
                  <Cell place={5} isQuiet>
                    {last[name]
                      ? say("by", { name: last[name].name, time: dateTime(last[name].at) })
                      : say(changed.includes(name) ? "changed" : "initial")}
                  </Cell>
                </Row>
              ))}
            </Table>
          </Section>
        ))}
      </PageBody>
    </>
  );
}
