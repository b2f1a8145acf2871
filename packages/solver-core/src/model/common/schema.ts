import { LEFT_OUT, MAX_CASE_SETS } from './constants.ts';
import { DISTRIBUTED_LOADS } from './loadClass.ts';

/**
 * Parts of load-case documents that all structures share, as JSON Schema literals. Objects are open: unknown fields are
 * kept. Titles and descriptions are in `describedSchema.ts`: the reader does not need them, and pages that read a
 * document do not load them.
 */
export const number = { type: 'number' } as const;
export const flag = { type: 'boolean' } as const;
export const text = { type: 'string' } as const;
export const positive = { type: 'number', exclusiveMinimum: 0 } as const;
export const setMask = { type: 'integer', minimum: 0, maximum: 2 ** MAX_CASE_SETS - 1 } as const;
export const no = { type: 'boolean', default: false } as const;
export const zero = { type: 'number', default: 0 } as const;
/** The version of documents. */
export const version = { type: 'integer', minimum: 1, maximum: 1 } as const;
/** An index in a list, or -1 for none. */
export const choice = { type: 'integer', minimum: -1, default: -1 } as const;
export const id = { type: ['string', 'number'] } as const;

const blank = { type: 'string', default: '' } as const;
const unnamed = { type: 'integer', default: -1 } as const;

const unitSystem = {
  type: 'integer',
  minimum: 0,
  maximum: 1,
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

/** The numeric parameters of shapes. */
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

/**
 * Parts whose form is defined in `combinationsSchema.ts` and `reactionSchema.ts`, which the code that combines case sets,
 * checks limits, carries reactions and writes schemas uses. Pages that only read a document keep these parts unchanged.
 */
const kept = { type: 'object' } as const;

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
    action: kept,
    situation: text,
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

/** A load on an area that a member or a joint carries: its pressure, the tributary width, and the spacing of joints. */
const area = { pressure: number, width: positive } as const;

/** Fields that point loads of all structures have; their position depends on the structure. */
export const pointLoad = {
  id,
  c: {
    type: 'array',
    items: number,
    minItems: 1,
    maxItems: 3,
  },
  alpha: number,
  sets: { ...setMask, default: 0 },
  color: text,
  // The reaction of another saved document that the load carries on, as `reactionSchema.ts` describes it.
  from: kept,
  source: {
    type: 'object',
    required: ['pressure', 'width', 'spacing'],
    properties: { ...area, spacing: positive },
  },
} as const;

/** The fields of a load that is distributed along a member. */
export const distributedLoad = {
  id,
  className: {
    type: 'string',
    enum: DISTRIBUTED_LOADS,
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
  sets: pointLoad.sets,
  color: text,
  source: { type: 'object', required: ['pressure', 'width'], properties: area },
} as const;

/** The fields that identify a document. */
export const identity = {
  id: unnamed,
  userId: unnamed,
  title: blank,
  description: blank,
  created: zero,
  readonly: no,
} as const;

/** The fields that state the precision of a document. */
export const precision = { isReal: no, isAccurate: no } as const;

/** Width over height of a drawing. */
export const ratio = { type: 'number', default: LEFT_OUT.ratio } as const;

/** The fields that only the editor uses: selection, units and grid. */
export const sheet = { k: { type: 'integer', default: 0 }, units: unitsSchema, grid: gridSchema } as const;

/** The lists that documents of all structures have, and the requirements on their case sets. */
export const lists = {
  materials: { type: 'array', items: materialSchema, default: [] },
  sections: { type: 'array', items: crossSectionSchema, default: [] },
  caseSets: { type: 'array', items: caseSetSchema, maxItems: MAX_CASE_SETS, default: [] },
  combinations: kept,
  limits: kept,
} as const;
