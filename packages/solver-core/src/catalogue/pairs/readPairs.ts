import type { Connection } from '../../model/common/document.ts';
import type { PairArrangement } from '../../model/common/pairs.ts';

/** A pair of equal sections that a text may mean. */
export interface PairReading {
  /** The designation of one section. */
  readonly part: string;
  readonly arrangement: PairArrangement;
  /** Clear distance, mm. */
  readonly gap: number;
  /** How the two are connected; absent if the text does not state it. */
  readonly connection?: Connection;
}

const CONNECTED: readonly (readonly [RegExp, Connection])[] = [
  [/\s+(?:welded|свар\S*|зварн\S*)$/iu, 'welded'],
  [/\s+(?:laced|решётк\S*|решетк\S*|ґратк\S*)$/iu, 'laced'],
  [/\s+(?:battened|планк\S*)$/iu, 'battened'],
];

const SIGNS: readonly (readonly [RegExp, PairArrangement])[] = [
  [/\s*(?:slbb|short)$/i, 'legs'],
  [/\s*(?:\[\s*\]|box|toes|короб\S*)$/i, 'toes'],
  [/\s*(?:star|cross|звезд\S*|крест\S*|хрест\S*)$/i, 'star'],
  [/\s*(?:llbb|long|\]\s*\[)$/i, 'backs'],
];

/** A gap after a slash with spaces, and one after two legs and a thickness as AISC writes it. */
const CLEAR = [/^(.+?)\s+\/\s*(\S+)$/u, /^([a-z]+\s*[\d./-]+x[\d./-]+x[\d./-]+)x(\d+\/\d+)$/iu];
const TIGHT = [/^(.+)\/(\d+(?:[.,]\d+)?)$/u];

const INCH = 25.4;

/**
 * Reads a text as a pair of equal sections with a gap, in every way that it may be meant: `2L 100x10 / 10`,
 * `2L4X4X1/2X3/8 LLBB`, `2 x UPN 200 / 12 [] welded`. The gap is in mm, or in inches if it is a fraction or has that
 * unit. Empty if the text does not describe a pair.
 *
 * @example readPairs('2L 100x10 / 10')[0] // { part: 'L 100x10', arrangement: 'backs', gap: 10 }
 */
export function readPairs(text: string): readonly PairReading[] {
  const found =
    /^\s*2\s*(?:[x×х*]\s+)?(?=[^\s\d.,x×х*/])(.+?)\s*$/iu.exec(text) ??
    /^\s*2\s+[x×х*]\s+(.+?)\s*$/iu.exec(text);
  let rest = found?.[1];
  if (rest === undefined) return [];
  const connected = CONNECTED.find(([word]) => word.test(rest!));
  if (connected !== undefined) rest = rest.replace(connected[0], '');
  const connection = connected && { connection: connected[1] };
  let arrangement: PairArrangement = 'backs';
  for (const [sign, meant] of SIGNS) {
    if (!sign.test(rest)) continue;
    arrangement = meant;
    rest = rest.replace(sign, '');
    break;
  }
  const readAs = (forms: readonly RegExp[]) =>
    forms.flatMap((form): PairReading[] => {
      const [, part, distance] = form.exec(rest) ?? [];
      const gap = readGap(distance ?? '');
      return part === undefined || gap === null ? [] : [{ part, arrangement, gap, ...connection }];
    });
  // A slash without spaces may belong to a fraction: L4X4X1/2.
  return [...readAs(CLEAR), { part: rest, arrangement, gap: 0, ...connection }, ...readAs(TIGHT)];
}

function readGap(text: string): number | null {
  const [, above = '', below, inch] = /^(\d+(?:[.,]\d+)?)(?:\/(\d+))?(in|"|″)?(?:mm|мм)?$/u.exec(text) ?? [];
  if (above === '') return null;
  const value = Number(above.replace(',', '.')) / Number(below ?? 1);
  if (!Number.isFinite(value)) return null;
  return below !== undefined || inch !== undefined ? value * INCH : value;
}
