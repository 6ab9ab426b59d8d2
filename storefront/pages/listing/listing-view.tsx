// The view shared by the parts of a listing: its data, the selected state, and the address of a choice.

import { type AnchorHTMLAttributes, createContext, type ReactNode, use, useMemo } from "react";
import { useLocation } from "react-router";
import { isGroupChosen, type SizeGroup, type SizeSystem, sizeLabel } from "#catalogue";
import { type SearchState, type SizesOf, withChart } from "#search/state";
import { writeState } from "#search/url";
import { type Choosing, takeChoice, useChoices } from "./behaviour/choosing.tsx";
import type { Step } from "./behaviour/pending-choices.ts";
import { useListing } from "./listing-context.ts";
import type { ListingData, SizeFacet } from "./listing-data.ts";

export type { Step };

export interface ListingView {
  readonly data: ListingData;
  readonly state: SearchState;
  /** The groups of the listing's own size chart. */
  readonly sizesOf: SizesOf;
  readonly hrefOf: (state: SearchState) => string;
  /** Takes choices before they are searched for. */
  readonly choosing: Choosing;
}

const ViewContext = createContext<ListingView | undefined>(undefined);

/** Around each part of a listing's page that choices are made in. */
export function ListingViewProvider({ children }: { readonly children: ReactNode }) {
  const { data } = useListing();
  const { choosing, state } = useChoices();
  const view = useMemo(() => ({ ...viewOf(data, state), choosing }), [data, state, choosing]);
  return <ViewContext value={view}>{children}</ViewContext>;
}

interface DraftProps {
  readonly data: ListingData;
  readonly state: SearchState;
  readonly children: ReactNode;
}

/** Around parts that show another state than the page's, one that is not applied yet. */
export function DraftViewProvider({ data, state, children }: DraftProps) {
  const { choosing } = useListingView();
  const view = useMemo(() => ({ ...viewOf(data, state), choosing }), [data, state, choosing]);
  return <ViewContext value={view}>{children}</ViewContext>;
}

export function useListingView(): ListingView {
  const view = use(ViewContext);
  if (!view) throw new Error("This component must be inside a listing.");
  return view;
}

export const viewOf = (data: ListingData, state: SearchState): Omit<ListingView, "choosing"> => {
  const sizesOf = withChart(data.facets.sizes && { groups: sizeGroupsOf(data.facets.sizes) });
  return { data, state, sizesOf, hrefOf: (next) => data.path + writeState(next, data.defaults, sizesOf) };
};

/** The size groups of a chart's rows. */
const sizeGroupsOf = ({ rows }: Pick<SizeFacet, "rows">): readonly SizeGroup[] =>
  rows.map(({ name, values }) => {
    const labels = (Object.keys(values) as SizeSystem[]).flatMap((system) =>
      (values[system] ?? []).map((value) => sizeLabel(system, value)),
    );
    return { name, labels, children: labels.join("-"), values };
  });

/** The sizes to offer: those that products of the listing have, and the chosen ones. */
export const shownSizes = (sizes: Pick<SizeFacet, "rows">, { refinementList }: SearchState) =>
  sizeGroupsOf(sizes)
    .map((group, at) => ({
      group,
      count: sizes.rows[at]?.count ?? 0,
      isChosen: isGroupChosen(refinementList.Size, group),
    }))
    .filter(({ count, isChosen }) => count > 0 || isChosen);

type ChoiceProps = { readonly step: Step } & AnchorHTMLAttributes<HTMLAnchorElement>;

/** A link to the listing as it would be after a choice. Choices are gathered before they lead. */
export function Choice({ step, onClick, children, ...rest }: ChoiceProps) {
  const { data, state, hrefOf, choosing } = useListingView();
  const { pathname } = useLocation();
  const next = step(state);
  const take = isSameList(next, state) ? undefined : takeChoice(choosing, step, next.sortBy !== state.sortBy);
  const href = hrefOf(next);
  // A listing has a hundred of these links, so they leave out the address of the page. The router leaves such links alone: it
  // would fetch what may never be searched for.
  const query = take && pathname === data.path ? href.slice(pathname.length) : "";
  return (
    <a
      href={query || href}
      rel="nofollow"
      data-native={take && !query ? "" : undefined}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        take?.(event);
      }}
    >
      {children}
    </a>
  );
}

/** Another page of it, at the most: steps leave the parts that they do not change as they are. */
const isSameList = (one: SearchState, other: SearchState): boolean =>
  one.query === other.query &&
  one.menu === other.menu &&
  one.refinementList === other.refinementList &&
  one.range === other.range &&
  one.sortBy === other.sortBy &&
  one.isSoldOutIncluded === other.isSoldOutIncluded;
