// One import: its progress while it runs, then what it would change, and the button that applies it.

import { useEffect, useState } from "react";
import { Form, useActionData, useLoaderData, useRevalidator } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { useMay } from "../../layout/layout-data.ts";
import { useTimes } from "../../layout/times.ts";
import { imports as texts } from "../../locales/generated/imports.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Banner } from "../../ui/notice.tsx";
import { PageBody, PageHead, Section } from "../../ui/page.tsx";
import { ApplyDialog } from "./apply-dialog.tsx";
import { ColumnInputs } from "./column-inputs.tsx";
import type { ImportData } from "./import-data.ts";
import { ImportStatus } from "./import-status.tsx";
import { OptionInputs } from "./option-fields.tsx";
import { Report } from "./report.tsx";
import styles from "./imports.module.css";

const POLL_MS = 1_000;

export default function ImportPage() {
  const say = useMessages(texts);
  const data = useLoaderData<ImportData>();
  const answer = useActionData<ActionResult>();
  const mayEdit = useMay()("products.edit");
  const { dateTime } = useTimes();
  const [isApplying, setApplying] = useState(false);
  const { job } = data;
  const isRunning = job.state === "checking" || job.state === "applying";
  usePolling(isRunning);
  const outcome = job.report?.outcome;
  const canApply = mayEdit && job.state === "checked" && outcome?.kind === "would-import";
  const isIdle = job.state === "checked" || job.state === "failed";
  return (
    <>
      <PageHead
        title={job.fileName}
        trail={{ href: "/console/products/import", label: say("title") }}
        actions={
          canApply && (
            <Button look="primary" onClick={() => setApplying(true)}>
              {say("apply")}
            </Button>
          )
        }
      >
        <ImportStatus state={job.state} />
      </PageHead>
      {answer?.kind === "refused" && <Banner tone="bad">{answer.text}</Banner>}
      <PageBody>
        <p className={styles.text}>{say("by", { who: job.who, when: dateTime(job.createdAt) })}</p>
        {isRunning && <Running {...job} />}
        {job.state === "uploading" && <Banner tone="warn">{say("interrupted")}</Banner>}
        {job.report && !isRunning && <Report report={job.report} />}
        {job.state === "done" && <LinkButton href="/console/products">{say("seeProducts")}</LinkButton>}
        {mayEdit && isIdle && (
          <Section title={say("again")}>
            <Form method="post" className={styles.form}>
              <input type="hidden" name="intent" value="check" />
              {data.table && <ColumnInputs key={job.updatedAt} table={data.table} map={job.options["map"]} />}
              <OptionInputs key={job.updatedAt} choices={data} options={job.options} />
              <div>
                <Button type="submit">{say("checkAgain")}</Button>
              </div>
            </Form>
          </Section>
        )}
        {mayEdit && !isRunning && (
          <Form method="post" className={styles.discard}>
            <input type="hidden" name="intent" value="discard" />
            <Button type="submit" look="ghost">
              {say(job.state === "done" ? "remove" : "discard")}
            </Button>
          </Form>
        )}
      </PageBody>
      {outcome?.kind === "would-import" && (
        <ApplyDialog
          isOpen={isApplying && job.state === "checked"}
          onClose={() => setApplying(false)}
          outcome={outcome}
          error={answer?.kind === "refused" ? answer.fields?.["removed"] : undefined}
        />
      )}
    </>
  );
}

/** Loads the page again while the import runs. */
function usePolling(isRunning: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isRunning || state !== "idle") return;
    const timer = setTimeout(() => void revalidate(), POLL_MS);
    return () => clearTimeout(timer);
  }, [isRunning, state, revalidate]);
}

function Running({ state, progress }: ImportData["job"]) {
  const say = useMessages(texts);
  const words = say(state === "applying" ? "applying" : "checking", { count: progress });
  return (
    <Section title={say(state === "applying" ? "state-applying" : "state-checking")}>
      <output className={styles.progress}>
        <progress aria-label={words} />
        {words}
      </output>
      <p className={styles.text}>{say("mayLeave")}</p>
    </Section>
  );
}
