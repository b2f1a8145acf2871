import * as z from 'zod';

/** The schema of the structured content of a tool, which holds for its results and for its errors. */
export type OutputShape = z.ZodObject;

const object = z.looseObject({});
const number = z.number();
const texts = z.array(z.string());

/** The fields of an error: `message` is always there. */
const ERROR_FIELDS = {
  message: z.string().describe('Of errors only: what is wrong'),
  errors: texts.describe('The reasons in words'),
  failures: z
    .array(z.looseObject({ code: z.string(), path: z.string() }))
    .describe('The reasons for programs: a code and the place in the input as a JSON Pointer'),
  status: number.describe('The HTTP status of the refused call'),
  errno: number,
  assumptions: z.string().describe('Of results: the assumptions behind them'),
};

/** Creates the schema of a tool: either the named fields are all there, or `message` is. */
function createShape<T extends z.ZodRawShape>(required: T, optional: z.ZodRawShape = {}): OutputShape {
  return z
    .looseObject({ ...ERROR_FIELDS, ...optional, ...required })
    .partial()
    .meta({ anyOf: [{ required: Object.keys(required) }, { required: ['message'] }] });
}

const VERDICT = {
  level: z.string().describe('"ok", or "warning" if `warnings` must be read'),
  verdict: z
    .looseObject({ status: z.string(), degree: number })
    .describe('Stability and degree of static indeterminacy'),
};

const VERDICT_NOTES = {
  hash: z.string(),
  isReal: z.boolean().describe('false: a material or a section is missing, so displacements have no meaning'),
  warnings: texts,
  notes: texts,
};

const extreme = z.looseObject({ x: number.optional(), value: number.optional() }).optional();
const extremes = z
  .object({ M: curve(), Q: curve(), N: curve(), deflection: curve() })
  .describe('Extremes of each diagram; null: not computed');

function curve() {
  return z.looseObject({ min: extreme, max: extreme }).nullable();
}

function createSolvedShape(set: z.ZodRawShape): OutputShape {
  const sets = z.array(z.looseObject({ set: number, ...set })).describe('The results of each case set');
  return createShape({ ...VERDICT, sets }, VERDICT_NOTES);
}

/** The schemas of the results of the tools that solve; numbers are in the base units of the document. */
export const SOLVED_OUTPUTS = {
  msb: createSolvedShape({
    reactions: z
      .array(z.looseObject({ support: number, x: number, axial: number, normal: number, moment: number }))
      .describe('Reactions: along the beam, across it (upwards positive), moment (anticlockwise)'),
    extremes,
  }),
  truss: createSolvedShape({
    N: z.array(number.nullable()).describe('Axial force in each link, tension positive'),
    R: z.array(z.looseObject({ joint: number, x: number, y: number, z: number })),
  }),
  frame: createSolvedShape({
    reactions: z.array(z.looseObject({ joint: number, x: number, y: number, moment: number })),
    members: z.array(extremes),
  }),
} as const;

/** The schemas of the results of the other tools. */
export const OUTPUTS = {
  combinations: createShape({
    rule: object.nullable().describe('The standard; null if the combinations are made by hand'),
    situations: z.array(z.looseObject({ situation: z.string() })),
  }),
  checks: createShape({ standard: z.string().nullable(), checks: z.array(object) }),
  verdict: createShape(VERDICT, VERDICT_NOTES),
  lightest: createShape({
    found: z
      .array(z.looseObject({ section: object, mass: number, checks: z.array(object) }))
      .describe('The sections that meet all limits, the best first'),
    rejected: z.array(z.looseObject({ section: object, mass: number })),
    candidates: number,
    isComplete: z.boolean().describe('false: the time was over before all sections were tried'),
  }),
  values: createShape({
    own: number.describe('The value in the document'),
    values: z.array(number).describe('All values at which the condition holds'),
    ranges: z.array(z.array(number)).describe('Ranges throughout which it holds'),
    unstable: z.array(z.array(number)).describe('Ranges in which the beam is a mechanism'),
  }),
  change: createShape({
    before: number,
    after: number,
    parts: z
      .array(z.looseObject({ path: z.string(), kind: z.string(), change: number }))
      .describe('The edits; their changes add up to the difference'),
    by: z.string().describe('"average" over all orders of the edits, or "order": one by one'),
  }),
  influence: createShape({
    min: z.looseObject({ x: number, value: number }),
    max: z.looseObject({ x: number, value: number }),
    zeros: z.array(number),
    segments: z
      .array(z.looseObject({ x0: number, x1: number, c: z.array(number) }))
      .describe('Polynomials: the sum of c[k]·(x - x0)^k'),
  }),
  envelope: createShape({
    places: z.array(number),
    envelopes: z
      .array(z.looseObject({ of: z.string() }))
      .describe(
        'For each situation, or over the case sets: max and min of M, Q, N, deflection at the places',
      ),
  }),
  rods: createShape({
    groups: z
      .array(z.looseObject({ links: z.array(number), found: z.array(object), rejected: z.array(object) }))
      .describe(
        'For each group of links with one section: the sections that meet the standard, the lightest first',
      ),
  }),
  joints: createShape({
    joint: number,
    isComplete: z.boolean().describe('false: the last step takes forces from the solved truss'),
    steps: z
      .array(z.looseObject({ joint: number.nullable(), finds: z.array(object), equations: z.array(object) }))
      .describe('In order; joint null is the whole truss'),
  }),
  ranges: createShape({
    ranges: z
      .array(
        z.looseObject({
          of: z.string(),
          part: number,
          max: z.looseObject({ value: number, set: number }),
          min: z.looseObject({ value: number, set: number }),
        }),
      )
      .describe(
        'For each link or member and quantity: the greatest and the least value, with their case sets',
      ),
  }),
  calculation: createShape({
    calculation: z.looseObject({ kind: z.string(), version: number, lines: z.array(object) }),
  }),
  found: createShape(
    { found: z.array(object).describe('Objects for `sections` or `materials` of a document') },
    { units: z.record(z.string(), z.string()) },
  ),
  properties: createShape({
    properties: z.record(z.string(), number.nullable()).describe('null: the section does not determine it'),
    units: z.record(z.string(), z.string()).describe('The unit of each property'),
  }),
  link: createShape({ link: z.string() }),
} as const;
