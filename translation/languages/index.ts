// The languages of the glossary. English is what they translate from.
import type { Language } from "../language.ts";
import { FRENCH } from "./fr/index.ts";

export const GLOSSARY_LANGUAGES: readonly Language[] = [FRENCH];
