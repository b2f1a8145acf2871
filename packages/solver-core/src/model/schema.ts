import { DEFAULTS, MAX_CASE_SETS } from './constants.ts';

/**
 * The load-case document of a beam as a JSON Schema literal, the one description that reading and the server's
 * routes share. Objects are open: unknown fields are kept. It speaks of the canonical form, after class names
 * were made canonical and short forms of loads were written out. The types of `document.generated.ts` are made from it
 * (`scripts/writeTypes.ts`): a `title` names a type, a `description` becomes its comment.
 */
const number = { type: 'number' } as const;
const flag = { type: 'boolean' } as const;
const text = { type: 'string' } as const;
const positive = { type: 'number', exclusiveMinimum: 0 } as const;
const setMask = { type: 'integer', minimum: 0, maximum: 2 ** MAX_CASE_SETS - 1 } as const;

const unitSystem = {
  title: 'UnitSystem',
  description: '0 is SI, 1 is US customary.',
  type: 'integer',
  minimum: 0,
  maximum: 1,
} as const;

const BY_DIRECTION = {
  title: 'ByDirection',
  description: 'Along x, along y, about z.',
  type: 'object',
} as const;

export const supportSchema = {
  title: 'Support',
  type: 'object',
  required: ['className', 'x'],
  properties: {
    className: {
      title: 'SupportClass',
      description: '`fixed` is the pin, `simple` the roller, `hinge` the moment release.',
      type: 'string',
      enum: ['cantilever', 'fixed', 'simple', 'hinge', 'spring'],
    },
    x: number,
    release: { ...flag, description: 'A hinge over the bearing; on a pin, roller or spring.' },
    // Spring stiffness, above zero: makes a held direction elastic or adds a spring.
    stiffness: { ...BY_DIRECTION, properties: { x: positive, y: positive, r: positive } },
    // Imposed displacement of held directions.
    settlement: { ...BY_DIRECTION, properties: { x: number, y: number, r: number } },
    sets: { ...setMask, description: 'In which case sets the settlement acts; all when absent.' },
  },
} as const;

export const beamSectionSchema = {
  title: 'BeamSection',
  type: 'object',
  required: ['x'],
  properties: {
    x: { ...number, description: 'Right end.' },
    materialIndex: { type: 'integer', minimum: -1, default: -1, description: '-1 is none.' },
    crossSectionIndex: { type: 'integer', minimum: -1, default: -1, description: '-1 is none.' },
    alpha: {
      type: 'number',
      default: 0,
      description: 'Turn about x, degrees.',
    },
    flip: { type: 'boolean', default: false },
    mass: {
      type: 'number',
      minimum: 0,
      description: 'Linear mass; rho·A unless it is above zero.',
    },
  },
} as const;

/** JSON Schema of a material, in the units of the document's system. */
export const materialSchema = {
  title: 'Material',
  type: 'object',
  properties: {
    name: { type: 'string', default: '' },
    E: number,
    G: number,
    nu: number,
    K: { type: ['number', 'null'] },
    rho: { type: 'number', minimum: 0 },
    alpha: { ...number, description: 'Thermal expansion.' },
    color: text,
    strength: { type: 'object', properties: { tension: positive, compression: positive } },
  },
} as const;

/** JSON Schema of a cross-section, in the units it names itself. */
export const crossSectionSchema = {
  title: 'CrossSection',
  description: 'Parameters as in catalogues; a generic section gives A, Iy, Iz, Iyz, ey, ez.',
  type: 'object',
  required: ['className'],
  properties: {
    className: {
      title: 'SectionClass',
      type: 'string',
      enum: [
        'hsection',
        'lsection',
        'csection',
        'tsection',
        'zsection',
        'rectangle',
        'rectangularpipe',
        'circle',
        'roundpipe',
        'generic',
      ],
    },
    label: { type: 'string', default: '' },
    A: number,
    Iy: number,
    Iz: number,
    Iyz: number,
    ey: number,
    ez: number,
    b: number,
    h: number,
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
    units: unitSystem,
  },
} as const;

export const caseSetSchema = {
  title: 'CaseSet',
  type: 'object',
  properties: {
    title: { type: 'string', default: '' },
    description: { type: 'string', default: '' },
    color: { type: 'string', default: DEFAULTS.caseSetColor },
    angle: {
      type: 'number',
      default: 0,
      description: 'Turns forces and gravity of the set, degrees.',
    },
    combined: { type: 'boolean', default: false },
    factors: {
      type: 'object',
      additionalProperties: number,
      description: 'By index of the member, 1 when absent.',
    },
  },
} as const;

const id = { type: ['string', 'number'] } as const;
const direction = { ...number, description: 'Direction, degrees counter-clockwise from +x.' } as const;
const loadSets = {
  ...setMask,
  default: 0,
  description: 'Bit i: the load belongs to case set i.',
} as const;

export const pointLoadSchema = {
  title: 'PointLoad',
  type: 'object',
  required: ['id', 'className', 'x', 'c', 'alpha'],
  properties: {
    id,
    className: {
      title: 'PointLoadClass',
      type: 'string',
      enum: ['AxialLoad', 'ShearLoad', 'GenericLoad', 'BendingMoment'],
    },
    x: number,
    c: {
      type: 'array',
      items: number,
      minItems: 1,
      maxItems: 3,
      description: '[value, axial, normal]; value and alpha decide.',
    },
    alpha: direction,
    sets: loadSets,
    color: text,
  },
} as const;

export const distributedLoadSchema = {
  title: 'DistributedLoad',
  type: 'object',
  required: ['id', 'className', 'x', 'y', 'alpha'],
  properties: {
    id,
    className: {
      title: 'DistributedLoadClass',
      type: 'string',
      enum: ['DistributedLoad', 'DistributedMass'],
    },
    x: {
      type: 'array',
      items: number,
      minItems: 2,
      maxItems: 2,
      description: 'Start and end, start before end.',
    },
    y: {
      type: 'array',
      items: number,
      minItems: 3,
      maxItems: 3,
      description: 'Ordinates at start, middle, end, along alpha.',
    },
    alpha: direction,
    sets: loadSets,
    color: text,
  },
} as const;

/** JSON Schema of a beam document; its types are generated from it (`npm run types`), `parseCase` reads by it. */
export const beamCaseSchema = {
  title: 'BeamCase',
  type: 'object',
  required: ['schema', 'L', 'supports'],
  properties: {
    schema: { type: 'integer', minimum: 1, maximum: 1 },
    className: { type: 'string', enum: ['casemsb'], default: 'casemsb' },
    kind: { type: 'string', enum: ['msb'], default: 'msb' },
    branch: { type: 'string', default: 'msb' },
    id: { type: 'integer', default: -1 },
    userId: { type: 'integer', default: -1 },
    title: { type: 'string', default: '' },
    description: { type: 'string', default: '' },
    created: { type: 'number', default: 0 },
    readonly: { type: 'boolean', default: false },
    L: number,
    isReal: { type: 'boolean', default: false },
    isAccurate: { type: 'boolean', default: false },
    selfWeight: flag,
    shear: { type: 'boolean', default: false },
    ratio: { type: 'number', default: DEFAULTS.ratio },
    k: { type: 'integer', default: 0 },
    units: {
      title: 'CaseUnits',
      type: 'object',
      default: {},
      properties: {
        system: { ...unitSystem, default: DEFAULTS.unitSystem },
        incrementIndex: { type: 'integer', default: DEFAULTS.incrementIndex },
        stepIndex: { type: 'integer', default: DEFAULTS.stepIndex },
      },
    },
    grid: {
      title: 'CaseGrid',
      type: 'object',
      default: {},
      properties: {
        step: { type: 'number', default: DEFAULTS.grid.step },
        minors: { type: 'number', default: DEFAULTS.grid.minors },
        yStep: { type: 'number', default: DEFAULTS.grid.yStep },
      },
    },
    supports: { type: 'array', items: supportSchema },
    beamSections: { type: 'array', items: beamSectionSchema, default: [] },
    materials: { type: 'array', items: materialSchema, default: [] },
    sections: { type: 'array', items: crossSectionSchema, default: [] },
    caseSets: { type: 'array', items: caseSetSchema, maxItems: MAX_CASE_SETS, default: [] },
    loads: {
      type: 'array',
      items: { title: 'Load', oneOf: [pointLoadSchema, distributedLoadSchema] },
      default: [],
    },
  },
} as const;
