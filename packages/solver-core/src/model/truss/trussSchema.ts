import {
  choice,
  distributedLoad,
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
  text,
  version,
  zero,
} from '../common/schema.ts';

/**
 * The load-case document of a truss as a JSON Schema literal. Objects are open: unknown fields are kept. It describes
 * the canonical form; titles and descriptions of its parts are in `describedTrussSchema.ts`.
 */
const index = { type: 'integer', minimum: 0 } as const;
const { id, c, sets, color, from, source } = pointLoad;

export const jointLoadSchema = {
  type: 'object',
  required: ['id', 'className', 'c', 'alpha'],
  properties: {
    id,
    // There are no moments, because a joint is a pin.
    className: { type: 'string', enum: ['AxialLoad', 'ShearLoad', 'GenericLoad'] },
    c,
    alpha: number,
    beta: number,
    sets,
    color,
    from,
    source,
  },
} as const;

export const linkLoadSchema = {
  type: 'object',
  required: ['id', 'className', 'y', 'alpha'],
  properties: distributedLoad,
} as const;

export const jointSchema = {
  type: 'object',
  required: ['id', 'x', 'y'],
  properties: {
    id,
    x: number,
    y: number,
    z: zero,
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
    materialIndex: choice,
    sectionIndex: choice,
    loads: { type: 'array', items: linkLoadSchema, default: [] },
    dT: number,
    dL: number,
    sets: setMask,
  },
} as const;

const guidePlace = { id, x0: number, y0: number, color: text } as const;

export const lineGuideSchema = {
  type: 'object',
  required: ['className', 'x0', 'y0'],
  properties: { className: { type: 'string', enum: ['line'] }, ...guidePlace, alpha: zero },
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
    alpha: zero,
  },
} as const;

/** The schema of a truss document, which `parseTruss` uses. */
export const trussCaseSchema = {
  type: 'object',
  required: ['schema', 'joints', 'links'],
  properties: {
    schema: version,
    className: { type: 'string', enum: ['casetruss'], default: 'casetruss' },
    kind: { type: 'string', enum: ['truss'], default: 'truss' },
    branch: { type: 'string', default: 'truss' },
    ...identity,
    ...precision,
    selfWeight: no,
    weightSets: setMask,
    ratio,
    aspectRatio: ratio,
    divisor: { type: 'number', default: 12 },
    ...sheet,
    joints: { type: 'array', items: jointSchema },
    links: { type: 'array', items: linkSchema },
    guides: {
      type: 'array',
      items: { oneOf: [lineGuideSchema, circleGuideSchema, ellipseGuideSchema] },
      default: [],
    },
    ...lists,
  },
} as const;
