// The edit above a department's listing: a story, categories with pictures, new pieces on a rail, two designers. The server alone
// renders it.
import { formatMoney, numberIn, pictureUrl, type PictureWidth } from "#catalogue";
import { listingEdit } from "#locales/listing-edit";
import { listingFilters } from "#locales/listing-filters";
import { ButtonLink } from "#storefront/ui/button.tsx";
import { useLanguage, useMessages } from "#storefront/ui/language.tsx";
import { Price } from "#storefront/ui/price.tsx";
import { usePublicConfig } from "#storefront/ui/public-config.tsx";
import { allOf } from "../all-of.ts";
import type { DepartmentEdit as Edit, EditArrivals, EditStory } from "./edit-data.ts";

interface Props {
  readonly edit: Edit;
  /** Title of the listing: "Women". */
  readonly title: string;
}

/** If it has a story, the story's title is the page's h1. It ends with the heading of the listing. */
export function DepartmentEdit({ edit: { story, tiles, arrivals, designers }, title }: Props) {
  const say = useMessages(listingEdit);
  const sayFilters = useMessages(listingFilters);
  const language = useLanguage();
  return (
    <>
      <div data-part="edit">
        {story && <Story story={story} />}
        {tiles.length > 0 && (
          <div data-part="tiles">
            {tiles.map(({ name, href, count, picture }, at) => (
              <a key={href} href={href}>
                <Shot address={picture} width={480} priority={!story && at === 0} />
                {name} <small>{numberIn(language, count)}</small>
              </a>
            ))}
          </div>
        )}
        {arrivals && <Arrivals arrivals={arrivals} />}
        {designers.length > 0 && (
          <div data-part="designers">
            {designers.map(({ name, href, count, from, picture }) => (
              <section key={href}>
                <Shot address={picture} width={600} />
                <h2 dir="auto">{name}</h2>
                <p>{say("piecesFrom", { count, price: formatMoney(from) })}</p>
                <a href={href}>{say("shopDesigner", { name })}</a>
              </section>
            ))}
          </div>
        )}
      </div>
      <h2 data-part="all">{allOf(sayFilters, language, title)}</h2>
    </>
  );
}

function Story({ story: { title, text, link, pictures } }: { readonly story: EditStory }) {
  return (
    <section data-part="story">
      <h1>{title.split("*").map((part, at) => (at % 2 === 1 ? <em key={part}>{part}</em> : part))}</h1>
      <div data-part="pictures">
        {pictures.map(({ address, alt }, at) => (
          <Shot key={address} address={address} alt={alt} width={900} priority={at === 0} />
        ))}
      </div>
      {(text || link) && (
        <div data-part="say">
          {text && <p>{text}</p>}
          {link && <ButtonLink href={link.href}>{link.name}</ButtonLink>}
        </div>
      )}
    </section>
  );
}

function Arrivals({ arrivals: { products, total, href } }: { readonly arrivals: EditArrivals }) {
  const say = useMessages(listingEdit);
  return (
    <section data-part="arrivals" aria-labelledby="new-in">
      <h2 id="new-in">{say("newIn")}</h2>
      <a href={href}>{say("allNew", { count: total })}</a>
      <ul>
        {products.map(({ id, href: own, vendor, title, picture, price }) => (
          <li key={id}>
            <a href={own}>
              <Shot address={picture} width={480} />
              <b>{vendor}</b> <span>{title}</span> <Price {...price} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ShotProps {
  readonly address: string;
  readonly alt?: string;
  readonly width: PictureWidth;
  /** In the first screen: loaded early. */
  readonly priority?: boolean;
}

/** One address each: with several widths, the pictures would be half of the edit's markup. */
function Shot({ address, alt = "", width, priority = false }: ShotProps) {
  const { cdn } = usePublicConfig();
  return (
    <img
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      src={pictureUrl(address, width, "webp", cdn)}
      alt={alt}
    />
  );
}
