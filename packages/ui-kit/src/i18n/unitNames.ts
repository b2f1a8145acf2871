import type { Unit } from '@eecs/solver-core';
import type { Locale } from './locale.ts';

/** Parts of a unit in Russian and Ukrainian standards; both languages use the same letters except these. */
const SHARED = {
  m: 'м',
  mm: 'мм',
  cm: 'см',
  km: 'км',
  N: 'Н',
  kN: 'кН',
  MN: 'МН',
  kgf: 'кгс',
  tf: 'тс',
  Pa: 'Па',
  kPa: 'кПа',
  MPa: 'МПа',
  GPa: 'ГПа',
  g: 'г',
  kg: 'кг',
  t: 'т',
  rad: 'рад',
  mrad: 'мрад',
} as const;

/**
 * Writes a metric unit in Cyrillic, part by part: `kN·m` is `кН·м`. US units keep their international symbols, which
 * have no established Cyrillic form.
 */
export function unitName(unit: Unit, locale: Locale): string {
  if (unit === '1') return '';
  if (unit === 'ft-in') return 'ft-in';
  if (locale === 'en-US') return unit;
  const parts = unit.split(/([·/²³⁴⁶]|10⁻⁶|°C|°F|°|%|‰|1(?=\/))/);
  const isKnown = parts.every((part) => part === '' || isMark(part) || part in SHARED);
  return isKnown
    ? parts.map((part) => (part in SHARED ? SHARED[part as keyof typeof SHARED] : part)).join('')
    : unit;
}

function isMark(part: string): boolean {
  return /^([·/²³⁴⁶]|10⁻⁶|°C|°F|°|%|‰|1|K)$/.test(part);
}
