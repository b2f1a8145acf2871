import { COMMON_WORDS, createWordFinder } from '@eecs/ui-kit/editor';

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

/** Finds the meaning of a word; undefined if it is unknown in every language. */
export const findVerb = /* @__PURE__ */ createWordFinder<Verb>({
  ...COMMON_WORDS,
  axial: ['n', 'h', 'axial', 'продольная', 'поздовжня'],
  spread: ['q', 'w', 'load', 'нагрузка', 'навантаження'],
  hinge: ['hinge', 'шарнир', 'шарнір'],
  length: ['l', 'length', 'длина', 'довжина'],
});
