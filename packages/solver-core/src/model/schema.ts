import { LEFT_OUT, MAX_CASE_SETS } from './constants.ts';

/**
 * The load-case document of a beam as a JSON Schema literal, the one description that reading and the server's
 * routes share. Objects are open: unknown fields are kept. It speaks of the canonical form, after class names
 * were made canonical and short forms of loads were written out. What its parts are called and mean stands in
 * `describedSchema.ts`: reading needs none of it, and pages that read a document do not load it.
 */
const number = { type: 'number' } as const;
const flag = { type: 'boolean' } as const;
const text = { type: 'string' } as const;
const positive = { type: 'number', exclusiveMinimum: 0 } as const;
export const setMask = { type: 'integer', minimum: 0, maximum: 2 ** MAX_CASE_SETS - 1 } as const;
export const version = { type: 'integer', minimum: 1, maximum: 1 } as const;
export const blank = { type: 'string', default: '' } as const;
export const no = { type: 'boolean', default: false } as const;
export const zero = { type: 'number', default: 0 } as const;
export const none = { type: 'integer', default: 0 } as const;
export const unnamed = { type: 'integer', default: -1 } as const;
/** An index in a list, or -1 for none. */
export const choice = { type: 'integer', minimum: -1, default: -1 } as const;

const unitSystem = {
  type: 'integer',
  minimum: 0,
  maximum: 1,
} as const;

export const supportSchema = {
  type: 'object',
  required: ['className', 'x'],
  properties: {
    className: {
      type: 'string',
      enum: ['cantilever', 'fixed', 'simple', 'hinge', 'spring'],
    },
    x: number,
    release: flag,
    // Spring stiffness, above zero: makes a held direction elastic or adds a spring.
    stiffness: { type: 'object', properties: { x: positive, y: positive, r: positive } },
    // Imposed displacement of held directions.
    settlement: { type: 'object', properties: { x: number, y: number, r: number } },
    sets: setMask,
  },
} as const;

export const beamSectionSchema = {
  type: 'object',
  required: ['x'],
  properties: {
    x: number,
    materialIndex: choice,
    crossSectionIndex: choice,
    alpha: zero,
    flip: no,
    mass: {
      type: 'number',
      minimum: 0,
    },
  },
} as const;

const origin = {
  type: 'object',
  required: ['kind', 'id'],
  properties: { kind: { type: 'string', enum: ['catalogue', 'community', 'own', 'file'] }, id: text },
} as const;

export const materialSchema = {
  type: 'object',
  properties: {
    name: blank,
    E: number,
    G: number,
    nu: number,
    K: { type: ['number', 'null'] },
    rho: { type: 'number', minimum: 0 },
    alpha: number,
    color: text,
    strength: { type: 'object', properties: { tension: positive, compression: positive } },
    origin,
  },
} as const;

const outlinedClasses = [
  'hsection',
  'lsection',
  'csection',
  'tsection',
  'zsection',
  'lippedcsection',
  'lippedzsection',
  'rectangle',
  'rectangularpipe',
  'circle',
  'roundpipe',
] as const;

/** The numbers that shapes are made of. */
const shapeNumbers = {
  b: number,
  h: number,
  c: number,
  tw: number,
  tf: number,
  t: number,
  tb: number,
  r1: number,
  r2: number,
  r3: number,
  r4: number,
  ri: number,
  sf: number,
  sw: number,
  uf: number,
  Dy: number,
  bent: flag,
} as const;

export const crossSectionSchema = {
  type: 'object',
  required: ['className'],
  properties: {
    className: {
      type: 'string',
      enum: [...outlinedClasses, 'builtup', 'generic'],
    },
    label: blank,
    A: number,
    Iy: number,
    Iz: number,
    Iyz: number,
    ey: number,
    ez: number,
    ...shapeNumbers,
    editable: flag,
    units: unitSystem,
    origin,
    parts: {
      type: 'array',
      minItems: 1,
      maxItems: 8,
      items: {
        type: 'object',
        required: ['className'],
        properties: {
          className: { type: 'string', enum: outlinedClasses },
          label: text,
          ...shapeNumbers,
          units: unitSystem,
          y: zero,
          z: zero,
          alpha: zero,
          flip: no,
        },
      },
    },
    connection: { type: 'string', enum: ['battened', 'laced', 'welded'] },
  },
} as const;

export const caseSetSchema = {
  type: 'object',
  properties: {
    title: blank,
    description: blank,
    color: { type: 'string', default: LEFT_OUT.caseSetColor },
    angle: zero,
    combined: no,
    factors: {
      type: 'object',
      additionalProperties: number,
    },
  },
} as const;

const id = { type: ['string', 'number'] } as const;
const loadSets = {
  ...setMask,
  default: 0,
} as const;

export const pointLoadSchema = {
  type: 'object',
  required: ['id', 'className', 'x', 'c', 'alpha'],
  properties: {
    id,
    className: {
      type: 'string',
      enum: ['AxialLoad', 'ShearLoad', 'GenericLoad', 'BendingMoment'],
    },
    x: number,
    c: {
      type: 'array',
      items: number,
      minItems: 1,
      maxItems: 3,
    },
    alpha: number,
    sets: loadSets,
    color: text,
  },
} as const;

export const distributedLoadSchema = {
  type: 'object',
  required: ['id', 'className', 'x', 'y', 'alpha'],
  properties: {
    id,
    className: {
      type: 'string',
      enum: ['DistributedLoad', 'DistributedMass'],
    },
    x: {
      type: 'array',
      items: number,
      minItems: 2,
      maxItems: 2,
    },
    y: {
      type: 'array',
      items: number,
      minItems: 3,
      maxItems: 3,
    },
    alpha: number,
    sets: loadSets,
    color: text,
  },
} as const;

export const unitsSchema = {
  type: 'object',
  default: {},
  properties: {
    system: { ...unitSystem, default: LEFT_OUT.unitSystem },
    incrementIndex: { type: 'integer', default: LEFT_OUT.incrementIndex },
    stepIndex: { type: 'integer', default: LEFT_OUT.stepIndex },
  },
} as const;

export const gridSchema = {
  type: 'object',
  default: {},
  properties: {
    step: { type: 'number', default: LEFT_OUT.grid.step },
    minors: { type: 'number', default: LEFT_OUT.grid.minors },
    yStep: { type: 'number', default: LEFT_OUT.grid.yStep },
  },
} as const;

/** The schema of a beam document; `parseCase` reads by it. */
export const beamCaseSchema = {
  type: 'object',
  required: ['schema', 'L', 'supports'],
  properties: {
    schema: version,
    className: { type: 'string', enum: ['casemsb'], default: 'casemsb' },
    kind: { type: 'string', enum: ['msb'], default: 'msb' },
    branch: { type: 'string', default: 'msb' },
    id: unnamed,
    userId: unnamed,
    title: blank,
    description: blank,
    created: zero,
    readonly: no,
    L: number,
    isReal: no,
    isAccurate: no,
    selfWeight: flag,
    weightSets: setMask,
    shear: no,
    ratio: { type: 'number', default: LEFT_OUT.ratio },
    k: none,
    units: unitsSchema,
    grid: gridSchema,
    supports: { type: 'array', items: supportSchema },
    beamSections: { type: 'array', items: beamSectionSchema, default: [] },
    materials: { type: 'array', items: materialSchema, default: [] },
    sections: { type: 'array', items: crossSectionSchema, default: [] },
    caseSets: { type: 'array', items: caseSetSchema, maxItems: MAX_CASE_SETS, default: [] },
    loads: {
      type: 'array',
      items: { oneOf: [pointLoadSchema, distributedLoadSchema] },
      default: [],
    },
  },
} as const;
