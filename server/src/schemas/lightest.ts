import { Type } from '@fastify/type-provider-typebox';
import { RefusedBeam } from './beamAnswer.ts';
import { oneOf } from './oneOf.ts';
import { orNull } from './orNull.ts';
import { LoadCase } from './solveRequest.ts';

/** POST /case/msb/lightest. */
export const LightestRequest = Type.Object(
  {
    data: LoadCase,
    series: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
      minItems: 1,
      maxItems: 20,
      description:
        'Where the sections come from: series of the catalogue (EN 10365 / IPE, or IPE, or EN 10365), its classes (h, c, rectangular-pipe), or document for the sections of the document itself',
    }),
    limits: Type.Optional(
      Type.Object(
        {},
        {
          additionalProperties: true,
          description:
            'As limits of a document: {"deflection": [{"span": 300}], "stress": {"factor": 1}}; when left out, those of the document',
        },
      ),
    ),
    code: Type.Optional(
      Type.Boolean({
        description:
          'True: sections have to meet the standard of limits.members of data too; one that the standard does not judge is rejected',
      }),
    ),
    order: Type.Optional(
      oneOf(['mass', 'height', 'price'], {
        description: 'mass when left out; sections of a material without a density are ordered by their area',
      }),
    ),
    prices: Type.Optional(
      Type.Array(Type.Number({ exclusiveMinimum: 0 }), {
        maxItems: 20,
        description: 'Price of a unit of mass, one for each name in series; for order price',
      }),
    ),
    stretches: Type.Optional(
      Type.Array(Type.Integer({ minimum: 0 }), {
        minItems: 1,
        maxItems: 1000,
        description: 'Indices in beamSections of the stretches that get the section; all when left out',
      }),
    ),
    count: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 20,
        description: 'How many sections that meet the limits are wanted; 6 when left out',
      }),
    ),
  },
  { additionalProperties: false },
);

const JudgedCombination = Type.Object(
  {
    situation: Type.String({ description: 'The design situation' }),
    label: Type.String({
      description: 'The expression in its standard; empty of a combination made by hand',
    }),
    leading: orNull(Type.Integer(), 'The set that leads; null where none does'),
    terms: Type.Array(
      Type.Object({
        set: Type.Integer({ description: 'Index in caseSets' }),
        span: Type.Optional(Type.Integer({ description: 'The span on which this part of the set acts' })),
        factor: Type.Number(),
      }),
      { description: 'The sets that act, each with its factor' },
    ),
  },
  { title: 'JudgedCombination', description: 'The combination that governs, where data states a rule' },
);

const LimitUse = Type.Object(
  {
    kind: oneOf(['deflection', 'normal', 'equivalent', 'code']),
    set: orNull(Type.Integer(), 'Index in caseSets; null where a combination governs'),
    combination: Type.Optional(JudgedCombination),
    x: Type.Number({ description: 'm or in' }),
    value: Type.Number({
      description:
        'Deflection, m or in; stress, MPa or psi; by a design code the moment, of shear and compression the force',
    }),
    allowed: Type.Number({ description: 'In the unit of value' }),
    utilisation: Type.Number({ description: 'Above 1 the limit is not met' }),
    limit: Type.Optional(Type.Integer({ description: 'Index in deflection of the limits' })),
    check: Type.Optional(
      oneOf(['bending', 'shear', 'bendingShear', 'lateral', 'compression'], {
        description: 'The check of the design code',
      }),
    ),
    clause: Type.Optional(Type.String({ description: 'The clause of the design code' })),
  },
  { title: 'LimitUse', description: 'The use of a limit where it is used most' },
);

const SECTION = {
  section: Type.Object(
    { className: Type.String() },
    { additionalProperties: true, description: 'A cross-section, ready for sections of a document' },
  ),
  mass: Type.Number({ description: 'kg/m or lb/in; 0 where the material has no density' }),
};

const FoundLightest = Type.Object(
  {
    level: Type.Literal('ok'),
    id: Type.Number({ description: 'The id of the request' }),
    found: Type.Array(Type.Object({ ...SECTION, utilisation: Type.Number(), checks: Type.Array(LimitUse) }), {
      description: 'Sections that meet all limits, the best first; empty where none does',
    }),
    rejected: Type.Array(
      Type.Object({
        ...SECTION,
        check: orNull(LimitUse, 'Null where the beam cannot be solved or judged with it'),
        unjudged: Type.Optional(
          Type.Object(
            { why: Type.String(), path: Type.String() },
            { description: 'Why the design code does not judge it, as in members of POST /case/msb' },
          ),
        ),
      }),
      { description: 'The last twenty better sections that fail, each with a limit that it does not meet' },
    ),
    rejectedCount: Type.Integer({ description: 'How many better sections fail' }),
    candidates: Type.Integer({ description: 'How many sections the series have' }),
    unreadable: Type.Integer({ description: 'Sections whose dimensions contradict one another' }),
    isComplete: Type.Boolean({
      description: 'False where the time was over before as many were found as were wanted',
    }),
  },
  { title: 'FoundLightest', description: 'The sections found' },
);

/** The answer of POST /case/msb/lightest. */
export const LightestAnswer = Type.Unsafe<object>(
  Type.Union([FoundLightest, RefusedBeam], { description: 'The sections, or why there are none' }),
);
