// For tests: the record of a product in a shop with the default size charts.

import { DEFAULT_TAXONOMY } from "#catalogue";
import { productRecordsIn } from "../products.ts";

export const productRecord = productRecordsIn(DEFAULT_TAXONOMY);
