// Shown while a guest's list is merged into the account's: a skeleton, and a form without JavaScript.
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { Skeletons } from "#storefront/pages/listing/skeletons.tsx";
import { Button } from "#storefront/ui/button.tsx";
import { wishlist } from "#locales/wishlist";
import { wishlist as ownList } from "#storefront/features/wishlist/browser-wishlist.ts";
import styles from "./wishlist.module.css";

/** Merges at once if due, once per visit: products without room stay due. A failure can be retried. */
export function useMerge(isDue: boolean): {
  readonly state: "idle" | "merging" | "failed";
  readonly retry: () => void;
} {
  const [outcome, setOutcome] = useState<"synced" | "failed">();
  const { revalidate } = useRevalidator();
  const isMerging = isDue && outcome === undefined;
  useEffect(() => {
    if (!isMerging) return;
    const merge = async (): Promise<void> => {
      const next = await ownList().sync();
      await revalidate();
      setOutcome(next);
    };
    void merge();
  }, [isMerging, revalidate]);
  const state = isMerging ? "merging" : isDue && outcome === "failed" ? "failed" : "idle";
  return { state, retry: () => setOutcome(undefined) };
}

const SHOWN = 8;

export function Merging({ action }: { readonly action: string }) {
  const say = useMessages(wishlist);
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{say("title")}</h1>
        <p className={styles.lede}>{say("merging")}</p>
      </header>
      <noscript>
        <form className={styles.merge} method="post" action={action}>
          <Button type="submit" look="primary" name="intent" value="merge">
            {say("merge")}
          </Button>
        </form>
      </noscript>
      <Skeletons count={SHOWN} />
    </>
  );
}
