// The document head of a listing.
import type { ListingData } from "./listing-data.ts";

type Props = { readonly data: Pick<ListingData, "seoTitle" | "seoDescription" | "canonical" | "robots"> };

export function ListingHeadTags({ data }: Props) {
  return (
    <>
      <title>{data.seoTitle}</title>
      <meta name="description" content={data.seoDescription} />
      {data.robots && <meta name="robots" content={data.robots} />}
      {data.canonical && <link rel="canonical" href={data.canonical} />}
    </>
  );
}
