import { SUPPORT_WORDS } from './supportWords.ts';

/**
 * The words of a typed line that mean the same in several editors; words of all three languages are accepted, because a
 * reader of a Russian book may use an English page.
 */
export const COMMON_WORDS = {
  ...SUPPORT_WORDS,
  force: ['p', 'f', 'force', 'р', 'сила'],
  moment: ['m', 'moment', 'м', 'момент'],
  mass: ['mass', 'масса', 'маса'],
  spring: ['spring', 'пружина'],
  settlement: ['settlement', 'settles', 'осадка', 'осідання'],
  set: ['set', 'case', 'загружение', 'завантаження'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
