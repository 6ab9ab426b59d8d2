// Imports of product files: upload one, or return to an earlier one.

import { useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { useMay } from "../../layout/layout-data.ts";
import { useTimes } from "../../layout/times.ts";
import { imports as texts } from "../../locales/generated/imports.ts";
import { Button, LinkButton, TextLink } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Banner } from "../../ui/notice.tsx";
import { PageBody, PageHead, Section } from "../../ui/page.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import type { ImportsData } from "./import-data.ts";
import { ImportStatus } from "./import-status.tsx";
import { OptionInputs } from "./option-fields.tsx";
import { useUpload } from "./use-upload.ts";
import styles from "./imports.module.css";

const ACCEPTED = ".csv,.tsv,.txt,.xml,.json,.jsonl,.ndjson";

export default function ImportsPage() {
  const say = useMessages(texts);
  const data = useLoaderData<ImportsData>();
  const may = useMay();
  return (
    <>
      <PageHead
        title={say("title")}
        trail={{ href: "/console/products", label: say("products") }}
        actions={
          <LinkButton href="/console/products/export" icon="export" download>
            {say("export")}
          </LinkButton>
        }
      />
      <PageBody>
        {may("products.edit") ? <Upload data={data} /> : <Banner tone="info">{say("viewOnly")}</Banner>}
        {data.imports.length > 0 && <Earlier data={data} />}
      </PageBody>
    </>
  );
}

function Upload({ data }: { readonly data: ImportsData }) {
  const say = useMessages(texts);
  const { begin, error, progress } = useUpload();
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <Section title={say("upload")}>
      <p className={styles.text}>{say("uploadText")}</p>
      {error && <Banner tone="bad">{error}</Banner>}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          begin(event.currentTarget);
        }}
      >
        <TextField label={say("file")} type="file" name="file" accept={ACCEPTED} required />
        <OptionInputs choices={data} options={{}} />
        <div>
          <Button type="submit" look="primary" isBusy={progress !== undefined} disabled={progress !== undefined}>
            {say("check")}
          </Button>
        </div>
        {progress !== undefined && (
          <p className={styles.progress}>
            <progress max={100} value={percent} aria-label={say("uploading", { percent })} />
            {say("uploading", { percent })}
          </p>
        )}
      </form>
    </Section>
  );
}

function Earlier({ data }: { readonly data: ImportsData }) {
  const say = useMessages(texts);
  const { dateTime } = useTimes();
  return (
    <Section title={say("earlier")}>
      <Table
        caption={say("earlier")}
        isInSection
        columns={[
          { key: "file", label: say("file") },
          { key: "state", label: say("state") },
          { key: "who", label: say("who") },
          { key: "when", label: say("when") },
        ]}
      >
        {data.imports.map((job) => (
          <Row key={job.id} href={`/console/products/import/${job.id}`}>
            <Cell place={1}>
              <TextLink href={`/console/products/import/${job.id}`}>{job.fileName}</TextLink>
            </Cell>
            <Cell place={3}>
              <ImportStatus state={job.state} />
            </Cell>
            <Cell place={2} isQuiet>
              {job.who}
            </Cell>
            <Cell place={4} isQuiet>
              <time dateTime={job.createdAt}>{dateTime(job.createdAt)}</time>
            </Cell>
          </Row>
        ))}
      </Table>
    </Section>
  );
}
