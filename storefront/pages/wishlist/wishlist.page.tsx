// The wishlist's page, for guests and accounts.
import { useEffect } from "react";
import { useActionData, useLoaderData } from "react-router";
import { Rich, useMessages } from "#storefront/ui/language.tsx";
import { ToastRegion } from "#storefront/ui/toast.tsx";
import { wishlist } from "#locales/wishlist";
import { EmptyWishlist } from "./empty-wishlist.tsx";
import { Merging, useMerge } from "./merging.tsx";
import { Share } from "./share.tsx";
import { showCount } from "#storefront/features/wishlist/browser-wishlist.ts";
import { useLatecomers } from "./use-latecomers.ts";
import { useRemoving } from "./use-removing.ts";
import type { WishlistAnswer } from "#storefront/features/wishlist/wishlist.ts";
import type { WishlistData } from "./wishlist-data.ts";
import { WishlistList } from "./wishlist-list.tsx";
import styles from "./wishlist.module.css";
import { PageTitle } from "#storefront/ui/page-title.tsx";

export default function WishlistPage() {
  const say = useMessages(wishlist);
  const data = useLoaderData<WishlistData>();
  const merge = useMerge(data.isMergeDue);
  return (
    <div className={styles.page}>
      <PageTitle>{say("title")}</PageTitle>
      <meta name="robots" content="noindex" />
      {merge.state === "merging" ? (
        <Merging action={data.action} />
      ) : (
        <Wishlist data={data} onMerge={merge.state === "failed" ? merge.retry : undefined} />
      )}
      <ToastRegion />
    </div>
  );
}

interface Props {
  readonly data: WishlistData;
  /** Retries a failed merge. */
  readonly onMerge: (() => void) | undefined;
}

function Wishlist({ data, onMerge }: Props) {
  const say = useMessages(wishlist);
  const { view, action, isGuest, signIn } = data;
  const answer = useActionData<WishlistAnswer>();
  const { cards, total, remove } = useRemoving(view);
  const isWhole = view.tags.every(({ isChosen }) => !isChosen);
  const isEmpty = total === 0 && isWhole;
  useLatecomers(view, isWhole);
  // The page's count is more recent than the stored one.
  useEffect(() => {
    if (isWhole) showCount(total);
  }, [isWhole, total]);
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{say("title")}</h1>
        {!isEmpty && (
          <p className={styles.lede}>
            {isGuest ? (
              <Rich text={say.raw("savedHere")} signIn={<a href={signIn}>{say("signIn")}</a>} />
            ) : (
              say("everything")
            )}
          </p>
        )}
      </header>
      {onMerge && (
        <p className={styles.message} role="alert">
          {say("notMerged")}{" "}
          <button type="button" onClick={onMerge}>
            {say("retry")}
          </button>
        </p>
      )}
      {answer && "message" in answer && (
        <p className={styles.message} role="alert">
          {answer.message}
        </p>
      )}
      {isEmpty ? (
        <EmptyWishlist ways={data.ways} {...(isGuest && { signIn })} />
      ) : (
        <WishlistList
          view={{ ...view, cards, total }}
          own={{ action, remove }}
          tools={
            <Share action={action} links={data.links} shown={answer?.kind === "shared" ? answer.link : undefined} />
          }
        />
      )}
    </>
  );
}
