import type { Support } from '@eecs/solver-core';

/** The name of a support: a letter, or for a hinge, which has no reaction, a number. */
export interface SupportName {
  readonly noun: 'support' | 'hinge';
  readonly mark: string;
}

/**
 * Names the supports from left to right, as in a drawing: supports A, B, C …, hinges 1, 2, 3 … Tables, fields, dialogs
 * and the board all use it; moving one past another, or removing one, changes the names everywhere.
 *
 * @example nameSupports([{ className: 'simple', x: 6 }, { className: 'hinge', x: 4 }]) // [support A, hinge 1]
 */
export function nameSupports(supports: readonly Support[]): readonly SupportName[] {
  const names: SupportName[] = supports.map(() => ({ noun: 'support', mark: '' }));
  const counts = { support: 0, hinge: 0 };
  supports
    .map((support, index) => ({ support, index }))
    .sort((a, b) => a.support.x - b.support.x)
    .forEach(({ support, index }) => {
      const noun = support.className === 'hinge' ? 'hinge' : 'support';
      const order = counts[noun];
      counts[noun] += 1;
      names[index] = { noun, mark: noun === 'hinge' ? String(order + 1) : toLetters(order) };
    });
  return names;
}

/**
 * Returns the letters of the supports, which a drawing and its reactions show; a hinge has none.
 *
 * @example letterSupports([{ className: 'simple', x: 6 }, { className: 'fixed', x: 0 }]) // ['B', 'A']
 */
export function letterSupports(supports: readonly Support[]): string[] {
  return nameSupports(supports).map(({ noun, mark }) => (noun === 'hinge' ? '' : mark));
}

/** 0 is A, 25 is Z, 26 is AA. */
function toLetters(order: number): string {
  const letter = String.fromCharCode(65 + (order % 26));
  return order < 26 ? letter : toLetters(Math.floor(order / 26) - 1) + letter;
}
