// The list of reviews, with a button that hides or shows each.

import { Form, useActionData, useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { useMay } from "../../layout/layout-data.ts";
import { useTimes } from "../../layout/times.ts";
import { reviews as texts } from "../../locales/generated/reviews.ts";
import { Button, TextLink } from "../../ui/button.tsx";
import { Banner, Toast } from "../../ui/notice.tsx";
import { Empty, PageBody, PageHead } from "../../ui/page.tsx";
import { Status, Tag } from "../../ui/status.tsx";
import { Cell, Row, Table, TableFoot } from "../../ui/table.tsx";
import { Views } from "../../ui/views.tsx";
import type { ListedReview, ReviewsData } from "./reviews.server.ts";
import styles from "./reviews.module.css";

export default function ReviewsPage() {
  const say = useMessages(texts);
  const data = useLoaderData<ReviewsData>();
  const answer = useActionData<ActionResult>();
  return (
    <>
      <PageHead title={say("title")} />
      {answer?.kind === "refused" && <Banner tone="bad">{answer.text}</Banner>}
      <Views
        label={say("views")}
        views={(["all", "hidden"] as const).map((view) => ({
          href: addressOf(view),
          label: say(view),
          isCurrent: view === data.view,
        }))}
      />
      {data.reviews.length === 0 ? (
        <PageBody>
          <Empty title={say(data.view === "hidden" ? "noneHiddenTitle" : "emptyTitle")}>
            <p>{say(data.view === "hidden" ? "noneHiddenText" : "emptyText")}</p>
          </Empty>
        </PageBody>
      ) : (
        <Reviews data={data} />
      )}
      {(data.offset > 0 || data.next !== null) && (
        <TableFoot>
          {data.offset > 0 && <TextLink href={addressOf(data.view)}>{say("first")}</TextLink>}
          {data.next !== null && <TextLink href={addressOf(data.view, data.next)}>{say("next")}</TextLink>}
        </TableFoot>
      )}
      <Toast answer={answer} />
    </>
  );
}

function Reviews({ data: { reviews } }: { readonly data: ReviewsData }) {
  const say = useMessages(texts);
  const { date } = useTimes();
  const mayEdit = useMay()("reviews.edit");
  const columns = ["review", "product", "author", "date", "state"] as const;
  return (
    <Table
      caption={say("title")}
      columns={[...columns, ...(mayEdit ? (["action"] as const) : [])].map((key) => ({ key, label: say(key) }))}
    >
      {reviews.map((review) => (
        <Row key={review.id}>
          <Cell place={1}>
            <Words review={review} />
          </Cell>
          <Cell place={3}>
            {review.product && (
              <TextLink href={`/products/${review.product.handle}`}>
                {`${review.product.vendor} ${review.product.title}`}
              </TextLink>
            )}
          </Cell>
          <Cell place={5} isQuiet>
            <span className={styles.author}>
              {review.author}
              {review.isVerified && <Tag tone="ok">{say("verified")}</Tag>}
            </span>
          </Cell>
          <Cell place={6} isQuiet>
            <time className={styles.date} dateTime={review.createdAt}>
              {date(review.createdAt)}
            </time>
          </Cell>
          <Cell place={4}>
            {review.isShown ? (
              <Status shape="disc" tone="ok">
                {say("shown")}
              </Status>
            ) : (
              <Status shape="square">{say("hidden")}</Status>
            )}
          </Cell>
          {mayEdit && (
            <Cell place={2}>
              <Change review={review} />
            </Cell>
          )}
        </Row>
      ))}
    </Table>
  );
}

function Words({ review: { rating, title, text, reports } }: { readonly review: ListedReview }) {
  const say = useMessages(texts);
  return (
    <div className={styles.words}>
      <p>
        <span className={styles.stars} aria-hidden="true">
          {"★".repeat(rating) + "☆".repeat(5 - rating)}
        </span>
        <span className={styles.heard}>{say("stars", { count: rating })}</span>
        <strong>{title}</strong> {reports > 0 && <Tag tone="warn">{say("reports", { count: reports })}</Tag>}
      </p>
      <p className={styles.text}>{text || say("deleted")}</p>
    </div>
  );
}

function Change({ review: { id, author, text, isShown } }: { readonly review: ListedReview }) {
  const say = useMessages(texts);
  // The author deleted it, so there is nothing to show.
  if (text === "") return null;
  const change = isShown ? "hide" : "show";
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="review" value={id} />
      <Button type="submit" size="small" name="intent" value={change} aria-label={say(`${change}Of`, { author })}>
        {say(change)}
      </Button>
    </Form>
  );
}

function addressOf(view: ReviewsData["view"], offset = 0): string {
  const query = new URLSearchParams({
    ...(view === "hidden" && { view }),
    ...(offset > 0 && { offset: String(offset) }),
  });
  return query.size > 0 ? `/console/reviews?${query}` : "/console/reviews";
}
