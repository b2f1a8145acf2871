import { spell } from '../common/classNames.ts';
import type { SupportClass } from './document.ts';
import { supportSchema } from './schema.ts';

/** Returns the canonical class of a support for any accepted spelling, or undefined. */
export function toSupportClass(name: string): SupportClass | undefined {
  return SUPPORTS.get(name) ?? SUPPORTS.get(name.toLowerCase());
}

/** The usual English words for supports, in the order in which a refusal lists them. */
export const SUPPORT_WORDS = ['pin', 'roller', 'clamp', 'hinge', 'spring'] as const;

/**
 * Returns the accepted support word most similar to a misspelt one, or undefined if none is similar. `fixed`, which
 * means a clamp elsewhere and a pin here, is never suggested.
 *
 * @example nearestSupportWord('rollar') // 'roller'
 */
export function nearestSupportWord(name: string): string | undefined {
  const wanted = name.toLowerCase().slice(0, 80);
  let nearest: string | undefined;
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const word of [...SUPPORT_WORDS, ...SUPPORTS.keys()]) {
    const distance = editDistance(wanted, word);
    if (word === 'fixed' || distance >= least) continue;
    nearest = word;
    least = distance;
  }
  return nearest;
}

/** Counts the letters to insert, delete or replace (Levenshtein distance). */
function editDistance(a: string, b: string): number {
  let above = [...b, ''].map((_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++)
      row[j] = Math.min(row[j - 1]! + 1, above[j]! + 1, above[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    above = row;
  }
  return above[b.length]!;
}

const SUPPORTS = /* @__PURE__ */ spell<SupportClass>(supportSchema.properties.className.enum, {
  clamp: 'cantilever',
  pin: 'fixed',
  roller: 'simple',
  // Words of other programs and books; `fixed` is the document's own word for a pin.
  pinned: 'fixed',
  hinged: 'fixed',
  encastre: 'cantilever',
  encastré: 'cantilever',
  'fixed-end': 'cantilever',
  'built-in': 'cantilever',
  clamped: 'cantilever',
});
