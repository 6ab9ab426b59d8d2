// Texts of the mails about accounts.

import type { Catalogue } from "#catalogue";
import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import { ru } from "./ru.ts";
import { zh } from "./zh.ts";

export const accountLetters: Catalogue<typeof en> = { en, zh, fr, de, it, es, ja, ko, ru, ar };
