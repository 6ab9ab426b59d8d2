// The report on a checked or applied file: counts, examples of each change, left-out products with reasons, and guesses.

import type { Difference, ImportReport } from "#commerce/products";
import { useMessages } from "#storefront/ui/language.tsx";
import { imports as texts } from "../../locales/generated/imports.ts";
import { TextLink } from "../../ui/button.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Banner } from "../../ui/notice.tsx";
import { Section } from "../../ui/page.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import { useColumnNames } from "./column-names.ts";
import { useOutcome } from "./outcome.ts";
import styles from "./imports.module.css";

interface Props {
  readonly report: ImportReport;
}

export function Report({ report }: Props) {
  const say = useMessages(texts);
  const explain = useOutcome();
  const { outcome, skipped, guesses, assumedStock, pictures } = report;
  const { tone, text } = explain(outcome);
  const newTypes = "newTypes" in outcome ? (outcome.newTypes ?? []) : [];
  return (
    <>
      <Banner tone={tone}>{text}</Banner>
      {outcome.kind === "would-import" && (
        <Section title={say("counts")}>
          <Facts
            facts={(["added", "changed", "same", "removed"] as const).map(
              (name) => [say(name), outcome[name].toLocaleString("en")] as const,
            )}
          />
        </Section>
      )}
      {assumedStock && (
        <Banner tone="warn">
          {say("assumedStock", { variants: assumedStock.variants, count: assumedStock.pieces })}
        </Banner>
      )}
      {skipped.length > 0 && <Skipped {...report} />}
      {(["removed", "changed", "added"] as const).map((change) => (
        <Differences
          key={change}
          change={change}
          all={report.differences}
          total={outcome.kind === "would-import" ? outcome[change] : 0}
        />
      ))}
      {guesses.length > 0 && (
        <Section title={say("guesses")}>
          <ul className={styles.list}>
            {guesses.map((guess) => (
              <li key={`${guess.field} ${guess.written} ${guess.understood}`}>
                <Guessed {...guess} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {newTypes.length > 0 && (
        <Section title={say("newTypes")}>
          <ul className={styles.list}>
            {newTypes.map(({ name, category, products }) => (
              <li key={name}>{say("newType", { name, category, count: products })}</li>
            ))}
          </ul>
        </Section>
      )}
      {pictures.length > 0 && (
        <Section title={say("pictures")}>
          <ul className={styles.list}>
            {pictures.map(({ host, pictures: count, isAllowed }) => (
              <li key={host}>
                {host === ""
                  ? say("pictureFiles", { count })
                  : say(isAllowed ? "picturesAllowed" : "picturesForbidden", { host, count })}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Guessed({
  field,
  written,
  understood,
  meaning,
  products: count,
  confidence,
  examples,
}: ImportReport["guesses"][number]) {
  const say = useMessages(texts);
  const isKept = meaning === "no-chart" || meaning === "no-picture";
  const text = (): string => {
    if (meaning === "no-chart") return say("guessOfNoChart", { field, written, count });
    if (meaning === "no-picture" && written !== "") return say("guessOfBadPicture", { field, written, count });
    if (meaning === "no-picture") return say("guessOfNoPicture", { field, count });
    if (written === "") return say("guessWithout", { field, understood, count });
    return say("guess", { field, written, understood, count });
  };
  return (
    <>
      {text()}
      <span className={styles.quiet}>
        {[
          ...(confidence === undefined || isKept ? [] : [say("certainty", { percent: Math.round(confidence * 100) })]),
          ...(examples && examples.length > 0 ? [examples.join(", ")] : []),
        ].join(" · ")}
      </span>
    </>
  );
}

function Skipped({ skipped, mistakes, leftOut }: Pick<ImportReport, "skipped" | "mistakes" | "leftOut">) {
  const say = useMessages(texts);
  return (
    <Section
      title={say("leftOut")}
      count={
        leftOut &&
        `${say("leftOutRows", { count: leftOut.rows })} ${say("leftOutProducts", { count: leftOut.products })}`
      }
    >
      <Table
        caption={say("leftOut")}
        isInSection
        columns={[
          { key: "line", label: say("line"), isNumber: true },
          { key: "product", label: say("product") },
          { key: "why", label: say("why") },
        ]}
      >
        {skipped.map(({ line, product, field, message, reason }) => (
          <Row key={`${line} ${product} ${field} ${message}`}>
            <Cell isNumber place={2}>
              {line}
            </Cell>
            <Cell place={1}>{product ?? say("unnamed")}</Cell>
            <Cell place={3}>
              <span className={styles.long}>
                {reason === "repeated" || reason === "repeated-size"
                  ? say("repeated", { message })
                  : field === undefined
                    ? say("reason", { message })
                    : say("reasonAt", { field, message })}{" "}
                {say(`remedy-${reason}`)}
              </span>
            </Cell>
          </Row>
        ))}
      </Table>
      {mistakes > skipped.length && (
        <p className={styles.text}>{say("andMore", { count: mistakes - skipped.length })}</p>
      )}
    </Section>
  );
}

interface DifferencesProps {
  readonly change: Difference["change"];
  readonly all: readonly Difference[];
  readonly total: number;
}

function Differences({ change, all, total }: DifferencesProps) {
  const say = useMessages(texts);
  const nameOf = useColumnNames();
  const shown = all.filter((one) => one.change === change);
  if (shown.length === 0) return null;
  return (
    <details className={styles.more} open={change !== "added"}>
      <summary>{say(`examples-${change}`, { count: total })}</summary>
      <ul className={styles.list}>
        {shown.map(({ product, title, line, fields }) => (
          <li key={product}>
            {change === "added" ? title : <TextLink href={`/console/products/${product}`}>{title}</TextLink>}
            <span className={styles.quiet}>
              {line !== undefined && say("atLine", { line })}
              {fields && ` · ${[...new Set(fields.map(nameOf))].join(", ")}`}
            </span>
          </li>
        ))}
      </ul>
      {total > shown.length && <p className={styles.text}>{say("andMore", { count: total - shown.length })}</p>}
    </details>
  );
}
