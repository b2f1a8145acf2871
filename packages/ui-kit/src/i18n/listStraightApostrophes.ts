import type { Messages } from '@eecs/solver-core/texts';

/**
 * Lists the keys of a Ukrainian catalogue with a straight apostrophe; correct Ukrainian uses the curved one
 * (`зв’язок`). For the test of every Ukrainian catalogue.
 */
export function listStraightApostrophes(messages: Messages, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) => {
    if (typeof value !== 'string') return listStraightApostrophes(value, `${prefix}${key}.`);
    return /\p{L}['ʼ`]\p{L}/u.test(value) ? [prefix + key] : [];
  });
}
