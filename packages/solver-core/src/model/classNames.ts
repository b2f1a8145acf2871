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

const SUPPORTS = /* @__PURE__ */ table<SupportClass>(supportSchema, {
  clamp: 'cantilever',
  pin: 'fixed',
  roller: 'simple',
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
