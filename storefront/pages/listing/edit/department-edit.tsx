// The edit above a department's listing: a story, categories with pictures, new pieces on a rail, two designers.
import { formatMoney, numberIn, pictureUrl, type PictureWidth } from "#catalogue";
import { useLoaderData } from "react-router";
import { listingEdit } from "#locales/listing-edit";
import { listingFilters } from "#locales/listing-filters";
import { ButtonLink } from "#storefront/ui/button.tsx";
import { useLanguage, useMessages } from "#storefront/ui/language.tsx";
import { Price } from "#storefront/ui/price.tsx";
import { usePublicConfig } from "#storefront/ui/public-config.tsx";
import { allOf } from "../all-of.ts";
import type { ListingData } from "../listing-data.ts";
import type { DepartmentEdit as Edit, EditArrivals, EditStory } from "./edit-data.ts";
import styles from "./department-edit.module.css";

/** Its h1 is the story's title. It ends with the heading of the listing. */
export function DepartmentEdit() {
  const say = useMessages(listingFilters);
  const language = useLanguage();
  const { edit, title } = useLoaderData<ListingData>();
  if (!edit) return null;
  return (
    <>
      <Parts edit={edit} />
      <h2 className={styles.all}>{allOf(say, language, title)}</h2>
    </>
  );
}

function Parts({ edit }: { readonly edit: Edit }) {
  const say = useMessages(listingEdit);
  const language = useLanguage();
  const { story, tiles, arrivals, designers } = edit;
  return (
    <div className={styles.edit}>
      <Story story={story} />
      {tiles.length > 0 && (
        <ul className={styles.tiles}>
          {tiles.map(({ name, href, count, picture }) => (
            <li key={href}>
              <a href={href}>
                <Shot address={picture} width={480} />
                <span>{name}</span> <small>{numberIn(language, count)}</small>
              </a>
            </li>
          ))}
        </ul>
      )}
      {arrivals && <Arrivals arrivals={arrivals} />}
      {designers.length > 0 && (
        <div className={styles.designers}>
          {designers.map(({ name, href, count, from, picture }) => (
            <section key={href}>
              <Shot address={picture} width={600} />
              <div>
                <h2>
                  <bdi>{name}</bdi>
                </h2>
                <p>{say("piecesFrom", { count, price: formatMoney(from) })}</p>
                <a href={href}>{say("shopDesigner", { name })}</a>
              </div>
            </section>
          ))}
        </div>
      )}
    </div>
  );
}

function Story({ story: { title, text, link, pictures } }: { readonly story: EditStory }) {
  return (
    <section className={styles.story}>
      <h1>{title.split("*").map((part, at) => (at % 2 === 1 ? <em key={part}>{part}</em> : part))}</h1>
      <div className={styles.pictures} data-count={pictures.length}>
        {pictures.map(({ address, alt }, at) => (
          <Shot key={address} address={address} alt={alt} width={900} priority={at === 0} />
        ))}
      </div>
      {(text || link) && (
        <div className={styles.say}>
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
    <section className={styles.arrivals} aria-labelledby="new-in">
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
