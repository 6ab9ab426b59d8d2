// The page of reviews: the shop's latest, or all of one product with the visitor's own form. Forms work without JavaScript.

import { messagesIn } from "#catalogue";
import {
  REVIEW_SORTS,
  deleteReview,
  latestReviews,
  listReviews,
  mayReview,
  saveReview,
  summariseProduct,
  voteOnReview,
} from "#commerce/reviews";
import { findAccount } from "#commerce/accounts";
import { findProduct, type ProductWithVariants } from "#commerce/products";
import { again, goTo, readFields, requireAccount } from "#storefront/features/forms/forms.server.ts";
import { limitedMessage } from "#storefront/features/forms/messages.ts";
import { safeReturn, withReturn } from "#storefront/features/forms/return-to.ts";
import { canonicalOf } from "#storefront/visitor/canonical.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { notFound } from "#storefront/framework/request-context.ts";
import { viewerFor } from "#browsing";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { reviewMessages } from "#locales/review-messages";
import { problemMessages } from "./messages.ts";
import { hrefOf, readReviewsState } from "./reviews-state.ts";
import type { LatestData, ProductPageData, ReviewsData, Writing } from "./reviews-data.ts";
import { ratingsOf, shownReview } from "./shown-review.server.ts";

const LATEST_A_PAGE = 12;
const REVIEWS_A_PAGE = 10;
/** Limits the offset, whose cost grows with every page. */
const MOST_PAGES = 50;

export async function loader(args: LoaderArgs): Promise<ReviewsData> {
  refuseInChina(args);
  const handle = args.url.searchParams.get("product");
  return handle === null ? loadLatest(args) : loadProduct(args, await requireProduct(args, handle));
}

async function loadLatest(args: LoaderArgs): Promise<LatestData> {
  const { shop, visitor, url } = args;
  const link = linkFor(visitor);
  const page = pageOf(url);
  const { reviews, hasMore } = await latestReviews(shop.database, shop.id, await viewerFor(args), {
    offset: (page - 1) * LATEST_A_PAGE,
    limit: LATEST_A_PAGE,
  });
  const pageLink = (number: number) => link(number === 1 ? "/pages/reviews" : `/pages/reviews?page=${number}`);
  return {
    view: "latest",
    canonical: canonicalOf(args, page === 1 ? "/pages/reviews" : `/pages/reviews?page=${page}`),
    reviews: reviews.map((review) => ({
      ...shownReview(review, args),
      product: { ...shownProduct(review.product, link), picture: review.product.image },
    })),
    newer: page > 1 ? pageLink(page - 1) : null,
    older: hasMore && page < MOST_PAGES ? pageLink(page + 1) : null,
    shop: link("/"),
    votes: { action: link("/pages/reviews"), from: pageLink(page) },
  };
}

async function loadProduct(args: LoaderArgs, product: ProductWithVariants): Promise<ProductPageData> {
  const { shop, visitor, url, out } = args;
  const link = linkFor(visitor);
  if (visitor.account) out.set("cache-control", "private, no-store");
  const state = readReviewsState(url.searchParams);
  const [summary, writing] = await Promise.all([
    summariseProduct(shop.database, product.id),
    writingOf(args, product.id),
  ]);
  const count = state.rating === null ? summary.count : (summary.distribution[state.rating - 1] ?? 0);
  const pages = Math.min(MOST_PAGES, Math.max(1, Math.ceil(count / REVIEWS_A_PAGE)));
  const current = Math.min(state.page, pages);
  const { reviews } = await listReviews(shop.database, product.id, {
    sort: state.sort,
    rating: state.rating ?? undefined,
    offset: (current - 1) * REVIEWS_A_PAGE,
    limit: REVIEWS_A_PAGE,
  });
  const here = (change: Partial<typeof state>) => link(hrefOf(product.handle, { ...state, page: 1, ...change }));
  const saved = url.searchParams.get("saved");
  const say = messagesIn(reviewMessages, visitor.language);
  return {
    view: "product",
    canonical: canonicalOf(args, hrefOf(product.handle, { sort: "newest", rating: null, page: 1 })),
    product: { ...shownProduct(product, link), picture: product.images[0] ?? product.largeImage },
    ratings: ratingsOf(summary),
    starLinks: summary.distribution.map((stars, index) =>
      stars === 0 ? null : here({ rating: state.rating === index + 1 ? null : index + 1 }),
    ),
    rating: state.rating,
    everything: here({ rating: null }),
    sorts: REVIEW_SORTS.map((sort) => ({
      name: say(sort),
      href: here({ sort }),
      isCurrent: sort === state.sort,
    })),
    reviews: reviews.map((review) => shownReview(review, args)),
    pages: { current, count: pages, links: Array.from({ length: pages }, (_, index) => here({ page: index + 1 })) },
    votes: { action: here({}), from: here({ page: current }) },
    writing,
    action: link(`/pages/reviews?product=${encodeURIComponent(product.handle)}`),
    saved: saved === "saved" || saved === "deleted" ? saved : null,
  };
}

async function writingOf(args: LoaderArgs, productId: string): Promise<Writing> {
  const { shop, visitor, url } = args;
  if (!visitor.account) {
    return { kind: "sign-in", href: withReturn(linkFor(visitor)("/login"), `${url.pathname}${url.search}#write`) };
  }
  const may = await mayReview(shop.database, visitor.account.id, productId);
  if (may.kind === "not-bought") return may;
  if (may.kind === "may-write") {
    const account = await findAccount(shop.accounts, visitor.account.id);
    const initial = account?.lastName ? ` ${[...account.lastName][0]}.` : "";
    return { kind: "may-write", author: account?.firstName ? `${account.firstName}${initial}` : "" };
  }
  const { author, rating, title, text, fit, isShown } = may.review;
  return {
    kind: "written",
    values: { author, rating: String(rating), title, text, fit: fit === null ? "" : String(fit) },
    isShown,
  };
}

export async function action(args: LoaderArgs) {
  refuseInChina(args);
  const fields = await readFields(args.request);
  const form = fields["form"] ?? "";
  if (form === "helpful" || form === "report") return vote(args, form, fields);
  const product = await requireProduct(args, args.url.searchParams.get("product") ?? "");
  const account = requireAccount(args);
  const here = linkFor(args.visitor)(`/pages/reviews?product=${encodeURIComponent(product.handle)}`);
  if (form === "delete") {
    await deleteReview(args.shop.database, account.id, product.id);
    return goTo(`${here}&saved=deleted`);
  }
  const { shop, visitor } = args;
  const now = shop.accounts.now();
  const saved = await saveReview(
    shop.database,
    { shopId: shop.id, accountId: account.id, network: visitor.network, language: visitor.language, now },
    product.id,
    fields,
  );
  const answer = { form: "review", values: fields, problems: {} };
  switch (saved.kind) {
    case "saved":
      return goTo(`${here}&saved=saved`);
    case "invalid":
      return again({ ...answer, problems: problemMessages(saved.problems, visitor.language) });
    case "not-bought":
      return again({ ...answer, message: messagesIn(reviewMessages, visitor.language)("notBought") });
    case "limited":
      return again(
        { ...answer, message: limitedMessage(saved.until, now, visitor.language), refusal: "limited" },
        saved.until,
        now,
      );
  }
}

async function vote(args: LoaderArgs, kind: "helpful" | "report", fields: Readonly<Record<string, string>>) {
  const { shop, visitor } = args;
  const now = shop.accounts.now();
  const id = fields["review"] ?? "";
  const voter = { accountId: visitor.account?.id ?? null, network: visitor.network, now };
  const voted = await voteOnReview(shop.database, voter, id, kind);
  const from = safeReturn(fields["from"], linkFor(visitor)("/pages/reviews"));
  if (voted.kind === "limited") {
    return again(
      {
        form: "vote",
        values: {},
        problems: {},
        message: messagesIn(reviewMessages, visitor.language)("tooManyVotes"),
        refusal: "limited",
      },
      voted.until,
      now,
    );
  }
  if (voted.kind === "no-such-review") return goTo(from);
  const back = new URL(from, "http://shop.invalid");
  back.searchParams.set("voted", id);
  back.searchParams.set("thanks", kind);
  return goTo(`${back.pathname}${back.search}#review-${id}`);
}

/** The China channel has no reviews. */
function refuseInChina({ visitor }: LoaderArgs): void {
  if (visitor.market.channel === "china") throw notFound();
}

async function requireProduct(args: LoaderArgs, handle: string): Promise<ProductWithVariants> {
  const product = await findProduct(args.shop.database, await viewerFor(args), handle);
  if (!product) throw notFound();
  return product;
}

const shownProduct = (
  { handle, vendor, title }: { readonly handle: string; readonly vendor: string; readonly title: string },
  link: (path: string) => string,
) => ({ vendor, title, href: link(`/products/${handle}`) });

function pageOf({ searchParams }: URL): number {
  return readReviewsState(searchParams).page;
}
