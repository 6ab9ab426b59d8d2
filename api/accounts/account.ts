// The signed-in account with its sessions and addresses.

import { ADDRESS_FIELDS } from "#catalogue";
import { listAddresses, listSessions, type SavedAddress, type Session, type SignedInAccount } from "#commerce/accounts";
import { builder } from "../builder.ts";

const VipType = builder.objectRef<number>("Vip").implement({
  fields: (t) => ({ level: t.int({ description: "0 if the account is not a VIP.", resolve: (level) => level }) }),
});

const SessionType = builder.objectRef<Session>("Session").implement({
  fields: (t) => ({
    _id: t.exposeID("id"),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it began." }),
    lastSeenAt: t.expose("lastSeenAt", { type: "DateTime", description: "When it was last used." }),
    agent: t.exposeString("agent", { description: "User agent of the browser." }),
    isCurrent: t.exposeBoolean("isCurrent"),
  }),
});

const AddressType = builder.objectRef<SavedAddress>("Address").implement({
  fields: (t) => ({
    _id: t.exposeID("id"),
    isDefault: t.exposeBoolean("isDefault"),
    country: t.exposeString("country"),
    firstName: t.exposeString("firstName"),
    lastName: t.exposeString("lastName"),
    lastNameKana: t.exposeString("lastNameKana"),
    firstNameKana: t.exposeString("firstNameKana"),
    company: t.exposeString("company"),
    line1: t.exposeString("line1"),
    line2: t.exposeString("line2"),
    city: t.exposeString("city"),
    district: t.exposeString("district"),
    region: t.exposeString("region"),
    postalCode: t.exposeString("postalCode"),
    phone: t.exposeString("phone"),
  }),
});

export const AddressInput = builder.inputType("AddressInput", {
  fields: (t) => ({
    ...(Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, t.string()])) as Record<
      (typeof ADDRESS_FIELDS)[number],
      ReturnType<typeof t.string>
    >),
    isDefault: t.boolean(),
  }),
});

export const AccountType = builder.objectRef<SignedInAccount>("Account").implement({
  fields: (t) => ({
    _id: t.exposeID("id"),
    email: t.exposeString("email"),
    vip: t.field({ type: VipType, resolve: ({ vipLevel }) => vipLevel }),
    firstName: t.string({
      resolve: async ({ id }, _args, { loaders }) => (await loaders.account(id))?.firstName ?? "",
    }),
    lastName: t.string({ resolve: async ({ id }, _args, { loaders }) => (await loaders.account(id))?.lastName ?? "" }),
    savesAddresses: t.boolean({
      description: "The last choice in the checkout: the address of an order is saved.",
      resolve: async ({ id }, _args, { loaders }) => (await loaders.account(id))?.savesAddresses ?? false,
    }),
    sessions: t.field({
      description: "Active sessions, the most recently used first.",
      type: [SessionType],
      resolve: ({ id }, _args, { accounts, session }) => listSessions(accounts, id, session.token ?? ""),
    }),
    addresses: t.field({
      description: "The default address first.",
      type: [AddressType],
      resolve: ({ id }, _args, { accounts }) => listAddresses(accounts, id),
    }),
  }),
});

builder.queryField("account", (t) =>
  t.field({
    description: "The signed-in account; null for a guest.",
    type: AccountType,
    nullable: true,
    resolve: (_root, _args, { visitor }) => visitor.account,
  }),
);
