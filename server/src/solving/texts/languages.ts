import type { Language } from '@eecs/solver-core/texts';
import { enUS } from '@eecs/solver-core/texts/en-US';
import { ru } from '@eecs/solver-core/texts/ru';
import { uk } from '@eecs/solver-core/texts/uk';
import type { Locale } from '../../words/locale.ts';

/** The texts of the solver in every language of the product. */
export const LANGUAGES: Readonly<Record<Locale, Language>> = { 'en-US': enUS, ru, uk };
