import { POINT_LOADS } from '../common/loadClass.ts';
import {
  choice,
  distributedLoad,
  flag,
  identity,
  lists,
  no,
  number,
  pointLoad,
  positive,
  precision,
  ratio,
  setMask,
  sheet,
  version,
  zero,
} from '../common/schema.ts';

/**
 * The load-case document of a beam as a JSON Schema literal, the single description that the reader and the server's
 * routes share. Objects are open: unknown fields are kept. It describes the canonical form, after class names were made
 * canonical and short forms of loads were expanded. Titles and descriptions are in `describedSchema.ts`: the reader
 * does not need them, and pages that read a document do not load them.
 */
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
    // Spring stiffness, above zero: makes a held direction elastic or adds a spring in a free one.
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

export const pointLoadSchema = {
  type: 'object',
  required: ['id', 'className', 'x', 'c', 'alpha'],
  properties: {
    id: pointLoad.id,
    className: {
      type: 'string',
      enum: POINT_LOADS,
    },
    x: number,
    c: pointLoad.c,
    alpha: number,
    sets: pointLoad.sets,
    color: pointLoad.color,
    from: pointLoad.from,
    source: pointLoad.source,
  },
} as const;

export const distributedLoadSchema = {
  type: 'object',
  required: ['id', 'className', 'x', 'y', 'alpha'],
  properties: distributedLoad,
} as const;

/** The schema of a beam document, which `parseCase` uses. */
export const beamCaseSchema = {
  type: 'object',
  required: ['schema', 'L', 'supports'],
  properties: {
    schema: version,
    className: { type: 'string', enum: ['casemsb'], default: 'casemsb' },
    kind: { type: 'string', enum: ['msb'], default: 'msb' },
    branch: { type: 'string', default: 'msb' },
    ...identity,
    L: number,
    ...precision,
    selfWeight: flag,
    weightSets: setMask,
    shear: no,
    ratio,
    ...sheet,
    supports: { type: 'array', items: supportSchema },
    beamSections: { type: 'array', items: beamSectionSchema, default: [] },
    ...lists,
    loads: {
      type: 'array',
      items: { oneOf: [pointLoadSchema, distributedLoadSchema] },
      default: [],
    },
  },
} as const;
