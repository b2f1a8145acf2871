import { positive, text } from './schema.ts';

/**
 * JSON Schema literals of the parts of a document that state how its case sets are combined and which limits its
 * results must meet. `@eecs/solver-core/combinations` reads with them; pages that only read or solve a document do not
 * need them.
 */
const share = { type: 'number', minimum: 0, maximum: 1 } as const;
const factor = { type: 'number', minimum: 0, maximum: 10 } as const;

const psi = {
  type: 'object',
  required: ['psi0', 'psi1', 'psi2'],
  properties: { psi0: share, psi1: share, psi2: share },
} as const;

/** Design situations, the ultimate ones first. */
export const SITUATIONS = [
  'ULS-STR',
  'ULS-EQU',
  'accidental',
  'SLS-characteristic',
  'SLS-frequent',
  'SLS-quasi-permanent',
  'ASD',
] as const;

/** A design situation. */
export const situationSchema = { type: 'string', enum: SITUATIONS } as const;
const situation = situationSchema;

const ACTION_KINDS = [
  ...['G', 'Gset', 'Q', 'S', 'W', 'T', 'C', 'TS', 'A', 'E'],
  // Loads that ASCE/SEI 7 names by letters of its own.
  ...['F', 'H', 'R', 'WT'],
] as const;

const actionKeys = [
  ...ACTION_KINDS,
  ...['Q.A', 'Q.B', 'Q.C', 'Q.D', 'Q.E', 'Q.F', 'Q.G', 'Q.H', 'Q.light', 'S.high', 'H.permanent'],
] as const;

/** The kind of action that the loads of a case set are. */
export const caseActionSchema = {
  type: 'object',
  required: ['kind'],
  properties: {
    kind: { type: 'string', enum: ACTION_KINDS },
    category: { type: 'string', enum: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] },
    light: { type: 'boolean' },
    permanent: { type: 'boolean' },
    snow: { type: 'string', enum: ['low', 'high'] },
    group: text,
    psi,
    pattern: { type: 'string', enum: ['any', 'EN 1993-1-1 AB.2'] },
  },
} as const;

/** The rule by which the case sets of a document are combined. */
export const combinationsSchema = {
  type: 'object',
  required: ['rule'],
  properties: {
    rule: {
      type: 'string',
      enum: ['en1990', 'en1990-ab', 'en1990-uk', 'en1990-uk-b', 'en1990-no', 'asce7-22', 'asce7-16'],
    },
    situations: { type: 'array', items: situation, minItems: 1, maxItems: SITUATIONS.length },
    changes: {
      type: 'array',
      maxItems: 100,
      items: {
        type: 'object',
        required: ['of'],
        properties: {
          of: { type: 'string', enum: actionKeys },
          situation,
          label: text,
          high: factor,
          low: factor,
          lead: factor,
          psi,
        },
      },
    },
  },
} as const;

/** Partial factors of resistance: those of national annexes are from 1.0 to 1.25. */
const partial = { type: 'number', minimum: 0.9, maximum: 10 } as const;

/** Factors of the effective length of a rod or of a span, by the axes of its section. */
export const lengthFactorsSchema = {
  type: 'object',
  properties: { y: positive, z: positive, x: positive },
} as const;

/** The limits that an answer is judged by. */
export const limitsSchema = {
  type: 'object',
  properties: {
    deflection: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        properties: {
          title: text,
          span: positive,
          cantilever: positive,
          most: positive,
          units: { type: 'integer', minimum: 0, maximum: 1 },
          actions: { type: 'string', enum: ['all', 'variable'] },
          situation,
          source: text,
        },
      },
    },
    stress: { type: 'object', required: ['factor'], properties: { factor: positive, source: text } },
    rods: {
      type: 'object',
      required: ['standard'],
      properties: {
        standard: { type: 'string', enum: ['EN 1993-1-1', 'AISC 360-22'] },
        gammaM0: partial,
        gammaM1: partial,
        hollow: { type: 'string', enum: ['hot-finished', 'cold-formed'] },
      },
    },
    members: {
      type: 'object',
      required: ['standard'],
      properties: {
        standard: { type: 'string', enum: ['EN 1993-1-1', 'AISC 360-22'] },
        gammaM0: partial,
        gammaM1: partial,
        restraints: { type: 'string', enum: ['continuous', 'supports', 'places'] },
        places: { type: 'array', maxItems: 200, items: { type: 'number' } },
        units: { type: 'integer', minimum: 0, maximum: 1 },
        topFlange: { type: 'string', enum: ['continuous'] },
        loadHeight: { type: 'string', enum: ['top', 'centre', 'bottom'] },
        lateral: { type: 'string', enum: ['general', 'rolled'] },
        K: { type: 'array', maxItems: 200, items: lengthFactorsSchema },
      },
    },
  },
} as const;
