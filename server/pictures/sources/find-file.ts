// Finds the file for a picture that a feed names, although folders and cases differ: the feed's /a/b/Coat.jpg may be
// media/catalog/product/a/b/coat.jpg in a zip, or Coat.jpg in a folder. Pure.

import { fileName } from "#commerce/products";

/** `names` are the paths of all files; a path that leaves its folder is never found. */
export function fileFinder(names: readonly string[]): (wanted: string) => string | undefined {
  const files = names.flatMap((name) => {
    const path = fileName(name);
    return path === undefined ? [] : [{ name, path }];
  });
  const byPath = new Map(files.map(({ name, path }) => [path, name]));
  const byBase = Map.groupBy(files, ({ path }) => baseOf(path));
  const byStem = Map.groupBy(files, ({ path }) => stemOf(path));
  return (wanted) => {
    const alike = byBase.get(baseOf(wanted)) ?? [];
    return (
      byPath.get(wanted) ??
      only(alike.filter(({ path }) => path.endsWith(`/${wanted}`))) ??
      only(alike) ??
      // A product without a picture in the feed: its handle, as any kind of picture.
      (wanted.includes("/") ? undefined : only(byStem.get(stemOf(wanted)) ?? []))
    );
  };
}

const baseOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
const stemOf = (path: string): string => baseOf(path).replace(/\.(?:jpe?g|png|webp|avif|gif)$/, "");
const only = (files: readonly { readonly name: string }[]): string | undefined =>
  files.length === 1 ? files[0]?.name : undefined;
