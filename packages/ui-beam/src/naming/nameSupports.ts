import type { Support } from '@eecs/solver-core';

/**
 * Names the bearings A, B, C … from left to right, as a drawing does; a hinge bears nothing and gets no name.
 *
 * @example nameSupports([{ className: 'simple', x: 6 }, { className: 'fixed', x: 0 }]) // ['B', 'A']
 */
export function nameSupports(supports: readonly Support[]): string[] {
  const names = supports.map(() => '');
  supports
    .map((support, index) => ({ support, index }))
    .filter(({ support }) => support.className !== 'hinge')
    .sort((a, b) => a.support.x - b.support.x)
    .forEach(({ index }, order) => {
      names[index] = toLetters(order);
    });
  return names;
}

/** 0 is A, 25 is Z, 26 is AA. */
function toLetters(order: number): string {
  const letter = String.fromCharCode(65 + (order % 26));
  return order < 26 ? letter : toLetters(Math.floor(order / 26) - 1) + letter;
}
