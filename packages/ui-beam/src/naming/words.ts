import { SUPPORT_WORDS } from '@eecs/ui-kit/editor';

/**
 * The statements of a line; words of all three languages are accepted, because a reader of a Russian book may use an
 * English page.
 */
export type Verb =
  | 'force'
  | 'axial'
  | 'moment'
  | 'spread'
  | 'mass'
  | 'pin'
  | 'roller'
  | 'clamp'
  | 'hinge'
  | 'spring'
  | 'settlement'
  | 'set'
  | 'length';

const WORDS: Readonly<Record<Verb, readonly string[]>> = {
  force: ['p', 'f', 'force', 'р', 'сила'],
  axial: ['n', 'h', 'axial', 'продольная', 'поздовжня'],
  moment: ['m', 'moment', 'м', 'момент'],
  spread: ['q', 'w', 'load', 'нагрузка', 'навантаження'],
  mass: ['mass', 'масса', 'маса'],
  ...SUPPORT_WORDS,
  hinge: ['hinge', 'шарнир', 'шарнір'],
  spring: ['spring', 'пружина'],
  settlement: ['settlement', 'settles', 'осадка', 'осідання'],
  set: ['set', 'case', 'загружение', 'завантаження'],
  length: ['l', 'length', 'длина', 'довжина'],
};

const VERBS = new Map(
  Object.entries(WORDS).flatMap(([verb, words]) => words.map((word) => [word, verb as Verb])),
);

/** Finds the meaning of a word; undefined if it is unknown in every language. */
export function findVerb(word: string): Verb | undefined {
  return VERBS.get(word.toLowerCase());
}
