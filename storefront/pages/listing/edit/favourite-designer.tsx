// The button below a designer's name that adds them to the shopper's favourites.
import { useLoaderData } from "react-router";
import { FavouriteButton } from "#storefront/features/favourite-designers/favourite-button.tsx";
import type { ListingData } from "../listing-data.ts";
import styles from "./edit.module.css";

export function FavouriteDesigner() {
  const { title, path } = useLoaderData<ListingData>();
  return (
    <div className={styles.favourite}>
      <FavouriteButton handle={path.slice(path.lastIndexOf("/") + 1)} name={title} />
    </div>
  );
}
