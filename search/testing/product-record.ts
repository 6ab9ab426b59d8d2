// For tests: the record of a product in a shop without size charts of its own.

import { DEFAULT_TAXONOMY } from "#catalogue";
import { productRecordsIn } from "../products.ts";

export const productRecord = productRecordsIn(DEFAULT_TAXONOMY);
