// Hands off to a hosted payment page, or shows the test provider's, on which a shopper approves or declines.

import { data, redirect } from "react-router";
import { addressLines, formatMoney, messagesIn, money, stripPrefix } from "#catalogue";
import type { Decision, TestCharge } from "#commerce/payments";
import { readFields } from "#storefront/features/forms/forms.server.ts";
import { labels } from "#locales/labels";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { notFound } from "#storefront/framework/request-context.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import type { ExternalData } from "./external-data.ts";
import { pendingPayment } from "./outcome.server.ts";

export async function loader(args: LoaderArgs): Promise<ExternalData | Response> {
  const { url, out } = args;
  out.set("cache-control", "private, no-store");
  const charge = url.searchParams.get("charge");
  return charge === null ? leave(args) : bankPage(args, await lookAt(args, charge));
}

async function leave(args: LoaderArgs): Promise<ExternalData | Response> {
  const { url, visitor, request } = args;
  const link = linkFor(visitor);
  const orderId = url.searchParams.get("order") ?? "";
  const { step } = await pendingPayment(args, orderId);
  if (!step || step.kind === "qr") return redirect(link(`/callbackSuccess?order=${orderId}`), 303);
  const target = new URL(step.url);
  const isHere = target.origin === new URL(request.url).origin || target.origin === args.shop.orderServices.origin;
  // The test provider's page is this one.
  if (isHere) return redirect(link(stripPrefix(target.pathname).path + target.search), 303);
  return { view: "leave", url: target.href, host: target.host, checkout: link("/checkout?step=payment") };
}

function bankPage({ url, visitor }: LoaderArgs, charge: TestCharge): ExternalData {
  const isOpen = charge.state === "open" || charge.state === "challenge";
  return {
    view: "bank",
    kind: charge.kind,
    wallet: charge.method && {
      method: charge.method,
      name: messagesIn(labels, visitor.language)(charge.method),
    },
    buyer: charge.buyer && {
      email: charge.buyer.email,
      delivery: charge.deliveryName,
      lines: addressLines(charge.buyer.delivery, visitor.language),
    },
    isOpen,
    isPaid: charge.state === "paid",
    amount: formatMoney(money(charge.amount, charge.currency)),
    number: charge.orderNumber,
    action: url.pathname + url.search,
    // The phone that scanned a code is not the browser that ordered.
    back: charge.kind === "qr" ? null : wayBack(charge),
  };
}

export async function action(args: LoaderArgs): Promise<Response> {
  const { shop, url } = args;
  const charge = await lookAt(args, url.searchParams.get("charge") ?? "");
  const { decision } = await readFields(args.request);
  const known = DECISIONS.find((one) => one === decision);
  if (!known) throw data(null, { status: 400, statusText: "Bad Request" });
  const decided = await shop.testProvider?.decide(charge.reference, known);
  if (!decided) throw notFound();
  return redirect(decided.kind === "qr" ? url.pathname + url.search : wayBack(decided), 303);
}

const DECISIONS = ["approve", "decline", "cancel"] as const satisfies readonly Decision[];

/** The path only, independent of the origin. */
const wayBack = ({ returnUrl }: TestCharge): string => {
  const url = URL.parse(returnUrl);
  return url ? url.pathname + url.search : "/";
};

/** Undefined with another provider, for which this page is not used. */
async function lookAt({ shop }: LoaderArgs, reference: string): Promise<TestCharge> {
  const charge = await shop.testProvider?.findCharge(reference);
  if (!charge) throw notFound();
  return charge;
}
