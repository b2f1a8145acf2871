import type { UnitSystem } from './document.ts';

/**
 * Standard gravity along +y, m/s2. A mass of 1 lb weighs 1 lbf, so US linear masses are used as loads without
 * conversion.
 */
export const GRAVITY = -9.80665;

/** Load per unit of linear mass along +y, in the document's own units (N per kg, lbf per lb). */
export const GRAVITY_BY_SYSTEM: Readonly<Record<UnitSystem, number>> = { 0: GRAVITY, 1: -1 };

/**
 * The weight of a unit mass: N per kg; poundals per lb, which is used only to display slugs (a load in lbf is not 32
 * times its mass in lb).
 */
export const WEIGHT_FACTORS: Readonly<Record<UnitSystem, number>> = { 0: 9.80665, 1: 32.17404855643 };

/** Kinds of structure that a document can have. */
export const STRUCTURES = ['msb', 'arch', 'pile', 'truss', 'frame'] as const;

/**
 * Default values of the fields that a document may omit. They are separate from `DEFAULTS`, so that the reader loads
 * nothing else.
 */
export const LEFT_OUT = {
  ratio: 2,
  unitSystem: 0,
  incrementIndex: 3,
  stepIndex: 0,
  grid: { step: 1, minors: 10, yStep: 5 },
  caseSetColor: '#607d8b',
  distributedAlphaDeg: 90,
} as const;

/**
 * Constants of a new beam and of the fields that a document may omit. Its indexes refer to `increments` and
 * `fractions`.
 */
export const DEFAULTS = /* @__PURE__ */ Object.freeze({
  length: 5,
  ...LEFT_OUT,
  increments: [0.001, 0.01, 0.1, 1, 10, 100, 1000],
  fractions: [1 / 16, 1 / 8, 1 / 4, 1 / 2, 1],
  maxGridMinors: 12,
  maxGridSteps: 25,
  /** Decimals of the displayed unit that accurate work stores and shows; reports use the same number. */
  accurateDigits: 6,
} as const);

/** Greatest magnitude of a number that the server and the editors accept; messages name it. */
export const MOST_MAGNITUDE = 1e15;

/**
 * Limits of a document that the server accepts and the editor offers; they do not bind the solver. This is the only
 * table of them: `limitBeamSchema` writes them into the schema. `anonymous` is a tenth of `full`, but never below 3
 * case sets, 10 materials, 10 sections and 50 supports.
 */
export const LIMITS = {
  full: {
    length: 1e6,
    supports: 2500,
    beamSections: 2500,
    loads: 5000,
    caseSets: 30,
    materials: 50,
    sections: 50,
    joints: 12_000,
    links: 100_000,
    guides: 500,
    title: 200,
    description: 4000,
    magnitude: MOST_MAGNITUDE,
  },
  anonymous: {
    length: 1e6,
    supports: 250,
    beamSections: 250,
    loads: 500,
    caseSets: 12,
    materials: 10,
    sections: 10,
    joints: 1200,
    links: 10_000,
    guides: 50,
    title: 200,
    description: 4000,
    magnitude: MOST_MAGNITUDE,
  },
} as const;

/** Number of case sets that a bit mask can represent. */
export const MAX_CASE_SETS = 30;
