import type { QuantityReading } from './quantityReading.ts';
import type { Unit } from './unit.ts';
import { readUnitSpelling } from './unitSpellings.ts';

/** A unit found in a text; null if it belongs to another quantity. */
export interface FoundUnit {
  readonly unit: Unit | null;
  readonly text: string;
}

const LONGEST_SPELLING = 24;
/** The beginning of a unit: a letter, a symbol, or one over something: `1/°C`, `/°C`, `10⁻⁶/K`. */
const UNIT_START = /^(?:[\p{L}°%‰'"]|1\/|\/°?[CFKСК]|10⁻⁶\/)/u;

/** A single `k` is a kip in US units; elsewhere it is a thousand or not a unit. */
const LONE_K = /^k(?:[·*/-]|$)/;

/** Finds the longest spelling of a unit at the start of a text; returns null if there is none. */
export function findUnit(
  text: string,
  { quantity, system }: Pick<QuantityReading, 'quantity' | 'system'>,
): FoundUnit | null {
  if (!UNIT_START.test(text)) return null;
  for (let length = Math.min(text.length, LONGEST_SPELLING); length > 0; length -= 1) {
    const candidate = text.slice(0, length);
    if (/[\s*·/^(-]$/.test(candidate) || isCutThrough(candidate, text.slice(length))) continue;
    if (system === 0 && LONE_K.test(candidate)) continue;
    const spelled = readUnitSpelling(candidate, quantity);
    if (spelled.found !== 'none') {
      return { unit: spelled.found === 'unit' ? spelled.unit : null, text: candidate };
    }
  }
  return null;
}

/** Returns whether the cut is inside a word or a number. */
function isCutThrough(head: string, tail: string): boolean {
  if (head.endsWith('.')) return /^\d/.test(tail);
  return /[\p{L}\p{N}]$/u.test(head) && /^[\p{L}\p{N}]/u.test(tail);
}
