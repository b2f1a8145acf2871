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
  text,
  version,
  zero,
} from '../common/schema.ts';

/**
 * The load-case document of a plane frame as a JSON Schema literal. Objects are open: unknown fields are kept. It
 * describes the canonical form; titles and descriptions are in `describedFrameSchema.ts`.
 */
const index = { type: 'integer', minimum: 0 } as const;
const bed = { type: 'number', minimum: 0 } as const;
const byDirection = { type: 'object', properties: { x: number, y: number, r: number } } as const;
const loadFrame = { type: 'string', enum: ['member', 'global', 'projected'], default: 'member' } as const;
const release = { type: 'string', enum: ['free'] } as const;
const end = {
  type: 'object',
  default: {},
  // The moment is free or carried by a spring: the reader checks which strings and numbers are allowed.
  properties: { N: release, Q: release, M: { type: ['string', 'number'] } },
} as const;

export const frameSupportSchema = {
  type: 'object',
  required: ['className'],
  properties: {
    className: { type: 'string', enum: ['cantilever', 'fixed', 'simple', 'spring', 'guide'] },
    alpha: zero,
    stiffness: { type: 'object', properties: { x: positive, y: positive, r: positive } },
    settlement: byDirection,
    sets: setMask,
  },
} as const;

export const frameJointLoadSchema = {
  type: 'object',
  required: ['id', 'className', 'c', 'alpha'],
  properties: { ...pointLoad, className: { type: 'string', enum: POINT_LOADS } },
} as const;

export const frameJointSchema = {
  type: 'object',
  required: ['id', 'x', 'y'],
  properties: {
    id: pointLoad.id,
    x: number,
    y: number,
    support: frameSupportSchema,
    loads: { type: 'array', items: frameJointLoadSchema, default: [] },
  },
} as const;

export const memberPointLoadSchema = {
  type: 'object',
  required: ['id', 'className', 'x', 'c', 'alpha'],
  properties: {
    ...pointLoad,
    className: { type: 'string', enum: POINT_LOADS },
    x: number,
    frame: loadFrame,
  },
} as const;

export const memberDistributedLoadSchema = {
  type: 'object',
  required: ['id', 'className', 'y', 'alpha'],
  properties: { ...distributedLoad, frame: loadFrame },
} as const;

export const frameMemberSchema = {
  type: 'object',
  required: ['id', 'i', 'j'],
  properties: {
    id: pointLoad.id,
    i: index,
    j: index,
    materialIndex: choice,
    crossSectionIndex: choice,
    alpha: zero,
    flip: no,
    mass: { type: 'number', minimum: 0 },
    ends: { type: 'object', default: {}, properties: { i: end, j: end } },
    inextensible: flag,
    shape: {
      type: 'object',
      required: ['kind'],
      properties: {
        kind: { type: 'string', enum: ['line', 'arc', 'parabola'] },
        rise: number,
        shift: number,
      },
    },
    bedding: { type: 'object', properties: { x: bed, y: bed, xEnd: bed, yEnd: bed } },
    dT: number,
    dTdepth: number,
    dL: number,
    camber: number,
    sets: setMask,
    tensionOnly: flag,
    compressionOnly: flag,
    loads: {
      type: 'array',
      items: { oneOf: [memberPointLoadSchema, memberDistributedLoadSchema] },
      default: [],
    },
  },
} as const;

/** The schema of a frame document, which `parseFrame` uses. */
export const frameCaseSchema = {
  type: 'object',
  required: ['schema', 'joints', 'members'],
  properties: {
    schema: version,
    className: { type: 'string', enum: ['caseframe'], default: 'caseframe' },
    kind: { type: 'string', enum: ['frame', 'arch', 'pile'], default: 'frame' },
    branch: { type: 'string', default: 'frame' },
    ...identity,
    ...precision,
    selfWeight: no,
    weightSets: setMask,
    inextensible: no,
    secondOrder: flag,
    ratio,
    ...sheet,
    joints: { type: 'array', items: frameJointSchema },
    members: { type: 'array', items: frameMemberSchema },
    guides: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          className: text,
          id: pointLoad.id,
          x0: number,
          y0: number,
          a: number,
          b: number,
          alpha: number,
          color: text,
        },
      },
      default: [],
    },
    ...lists,
  },
} as const;
