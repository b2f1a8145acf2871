import type { SectionClass } from './document.ts';
import { DISTRIBUTED_LOADS, POINT_LOADS, type LoadClass } from './loadClass.ts';
import { crossSectionSchema } from './schema.ts';

/** Returns the canonical class of a load for its name or short symbol, or undefined. */
export function toLoadClass(name: string): LoadClass | undefined {
  return LOADS.get(name) ?? LOADS.get(name.toLowerCase());
}

/** Returns the canonical shape for its name or alias, or undefined. */
export function toSectionClass(name: string): SectionClass | undefined {
  return SECTIONS.get(name) ?? SECTIONS.get(name.toLowerCase());
}

const LOADS = /* @__PURE__ */ new Map([
  ...spell<LoadClass>(POINT_LOADS, {
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
  ...spell<LoadClass>(DISTRIBUTED_LOADS, { 'q(x)': 'DistributedLoad', 'm(x)': 'DistributedMass' }),
]);

const SECTIONS = /* @__PURE__ */ spell<SectionClass>(crossSectionSchema.properties.className.enum, {
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

/** Creates a table from every accepted spelling of some classes to their canonical names. */
export function spell<Name extends string>(
  names: readonly Name[],
  aliases: Readonly<Record<string, Name>>,
): Map<string, Name> {
  // Almost every name is spelled correctly and needs no change of case.
  const spellings = names.flatMap((name): [string, Name][] => [
    [name, name],
    [name.toLowerCase(), name],
  ]);
  return new Map([...spellings, ...Object.entries(aliases)]);
}
