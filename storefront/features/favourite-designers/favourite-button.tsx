// Adds a designer to the shopper's favourites, or removes them.
import { favouriteDesigners } from "#locales/favourite-designers";
import { Button } from "#storefront/ui/button.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { toggleFavourite, useFavouriteDesigners } from "./favourite-designers.ts";
import { isIn } from "./stored-designers.ts";

interface Props {
  /** Handle of the designer's page. */
  readonly handle: string;
  readonly name: string;
}

export function FavouriteButton({ handle, name }: Props) {
  const say = useMessages(favouriteDesigners);
  const isFavourite = isIn(useFavouriteDesigners(), handle);
  return (
    <Button
      look={isFavourite ? "primary" : "secondary"}
      aria-pressed={isFavourite}
      onClick={() => toggleFavourite(handle, name)}
    >
      {say(isFavourite ? "isFavourite" : "add")}
    </Button>
  );
}
