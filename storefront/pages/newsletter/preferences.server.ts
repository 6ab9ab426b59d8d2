// A subscriber's departments and language, reached by the signed link in a mail or from the account.

import { LANGUAGES } from "#catalogue";
import { translateContent } from "#browsing";
import { listKey, openSigner, readListKey, unsubscribePath } from "#commerce/mail";
import { findPreferences, savePreferences } from "#commerce/newsletter";
import { goTo, keepSecret, requireAccount } from "#storefront/features/forms/forms.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import type { PreferencesData } from "./preferences-data.ts";

export async function loader(args: LoaderArgs): Promise<PreferencesData> {
  const { url, visitor, shop } = args;
  keepSecret(args);
  const link = linkFor(visitor);
  const email = await addressOf(args);
  const preferences = email === null ? undefined : await findPreferences(shop.database, email);
  const page = {
    action: url.pathname + url.search,
    contact: link("/pages/contact"),
    subscribe: link("/newsletter"),
    email,
    isSaved: url.searchParams.has("saved"),
  };
  if (email === null || !preferences) return { ...page, choices: null };
  const key = listKey(await openSigner(shop.database.sql), { list: "newsletter", email });
  return {
    ...page,
    choices: {
      topics: await translateContent(args, (translate) =>
        topicsOf(args).map(({ value, name }) => ({
          value,
          name: translate(name),
          isChosen: preferences.topics.includes(value),
        })),
      ),
      languages: LANGUAGES.map(({ code, nativeName }) => ({
        value: code,
        name: nativeName,
        isChosen: code === preferences.language,
      })),
      unsubscribe: link(unsubscribePath(key)),
    },
  };
}

export async function action(args: LoaderArgs) {
  const { request, url, shop } = args;
  keepSecret(args);
  const email = await addressOf(args);
  const form = await request.formData().catch(() => new FormData());
  const strings = (name: string) => form.getAll(name).filter((value) => typeof value === "string");
  const preferences = { language: strings("language")[0] ?? "", topics: strings("topic") };
  const departments = topicsOf(args).map(({ value }) => value);
  const isSaved = email !== null && (await savePreferences(shop.database, email, preferences, departments)) === "saved";
  const here = new URLSearchParams(url.search);
  here.delete("saved");
  if (isSaved) here.set("saved", "yes");
  return goTo(`${url.pathname}?${here}`);
}

/** Null if the link is invalid. Without one, the account's address; a guest is led to sign in. */
async function addressOf(args: LoaderArgs): Promise<string | null> {
  const key = args.url.searchParams.get("key");
  if (key === null) return requireAccount(args).email;
  const member = await readListKey(args.shop.database.sql, key);
  return member?.list === "newsletter" ? member.email : null;
}

const topicsOf = ({ shop }: LoaderArgs) => shop.taxonomy.departments.filter(({ parent }) => parent === undefined);
