import { LEFT_OUT } from '../constants.ts';
import {
  beamCaseSchema,
  beamSectionSchema,
  distributedLoadSchema,
  pointLoadSchema,
  supportSchema,
} from '../schema.ts';

/**
 * The load-case document of a truss as a JSON Schema literal. What a truss shares with a beam (materials, sections,
 * case sets, units, grid, the numbers of loads) is the beam's own. Objects are open: unknown fields are kept. It speaks
 * of the canonical form; what its parts are called and mean stands in `describedTrussSchema.ts`.
 */
const number = { type: 'number' } as const;
const positive = { type: 'number', exclusiveMinimum: 0 } as const;
const text = { type: 'string' } as const;
const index = { type: 'integer', minimum: 0 } as const;
const { sets: setMask } = supportSchema.properties;
const { id, c, sets, color } = pointLoadSchema.properties;
const { materialIndex } = beamSectionSchema.properties;
const shared = beamCaseSchema.properties;

export const jointLoadSchema = {
  type: 'object',
  required: ['id', 'className', 'c', 'alpha'],
  properties: {
    id,
    // No moments: a joint is a pin.
    className: { type: 'string', enum: ['AxialLoad', 'ShearLoad', 'GenericLoad'] },
    c,
    alpha: number,
    beta: number,
    sets,
    color,
  },
} as const;

export const linkLoadSchema = {
  type: 'object',
  required: ['id', 'className', 'y', 'alpha'],
  properties: distributedLoadSchema.properties,
} as const;

export const jointSchema = {
  type: 'object',
  required: ['id', 'x', 'y'],
  properties: {
    id,
    x: number,
    y: number,
    z: { type: 'number', default: 0 },
    anchor: { type: 'integer', minimum: 0, maximum: 7, default: 0 },
    loads: { type: 'array', items: jointLoadSchema, default: [] },
    settlement: { type: 'object', properties: { x: number, y: number, z: number } },
    sets: setMask,
  },
} as const;

export const linkSchema = {
  type: 'object',
  required: ['id', 'i', 'j'],
  properties: {
    id,
    i: index,
    j: index,
    materialIndex,
    sectionIndex: materialIndex,
    loads: { type: 'array', items: linkLoadSchema, default: [] },
    dT: number,
    dL: number,
    sets: setMask,
  },
} as const;

const guidePlace = { id, x0: number, y0: number, color: text } as const;
const turn = { type: 'number', default: 0 } as const;

export const lineGuideSchema = {
  type: 'object',
  required: ['className', 'x0', 'y0'],
  properties: { className: { type: 'string', enum: ['line'] }, ...guidePlace, alpha: turn },
} as const;

export const circleGuideSchema = {
  type: 'object',
  required: ['className', 'x0', 'y0', 'a'],
  properties: { className: { type: 'string', enum: ['circle'] }, ...guidePlace, a: positive },
} as const;

export const ellipseGuideSchema = {
  type: 'object',
  required: ['className', 'x0', 'y0', 'a', 'b'],
  properties: {
    className: { type: 'string', enum: ['ellipse'] },
    ...guidePlace,
    a: positive,
    b: positive,
    alpha: turn,
  },
} as const;

/** What a truss document is made of; `parseTruss` reads by it. */
export const trussCaseSchema = {
  type: 'object',
  required: ['schema', 'joints', 'links'],
  properties: {
    schema: shared.schema,
    className: { type: 'string', enum: ['casetruss'], default: 'casetruss' },
    kind: { type: 'string', enum: ['truss'], default: 'truss' },
    branch: { type: 'string', default: 'truss' },
    id: shared.id,
    userId: shared.userId,
    title: shared.title,
    description: shared.description,
    created: shared.created,
    readonly: shared.readonly,
    isReal: shared.isReal,
    isAccurate: shared.isAccurate,
    selfWeight: { type: 'boolean', default: false },
    ratio: shared.ratio,
    aspectRatio: { type: 'number', default: LEFT_OUT.ratio },
    divisor: { type: 'number', default: 12 },
    k: shared.k,
    units: shared.units,
    grid: shared.grid,
    joints: { type: 'array', items: jointSchema },
    links: { type: 'array', items: linkSchema },
    guides: {
      type: 'array',
      items: { oneOf: [lineGuideSchema, circleGuideSchema, ellipseGuideSchema] },
      default: [],
    },
    materials: shared.materials,
    sections: shared.sections,
    caseSets: shared.caseSets,
  },
} as const;
