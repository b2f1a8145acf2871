/**
 * A beam as plain numbers in one consistent system of units, which the generator creates and the independent method
 * reads.
 */
export interface PlainBeam {
  readonly length: number;
  readonly stretches: readonly PlainStretch[];
  readonly supports: readonly PlainSupport[];
  readonly loads: readonly PlainLoad[];
  /** If empty, there is one set with every load. */
  readonly sets: readonly PlainSet[];
}

export interface PlainStretch {
  readonly x1: number;
  readonly E: number;
  readonly A: number;
  readonly I: number;
  /** Weight per length, 0 for none; gravity is 1. */
  readonly mass: number;
  /** A rectangle of area A and second moment I with shear strains, b wide and h high, and its Poisson's ratio. */
  readonly shear?: { readonly b: number; readonly h: number; readonly nu: number };
}

export interface PlainSupport {
  readonly x: number;
  /** Whether the beam has a hinge at this place, with or without a bearing. */
  readonly isHinge: boolean;
  /** For each direction: free, rigid, or a spring with its stiffness. */
  readonly holdX: Hold;
  readonly holdY: Hold;
  readonly holdR: Hold;
  readonly settlement: { readonly x: number; readonly y: number; readonly r: number };
}

export type Hold = 'free' | 'rigid' | number;

export type PlainLoad =
  | {
      readonly kind: 'force';
      readonly x: number;
      readonly value: number;
      readonly alpha: number;
      readonly sets: number;
    }
  | { readonly kind: 'moment'; readonly x: number; readonly value: number; readonly sets: number }
  | {
      readonly kind: 'spread' | 'mass';
      readonly x0: number;
      readonly x1: number;
      /** Ordinates at start, middle and end. */
      readonly y: readonly [number, number, number];
      readonly alpha: number;
      readonly sets: number;
    };

export interface PlainSet {
  readonly angle: number;
  /** Factors of the sets that are not combined, by index; null for a set that is not combined itself. */
  readonly factors: readonly number[] | null;
}

/** Writes a plain beam as a document in US units, where E·A and E·I need no factor. */
export function toDocument(beam: PlainBeam): object {
  return {
    schema: 1,
    L: beam.length,
    units: { system: 1 },
    selfWeight: beam.stretches.some(({ mass }) => mass > 0),
    shear: beam.stretches.some(({ shear }) => shear !== undefined),
    supports: beam.supports.map(writeSupport),
    materials: beam.stretches.map(({ E, shear }, i) => ({ name: `material ${i}`, E, nu: shear?.nu ?? 0.3 })),
    sections: beam.stretches.map(({ A, I, shear }, i) => ({
      label: `section ${i}`,
      ...(shear ? { className: 'rectangle', b: shear.b, h: shear.h } : { className: 'generic', A, Iy: I }),
    })),
    beamSections: beam.stretches.map(({ x1, mass }, i) => ({
      x: x1,
      materialIndex: i,
      crossSectionIndex: i,
      mass,
    })),
    caseSets: beam.sets.map(({ angle, factors }, i) => ({
      title: `set ${i}`,
      angle,
      combined: factors !== null,
      ...(factors ? { factors: Object.fromEntries(factors.map((factor, k) => [k, factor])) } : {}),
    })),
    loads: beam.loads.map(writeLoad),
  };
}

function writeSupport({ x, isHinge, holdX, holdY, holdR, settlement }: PlainSupport): object {
  if (isHinge && holdX === 'free' && holdY === 'free') return { className: 'hinge', x };
  const stiffness = Object.fromEntries(
    Object.entries({ x: holdX, y: holdY, r: holdR }).filter(([, hold]) => typeof hold === 'number'),
  );
  const moved = Object.fromEntries(Object.entries(settlement).filter(([, value]) => value !== 0));
  return {
    className: classOf({ holdX, holdY, holdR }),
    x,
    ...(isHinge ? { release: true } : {}),
    ...(Object.keys(stiffness).length > 0 ? { stiffness } : {}),
    ...(Object.keys(moved).length > 0 ? { settlement: moved } : {}),
  };
}

function classOf({ holdX, holdY, holdR }: Pick<PlainSupport, 'holdX' | 'holdY' | 'holdR'>): string {
  if (holdR === 'rigid') return 'cantilever';
  if (holdX === 'rigid') return 'fixed';
  return holdY === 'rigid' ? 'simple' : 'spring';
}

function writeLoad(load: PlainLoad): object {
  switch (load.kind) {
    case 'force':
      return {
        className: 'GenericLoad',
        x: load.x,
        c: [load.value],
        alpha: load.alpha,
        sets: load.sets,
      };
    case 'moment':
      return { className: 'BendingMoment', x: load.x, c: [load.value], sets: load.sets };
    case 'spread':
      return {
        className: 'DistributedLoad',
        x: [load.x0, load.x1],
        y: load.y,
        alpha: load.alpha,
        sets: load.sets,
      };
    case 'mass':
      return { className: 'DistributedMass', x: [load.x0, load.x1], y: load.y, sets: load.sets };
    default:
      return load satisfies never;
  }
}
