// The complete schema. schema.graphql is its printed form, which a test compares.

import { printSchema } from "graphql";
import { builder } from "./builder.ts";
import "./accounts/account.ts";
import "./accounts/mutations.ts";
import "./cart/operations.ts";
import "./checkout/mutations.ts";
import "./checkout/place.ts";
import "./content/section.ts";
import "./content/shop.ts";
import "./content/tag.ts";
import "./orders/operations.ts";
import "./gift-cards/operations.ts";
import "./products/product.ts";
import "./returns/operations.ts";
import "./reviews/operations.ts";
import "./wishlist/mutations.ts";
import "./wishlist/queries.ts";

export const schema = builder.toSchema();

export const schemaText = (): string => `${printSchema(schema)}\n`;
