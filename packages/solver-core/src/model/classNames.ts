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

const SUPPORTS = table<SupportClass>({
  cantilever: ['clamp'],
  fixed: [],
  simple: [],
  hinge: [],
  spring: [],
});

const LOADS = table<LoadClass>({
  AxialLoad: ['n', 'nx'],
  ShearLoad: ['q', 'qy', 'qz'],
  GenericLoad: ['r'],
  BendingMoment: ['m', 'my', 'mz'],
  DistributedLoad: ['q(x)'],
  DistributedMass: ['m(x)'],
});

const SECTIONS = table<SectionClass>({
  hsection: ['h', 'i'],
  lsection: ['l', 'angle'],
  csection: ['c'],
  tsection: ['t'],
  zsection: ['z'],
  rectangle: ['rect'],
  rectangularpipe: ['rectangular-pipe'],
  circle: [],
  roundpipe: ['round-pipe'],
  generic: [],
});

function table<Name extends string>(aliases: Record<Name, readonly string[]>): ReadonlyMap<string, Name> {
  const entries = (Object.keys(aliases) as Name[]).flatMap((name) =>
    // Almost every name comes as it is meant to be and needs no other case.
    [name, name.toLowerCase(), ...aliases[name]].map((spelling): [string, Name] => [spelling, name]),
  );
  return new Map(entries);
}
