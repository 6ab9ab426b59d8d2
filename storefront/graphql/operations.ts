// The storefront's operations: their ids, and the types of what goes in and comes out.
// Made by `npm run graphql` from api/operations/*.graphql: change those.

import type { Operation } from "./operation.ts";

export type PageTopbarSectionsQueryVariables = { readonly shopId: string; readonly localeLangCode?: string; readonly localeCountryCode?: string };
export type PageTopbarSectionsQueryData = { readonly pageSections: readonly ({ readonly _id: string; readonly enabled: boolean; readonly name: string; readonly title: string | null; readonly subTitle: string | null; readonly link: string | null; readonly shop: { readonly _id: string }; readonly items: readonly ({ readonly image: string | null; readonly mobileImage: string | null; readonly imageWebp: string | null; readonly mobileImageWebp: string | null; readonly text: string | null; readonly url: string | null; readonly absoluteImageUrl: string | null; readonly absoluteMobileImageUrl: string | null; readonly absoluteImageWebpUrl: string | null; readonly absoluteMobileImageWebpUrl: string | null; readonly brand: string | null; readonly productName: string | null })[]; readonly locale: string | null; readonly regionCode: string | null; readonly localeLangCode: string; readonly localeCountryCodes: readonly (string)[]; readonly type: string; readonly platforms: readonly (string)[] })[] | null; readonly topBarSections: readonly ({ readonly _id: string; readonly enabled: boolean; readonly name: string; readonly title: string | null; readonly subTitle: string | null; readonly link: string | null; readonly shop: { readonly _id: string }; readonly items: readonly ({ readonly image: string | null; readonly mobileImage: string | null; readonly imageWebp: string | null; readonly mobileImageWebp: string | null; readonly text: string | null; readonly url: string | null; readonly absoluteImageUrl: string | null; readonly absoluteMobileImageUrl: string | null; readonly absoluteImageWebpUrl: string | null; readonly absoluteMobileImageWebpUrl: string | null; readonly brand: string | null; readonly productName: string | null })[]; readonly locale: string | null; readonly regionCode: string | null; readonly localeLangCode: string; readonly localeCountryCodes: readonly (string)[]; readonly type: string; readonly platforms: readonly (string)[] })[] | null };
export const pageTopbarSectionsQuery: Operation<PageTopbarSectionsQueryVariables, PageTopbarSectionsQueryData> = {
  name: "pageTopbarSectionsQuery",
  id: "4bff41efc50d3a45c717b47822bd90785c8e1d03a814fcbf1559ad213b112b1a",
};

export type TagQueryVariables = { readonly shopId: string; readonly slugOrId: string };
export type TagQueryData = { readonly tag: { readonly _id: string; readonly tagId: string; readonly position: number; readonly name: string; readonly slug: string; readonly isTopLevel: boolean; readonly subTagIds: readonly (string)[]; readonly heroMediaUrl: string | null; readonly displayTitle: string | null; readonly seoTitle: string | null; readonly seoDescription: string | null; readonly seoUrl: string | null; readonly metafields: readonly ({ readonly key: string; readonly namespace: string; readonly scope: string; readonly value: string })[] } | null };
export const tagQuery: Operation<TagQueryVariables, TagQueryData> = {
  name: "tagQuery",
  id: "906772c0a64aaa6e85f5aa0f560516b9b4c508916eda420cc962c475259544dc",
};

export type TagsQueryVariables = { readonly shopId: string; readonly slugs: readonly (string)[]; readonly cursor?: string | null };
export type TagsQueryData = { readonly tags: { readonly pageInfo: { readonly endCursor: string | null; readonly startCursor: string | null; readonly hasNextPage: boolean }; readonly edges: readonly ({ readonly cursor: string; readonly node: { readonly _id: string; readonly tagId: string; readonly position: number; readonly name: string; readonly slug: string; readonly isTopLevel: boolean; readonly subTagIds: readonly (string)[]; readonly heroMediaUrl: string | null; readonly displayTitle: string | null; readonly seoTitle: string | null; readonly seoDescription: string | null; readonly seoUrl: string | null; readonly metafields: readonly ({ readonly key: string; readonly namespace: string; readonly scope: string; readonly value: string })[] } })[] } };
export const tagsQuery: Operation<TagsQueryVariables, TagsQueryData> = {
  name: "tagsQuery",
  id: "bc60bed916d849c4a9b282096c3131576d21ea861cf0b6d6609789d434e0c966",
};
