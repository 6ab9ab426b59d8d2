// The head of a designer's page: pieces of the designer composed beside the name, and the range below it. The server alone renders it.
import { formatMoney, moneyOf, numberIn, pictureUrl } from "#catalogue";
import { chooseDepartment, chooseTopCategory } from "#search/state";
import { writeState } from "#search/url";
import { listingEdit } from "#locales/listing-edit";
import { useLanguage, useMessages } from "#storefront/ui/language.tsx";
import { usePublicConfig } from "#storefront/ui/public-config.tsx";
import type { ListingData } from "../listing-data.ts";
import type { DesignerPieces } from "./edit-data.ts";

export type DesignerListing = Pick<
  ListingData,
  "facets" | "defaults" | "state" | "path" | "currency" | "paging" | "title"
>;

interface Props {
  readonly pieces?: DesignerPieces | undefined;
  readonly listing: DesignerListing;
}

export function DesignerHead({ pieces, listing }: Props) {
  return (
    <>
      {pieces && <Composition {...pieces} />}
      <Range listing={listing} />
    </>
  );
}

/** Three pieces, or one large one. */
function Composition({ kind, shown }: DesignerPieces) {
  const { cdn } = usePublicConfig();
  return (
    <div data-part="pieces" data-kind={kind}>
      {shown.map(({ picture, title, href }, at) => (
        <a key={href} href={href}>
          <img
            loading="eager"
            fetchPriority={at === 0 ? "high" : undefined}
            src={pictureUrl(picture, 900, "webp", cdn)}
            alt={title}
          />
        </a>
      ))}
    </div>
  );
}

function Range({ listing }: { readonly listing: DesignerListing }) {
  const say = useMessages(listingEdit);
  const language = useLanguage();
  const { title, facets, path, defaults, currency, paging } = listing;
  const { min, max } = facets.price ?? { min: 0, max: 0 };
  const count = paging.total;
  const [low, high] = [min, max].map((amount) => formatMoney(moneyOf(amount, currency)));
  const links = linksOf(listing);
  return (
    <div data-part="range">
      <p>
        {low === high
          ? say("piecesFrom", { count, price: low ?? "" })
          : say("range", { count, low: low ?? "", high: high ?? "" })}
      </p>
      {links.length > 1 && (
        <ul aria-label={say("categoriesOf", { name: title })}>
          {links.map(({ value, label, count: own, next }) => (
            <li key={value}>
              <a href={path + writeState(next, defaults)} rel="nofollow">
                <bdi>{label}</bdi> <span>{numberIn(language, own)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Categories, or departments for a designer of one category: the counts of either add up to the listing. */
function linksOf({ facets, state, defaults }: DesignerListing) {
  const categories = facets.category.options
    .filter(({ count }) => count > 0)
    .map((one) => ({ ...one, next: chooseTopCategory(state, defaults, one.value) }));
  if (categories.length > 1) return categories;
  return facets.departments
    .filter(({ count }) => count > 0)
    .map((one) => ({ ...one, next: chooseDepartment(state, defaults, one.value) }));
}
