// A pick list for the stock room: each SKU once, with the orders that it is for. Made to be printed.

import { useLoaderData } from "react-router";
import { pictureUrl } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { useTimes } from "../../layout/times.ts";
import { orders as texts } from "../../locales/generated/orders.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Thumb } from "../../ui/facts.tsx";
import { Banner } from "../../ui/notice.tsx";
import { Empty, PageBody, PageHead } from "../../ui/page.tsx";
import { variantText } from "../../ui/pieces.tsx";
import type { PickListData } from "./pick-list.server.ts";
import styles from "./orders.module.css";

export default function PickListPage() {
  const say = useMessages(texts);
  const { pieces, orders, isCut, most, at } = useLoaderData<PickListData>();
  const { dateTime } = useTimes();
  const total = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <PageHead
        title={say("pickTitle")}
        trail={{ href: "/console/orders", label: say("title") }}
        actions={
          pieces.length > 0 && (
            <span className={styles.noPrint}>
              <Button look="primary" icon="print" onClick={() => window.print()}>
                {say("print")}
              </Button>
            </span>
          )
        }
      >
        <span>
          {say("pickPieces", { count: total })}, {say("pickOrders", { count: orders })}, {dateTime(at)}
        </span>
      </PageHead>
      {isCut && <Banner tone="info">{say("pickCut", { most })}</Banner>}
      <PageBody>
        {pieces.length === 0 ? (
          <Empty title={say("pickEmpty")}>
            <p>{say("pickEmptyText")}</p>
            <LinkButton href="/console/orders/pick-list">{say("allOrders")}</LinkButton>
          </Empty>
        ) : (
          <table className={styles.picked}>
            <thead>
              <tr>
                <th scope="col">{say("done")}</th>
                <th scope="col">{say("sku")}</th>
                <th scope="col">{say("piece")}</th>
                <th scope="col">{say("quantity")}</th>
                <th scope="col">{say("forOrders")}</th>
              </tr>
            </thead>
            <tbody>
              {pieces.map((piece) => (
                <tr key={piece.variantId}>
                  <td aria-label={say("done")}>
                    <span className={styles.box} />
                  </td>
                  <td>
                    <code>{piece.sku}</code>
                  </td>
                  <td>
                    <span className={styles.piece}>
                      {piece.image && <Thumb src={pictureUrl(piece.image, 160)} />}
                      <span>
                        {piece.title}
                        <small>
                          {[piece.vendor, variantText({ ...piece, sku: null })].filter(Boolean).join(" · ")}
                        </small>
                      </span>
                    </span>
                  </td>
                  <td className={styles.quantity}>{piece.quantity}</td>
                  <td className={styles.pickOrders}>
                    {piece.orders
                      .map(({ number, quantity }) => (quantity > 1 ? `${number} × ${quantity}` : number))
                      .join(", ")}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </PageBody>
    </>
  );
}
