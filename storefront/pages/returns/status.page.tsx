// One return: how far it is, what is in it, and the label to print.
import { useActionData, useLoaderData } from "react-router";
import { QrCode } from "#storefront/ui/qr-code.tsx";
import { Button } from "#storefront/ui/button.tsx";
import { Picture } from "#storefront/ui/picture.tsx";
import type { FormAnswer } from "#storefront/features/forms/form-data.ts";
import { useMessages } from "#storefront/ui/language.tsx";
import { returns } from "#locales/returns";
import type { ReturnStatusData } from "./return-data.ts";
import styles from "./status.module.css";
import { PageTitle } from "#storefront/ui/page-title.tsx";
import { Wordmark } from "#storefront/ui/wordmark.tsx";

export default function ReturnStatusPage() {
  const data = useLoaderData<ReturnStatusData>();
  const answer = useActionData<FormAnswer>();
  const say = useMessages(returns);
  const title = say("returnNumber", { number: data.number });
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <header className={styles.head}>
        {data.order && (
          <a className={styles.back} href={data.order}>
            {say("order", { number: data.orderNumber })}
          </a>
        )}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lede}>
          <strong>{data.state}</strong>
          <br />
          {data.next}
        </p>
        {answer?.message && (
          <p className={styles.message} role="alert">
            {answer.message}
          </p>
        )}
      </header>
      {data.steps.length > 0 && (
        <ol className={styles.steps}>
          {data.steps.map(({ name, isDone, isCurrent }) => (
            <li key={name} data-done={isDone || isCurrent || undefined} aria-current={isCurrent ? "step" : undefined}>
              {name}
            </li>
          ))}
        </ol>
      )}
      <div className={styles.columns}>
        <section aria-labelledby="content-title">
          <h2 className={styles.heading} id="content-title">
            {say("inParcel")}
          </h2>
          <ul>
            {data.lines.map((line) => (
              <li key={line.id} className={styles.line}>
                <Picture address={line.image} alt="" sizes="80px" widths={[160]} />
                <div>
                  <strong>{line.vendor}</strong>
                  {line.title}
                  <span>{line.details}</span>
                  <span>{say("quantity", { quantity: line.quantity, reason: line.reason })}</span>
                </div>
              </li>
            ))}
          </ul>
          <dl className={styles.facts}>
            <div>
              <dt>{say("value")}</dt>
              <dd>
                <bdi>{data.amount}</bdi>
              </dd>
            </div>
            {data.delivery !== null && (
              <div>
                <dt>{say("delivery")}</dt>
                <dd>
                  <bdi>{data.delivery}</bdi>
                </dd>
              </div>
            )}
            <div>
              <dt>{say("refund")}</dt>
              <dd>{data.refundTo}</dd>
            </div>
            <div>
              <dt>{say("packagingName")}</dt>
              <dd>{data.packaging}</dd>
            </div>
            <div>
              <dt>{say("startedOn")}</dt>
              <dd>{data.date}</dd>
            </div>
          </dl>
          {data.canSend && (
            <form className={styles.ways} method="post" action={data.action}>
              <Button look="primary" type="submit" name="form" value="sent">
                {say("droppedOff")}
              </Button>
              <Button type="submit" name="form" value="cancel">
                {say("cancel")}
              </Button>
            </form>
          )}
        </section>
        {data.label && <Label data={data} label={data.label} />}
      </div>
    </div>
  );
}

function Label({
  data,
  label,
}: {
  readonly data: ReturnStatusData;
  readonly label: NonNullable<ReturnStatusData["label"]>;
}) {
  const say = useMessages(returns);
  const heading = (
    <h2 className={styles.heading} id="label-title">
      {say("label")}
    </h2>
  );
  if (label.to.length === 0) {
    return (
      <section aria-labelledby="label-title">
        {heading}
        <p>{say("noAddress")}</p>
      </section>
    );
  }
  return (
    <section className={styles.labelPart} aria-labelledby="label-title">
      {heading}
      <div className={styles.label}>
        <p className={styles.mark}>
          <Wordmark />
        </p>
        <p className={styles.kind}>{say("kind")}</p>
        <QrCode className={styles.code} text={label.code} label={say("codeOf", { number: label.code })} />
        <address className={styles.to}>
          {label.to.map((line) => (
            <span key={line}>
              <bdi>{line}</bdi>
            </span>
          ))}
        </address>
        <p className={styles.number}>{data.number}</p>
        <p className={styles.of}>{say("order", { number: data.orderNumber })}</p>
      </div>
      <p className={styles.hint}>{say("printHint")}</p>
    </section>
  );
}
