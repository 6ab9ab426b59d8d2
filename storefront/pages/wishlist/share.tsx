// Creates and revokes links that share the list.
import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { closeOnLeaving } from "#storefront/ui/close-on-leaving.ts";
import { showToast } from "#storefront/ui/toast.tsx";
import { wishlist } from "#locales/wishlist";
import type { WishlistAnswer } from "#storefront/features/wishlist/wishlist.ts";
import styles from "./wishlist.module.css";

interface Props {
  readonly action: string;
  /** Number of active links. */
  readonly links: number;
  /** A link that was just created without JavaScript. */
  readonly shown: string | undefined;
}

export function Share({ action, links, shown }: Props) {
  const say = useMessages(wishlist);
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeOnLeaving(ref.current), []);
  const fetcher = useFetcher<WishlistAnswer>();
  const { data, Form } = fetcher;
  const link = data ? (data.kind === "shared" ? data.link : undefined) : shown;
  const isShared = link !== undefined || (links > 0 && data?.kind !== "unshared");
  return (
    <details ref={ref} className={styles.share} open={shown !== undefined || undefined}>
      <summary>{say("share")}</summary>
      <div className={styles.sharePanel}>
        <p>{say("shareText")}</p>
        {link !== undefined && <ShareLink key={link} link={link} />}
        <Form method="post" action={action} className={styles.shareForms}>
          {link === undefined && (
            <button name="intent" value="share">
              {say(isShared ? "newLink" : "makeLink")}
            </button>
          )}
          {isShared && (
            <button name="intent" value="unshare">
              {say("stop")}
            </button>
          )}
        </Form>
        <output>
          {data?.kind === "unshared" ? say("stopped") : ""}
          {data?.kind === "failed" ? data.message : ""}
        </output>
      </div>
    </details>
  );
}

function ShareLink({ link }: { readonly link: string }) {
  const say = useMessages(wishlist);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      showToast({ text: say("selectLink") });
    }
  };
  return (
    <div className={styles.shareLink}>
      <input
        readOnly
        value={link}
        aria-label={say("link")}
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" onClick={() => void copy()}>
        {say(isCopied ? "copied" : "copy")}
      </button>
    </div>
  );
}
