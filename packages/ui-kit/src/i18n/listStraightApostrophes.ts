import type { Messages } from '@eecs/solver-core/texts';

/**
 * Lists the keys of a Ukrainian catalogue that write the apostrophe straight; the language has one, the curved one
 * (`зв’язок`). For the test every Ukrainian catalogue has.
 */
export function listStraightApostrophes(messages: Messages, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) => {
    if (typeof value !== 'string') return listStraightApostrophes(value, `${prefix}${key}.`);
    return /\p{L}['ʼ`]\p{L}/u.test(value) ? [prefix + key] : [];
  });
}
