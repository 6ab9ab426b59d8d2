// The complete schema. schema.graphql is its printed form, which a test compares.

import { printSchema, specifiedDirectives } from "graphql";
import { builder } from "./builder.ts";
import { describe } from "./descriptions/describe.ts";
import { inContext } from "./in-context.ts";
import "./scalars.ts";
import "./accounts/account.ts";
import "./accounts/mutations.ts";
import "./alerts/operations.ts";
import "./cart/operations.ts";
import "./checkout/mutations.ts";
import "./checkout/place.ts";
import "./collections/collection.ts";
import "./content/market.ts";
import "./content/section.ts";
import "./content/shop.ts";
import "./content/tag.ts";
import "./orders/operations.ts";
import "./designers/operations.ts";
import "./gift-cards/operations.ts";
import "./listing/types.ts";
import "./looks/operations.ts";
import "./menus/menu.ts";
import "./products/product.ts";
import "./returns/operations.ts";
import "./reviews/operations.ts";
import "./wishlist/mutations.ts";
import "./wishlist/queries.ts";

export const schema = describe(builder.toSchema({ directives: [...specifiedDirectives, inContext] }));

export const schemaText = (): string => `${printSchema(schema)}\n`;
