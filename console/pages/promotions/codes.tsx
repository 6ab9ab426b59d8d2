// Codes of a promotion: single ones, batches of unique ones, and their export.

import { Form } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { useTimes } from "../../layout/times.ts";
import { promotions as texts } from "../../locales/generated/promotions.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Section } from "../../ui/page.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import type { PromotionData } from "./promotion.server.ts";
import styles from "./promotions.module.css";

interface Props {
  readonly data: PromotionData;
  readonly errors: Readonly<Record<string, string>>;
  readonly href: string;
}

export function Codes({ data, errors, href }: Props) {
  const say = useMessages(texts);
  const { id, codes, batches, mayEdit, values } = data;
  if (values["trigger"] !== "code") return null;
  const csv = `/admin/promotions/${id}/codes.csv`;
  return (
    <Section
      title={say("codes")}
      count={(codes.length + batches.reduce((sum, { count }) => sum + count, 0)).toLocaleString("en-GB")}
      actions={
        mayEdit && (
          <LinkButton size="small" icon="export" href={csv} download>
            {say("exportCodes")}
          </LinkButton>
        )
      }
    >
      {codes.length > 0 && <SingleCodes data={data} href={href} />}
      {batches.length > 0 && <Batches data={data} csv={csv} />}
      {mayEdit && (
        <div className={styles.two}>
          <Form method="post" action={href} key={`codes ${codes.length}`}>
            <TextField
              label={say("code")}
              name="code"
              required
              maxLength={100}
              error={errors["code"]}
              help={say("codeHelp")}
            />
            <TextField
              label={say("codeUses")}
              name="codeUses"
              inputMode="numeric"
              error={errors["codeUses"]}
              help={say("codeUsesHelp")}
            />
            <Button type="submit" name="intent" value="add-code">
              {say("addCode")}
            </Button>
          </Form>
          <Form method="post" action={href} key={`batches ${batches.length}`}>
            <TextField
              label={say("count")}
              name="count"
              required
              inputMode="numeric"
              error={errors["count"]}
              help={say("countHelp")}
            />
            <TextField label={say("prefix")} name="prefix" maxLength={20} error={errors["prefix"]} />
            <Button type="submit" name="intent" value="create-batch">
              {say("createBatch")}
            </Button>
          </Form>
        </div>
      )}
    </Section>
  );
}

function SingleCodes({ data: { codes, mayEdit }, href }: Pick<Props, "data" | "href">) {
  const say = useMessages(texts);
  return (
    <Table
      caption={say("codes")}
      isInSection
      columns={[
        { key: "code", label: say("code") },
        { key: "used", label: say("used"), isNumber: true },
        { key: "withdraw", label: say("withdraw"), isHidden: true },
      ]}
    >
      {codes.map(({ id, code, uses, used }) => (
        <Row key={id}>
          <Cell place={1}>
            <code>{code}</code>
          </Cell>
          <Cell place={2} isNumber>
            {uses === 0 ? say("withdrawn") : uses === null ? used : say("usedOf", { used, uses })}
          </Cell>
          <Cell place={4} isNumber>
            {mayEdit && uses !== 0 && (
              <Form method="post" action={href}>
                <input type="hidden" name="codeId" value={id} />
                <Button type="submit" size="small" look="ghost" name="intent" value="withdraw-code">
                  {say("withdraw")}
                </Button>
              </Form>
            )}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function Batches({ data: { batches, mayEdit }, csv }: Pick<Props, "data"> & { readonly csv: string }) {
  const say = useMessages(texts);
  const { dateTime } = useTimes();
  return (
    <Table
      caption={say("batches")}
      isInSection
      columns={[
        { key: "batch", label: say("batches") },
        { key: "created", label: say("created") },
        { key: "used", label: say("used"), isNumber: true },
        { key: "export", label: say("exportCodes"), isHidden: true },
      ]}
    >
      {batches.map(({ id, prefix, count, used, createdAt }) => (
        <Row key={id}>
          <Cell place={1}>{say("batch", { count, prefix: prefix === "" ? "" : `${prefix}-…` })}</Cell>
          <Cell place={3} isQuiet>
            {dateTime(createdAt)}
          </Cell>
          <Cell place={2} isNumber>
            {say("usedOf", { used, uses: count.toLocaleString("en-GB") })}
          </Cell>
          <Cell place={4} isNumber>
            {mayEdit && (
              <a href={`${csv}?batch=${id}`} download>
                CSV
              </a>
            )}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
