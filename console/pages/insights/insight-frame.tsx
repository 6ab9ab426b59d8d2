// The frame of the insights' screens: tabs, and the choice of period, market and device. All of it is links and a form.

import type { ReactNode } from "react";
import { Form } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { insights as texts } from "../../locales/generated/insights.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Banner } from "../../ui/notice.tsx";
import { PageBody, PageHead } from "../../ui/page.tsx";
import { Views } from "../../ui/views.tsx";
import type { Frame } from "./asked.server.ts";
import { addressOf, pathOf, PERIODS, TABS, type Further, type Tab } from "./filters.ts";
import styles from "./insights.module.css";

interface FrameProps {
  readonly tab: Tab;
  readonly frame: Frame;
  /** Parameters of this screen, which another period keeps. */
  readonly further?: Further;
  /** Address of the file with what is shown. */
  readonly file: string;
  /** Currencies to choose from, if a plot shows one of several. */
  readonly currencies?: readonly string[];
  readonly currency?: string | undefined;
  /** Sales have no device. */
  readonly hasDevices?: boolean;
  readonly children: ReactNode;
}

export function InsightFrame({ tab, frame, further, file, children, ...choices }: FrameProps) {
  const say = useMessages(texts);
  return (
    <>
      <PageHead
        title={say("title")}
        actions={
          <LinkButton icon="export" href={file} download>
            {say("export")}
          </LinkButton>
        }
      />
      <Views
        label={say("screens")}
        views={TABS.map((one) => ({
          href: addressOf(one, frame.filters),
          label: say(`tab-${one}`),
          isCurrent: one === tab,
        }))}
      />
      {frame.problem && <Banner tone="bad">{frame.problem}</Banner>}
      <Choices tab={tab} frame={frame} further={further ?? {}} {...choices} />
      <PageBody>{children}</PageBody>
    </>
  );
}

const NONE: readonly string[] = [];

function Choices({
  tab,
  frame: { filters, markets, hasAllMarkets, today },
  further,
  currencies = NONE,
  currency,
  hasDevices = true,
}: Omit<FrameProps, "children" | "file" | "further"> & { readonly further: Further }) {
  const say = useMessages(texts);
  const hidden = {
    ...further,
    ...(!hasDevices && { device: filters.device }),
    ...(currencies.length <= 1 && { currency: filters.currency }),
  };
  return (
    <search className={styles.choices}>
      <nav className={styles.periods} aria-label={say("period")}>
        {PERIODS.map((days) => (
          <a
            key={days}
            href={addressOf(tab, { ...filters, days }, further)}
            aria-current={filters.days === days ? "true" : undefined}
          >
            {say(days === 365 ? "year" : "days", { count: days })}
          </a>
        ))}
      </nav>
      <Form key={JSON.stringify([filters, further])} action={pathOf(tab)} className={styles.form}>
        {Object.entries(hidden).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <TextField label={say("from")} name="from" type="date" max={today} defaultValue={filters.from} />
        <TextField label={say("to")} name="to" type="date" max={today} defaultValue={filters.to} />
        <SelectField label={say("market")} name="market" defaultValue={filters.market}>
          <option value="">{say(hasAllMarkets ? "allMarkets" : "yourMarkets")}</option>
          {markets.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        {hasDevices && (
          <SelectField label={say("device")} name="device" defaultValue={filters.device}>
            <option value="">{say("allDevices")}</option>
            <option value="mobile">{say("mobile")}</option>
            <option value="desktop">{say("desktop")}</option>
          </SelectField>
        )}
        {currencies.length > 1 && (
          <SelectField label={say("currency")} name="currency" defaultValue={currency}>
            {currencies.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </SelectField>
        )}
        <Button type="submit">{say("show")}</Button>
      </Form>
    </search>
  );
}
