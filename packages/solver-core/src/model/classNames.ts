import { crossSectionSchema, distributedLoadSchema, pointLoadSchema, supportSchema } from './schema.ts';
import type { LoadClass, SectionClass, SupportClass } from './document.ts';

/** Returns the canonical class of a support for any accepted spelling, or undefined. */
export function toSupportClass(name: string): SupportClass | undefined {
  return SUPPORTS.get(name) ?? SUPPORTS.get(name.toLowerCase());
}

/** Returns the canonical class of a load for its name or short symbol, or undefined. */
export function toLoadClass(name: string): LoadClass | undefined {
  return LOADS.get(name) ?? LOADS.get(name.toLowerCase());
}

/** Returns the canonical shape for its name or alias, or undefined. */
export function toSectionClass(name: string): SectionClass | undefined {
  return SECTIONS.get(name) ?? SECTIONS.get(name.toLowerCase());
}

/** The usual English words for supports, in the order in which a refusal lists them. */
export const SUPPORT_WORDS = ['pin', 'roller', 'clamp', 'hinge', 'spring'] as const;

/**
 * Returns the accepted spelling of a support that a wrong one is most like, or undefined where none is alike. `fixed`,
 * which elsewhere means a clamp and here a pin, is never suggested.
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

/** Counts the letters to be put in, taken out or replaced (Levenshtein). */
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

const SUPPORTS = /* @__PURE__ */ table<SupportClass>(supportSchema, {
  clamp: 'cantilever',
  pin: 'fixed',
  roller: 'simple',
  // Words of other programs and books; `fixed` alone is the document's own word for a pin.
  pinned: 'fixed',
  hinged: 'fixed',
  encastre: 'cantilever',
  encastré: 'cantilever',
  'fixed-end': 'cantilever',
  'built-in': 'cantilever',
  clamped: 'cantilever',
});

const LOADS = /* @__PURE__ */ new Map([
  ...table<LoadClass>(pointLoadSchema, {
    n: 'AxialLoad',
    nx: 'AxialLoad',
    q: 'ShearLoad',
    qy: 'ShearLoad',
    qz: 'ShearLoad',
    r: 'GenericLoad',
    m: 'BendingMoment',
    my: 'BendingMoment',
    mz: 'BendingMoment',
    pointload: 'GenericLoad',
    moment: 'BendingMoment',
  }),
  ...table<LoadClass>(distributedLoadSchema, { 'q(x)': 'DistributedLoad', 'm(x)': 'DistributedMass' }),
]);

const SECTIONS = /* @__PURE__ */ table<SectionClass>(crossSectionSchema, {
  h: 'hsection',
  i: 'hsection',
  l: 'lsection',
  angle: 'lsection',
  c: 'csection',
  t: 'tsection',
  z: 'zsection',
  'built-up': 'builtup',
  rect: 'rectangle',
  'rectangular-pipe': 'rectangularpipe',
  'round-pipe': 'roundpipe',
});

interface ClassSchema<Name extends string> {
  readonly properties: { readonly className: { readonly enum: readonly Name[] } };
}

function table<Name extends string>(
  schema: ClassSchema<Name>,
  aliases: Readonly<Record<string, Name>>,
): Map<string, Name> {
  const names = schema.properties.className.enum;
  // Almost every name comes as it is meant to be and needs no other case.
  const spellings = names.flatMap((name): [string, Name][] => [
    [name, name],
    [name.toLowerCase(), name],
  ]);
  return new Map([...spellings, ...Object.entries(aliases)]);
}
