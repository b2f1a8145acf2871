import type { Quantity, SectionProperties, UnitSystem } from '@eecs/solver-core';
import type { CodeExpected } from '../codes/codeProblem.ts';
import type { FrameQuantity } from '../frame/frameProblem.ts';
import type { Expected, FieldName } from '../problems/problem.ts';
import type { TrussExpected } from '../truss/trussProblem.ts';
import type { Measure } from './check.ts';

/** Returns the unit system in which a document of a case is written: SI unless it says otherwise. */
export function systemOf(document: object): UnitSystem {
  const { units } = document as { readonly units?: { readonly system?: UnitSystem } };
  return units?.system ?? 0;
}

const FIELDS: Readonly<Record<FieldName, Quantity>> = {
  ...{ N: 'force', Q: 'force', M: 'moment' },
  ...{ u: 'displacement', deflection: 'displacement', slope: 'slope' },
};

/** Displacements of a beam without real constants are EA·u, EI·v and EI·θ. */
const SCALED: Readonly<Partial<Record<FieldName, Quantity>>> = {
  ...{ u: 'scaledDisplacement', deflection: 'scaledDeflection', slope: 'scaledSlope' },
};

/** Returns the quantity of a number that is expected of a beam; undefined for a plain number. */
export function measureBeam(what: Expected['what'], isReal: boolean): Quantity | undefined {
  const ofField = (field: FieldName): Quantity => (isReal ? undefined : SCALED[field]) ?? FIELDS[field];
  switch (what.kind) {
    case 'value':
      return ofField(what.field);
    case 'extreme':
      return what.part === 'x' ? 'length' : ofField(what.field);
    case 'zero':
      return 'length';
    case 'reaction':
      return what.part === 'moment' ? 'moment' : 'force';
    case 'stress':
      return what.stress === 'direction' ? undefined : 'stress';
    case 'stressExtreme':
      return 'stress';
    case 'mohr':
      return ofField(what.displacement === 'axial' ? 'u' : what.displacement);
    case 'degree':
      return undefined;
    default:
      return what satisfies never;
  }
}

/** Returns the quantity of a number that is expected of a truss; undefined for a plain number and for a word. */
export function measureTruss({ kind }: TrussExpected['what']): Quantity | undefined {
  switch (kind) {
    case 'N':
    case 'R':
      return 'force';
    case 'stress':
      return 'stress';
    case 'u':
    case 'mohr':
      return 'displacement';
    default:
      return undefined;
  }
}

/** Returns the quantity of a number that is expected of a frame; undefined for a plain number and for a word. */
export function measureFrame(what: FrameQuantity): Quantity | undefined {
  switch (what.kind) {
    case 'reaction':
      return what.part === 'moment' ? 'moment' : 'force';
    case 'joint':
      return what.part === 'r' ? 'slope' : 'displacement';
    case 'critical':
    case 'status':
    case 'cause':
    case 'degree':
      return undefined;
    default:
      return FIELDS[what.kind];
  }
}

/** Returns the quantity of a number of a check by a design code; undefined for a plain number. */
export function measureCode({ check, what }: CodeExpected): Quantity | undefined {
  switch (what) {
    case 'resistance':
    case 'value':
    case 'critical':
      return check === 'shear' || check === 'compression' ? 'force' : 'moment';
    case 'moment':
      return 'moment';
    case 'Lp':
    case 'Lr':
      return 'length';
    default:
      return undefined;
  }
}

const BY_LETTER: Readonly<Record<string, Quantity>> = {
  ...{ A: 'area', I: 'secondMoment', W: 'sectionModulus', S: 'sectionModulus' },
};

/** Returns the quantity of a property of a section; undefined for an angle. */
export function measureProperty(name: keyof SectionProperties): Quantity | undefined {
  if (name === 'Iw') return 'warping';
  if (name === 'alpha') return undefined;
  return BY_LETTER[name[0] ?? ''] ?? 'sectionDimension';
}

/** Combines a quantity with the system of its number; undefined for a plain number. */
export function measureIn(quantity: Quantity | undefined, system: UnitSystem): Measure | undefined {
  return quantity && { quantity, system };
}
