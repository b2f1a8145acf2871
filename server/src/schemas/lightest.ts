import { Type } from '@fastify/type-provider-typebox';
import { RefusedBeam } from './beamAnswer.ts';
import { oneOf } from './oneOf.ts';
import { orNull } from './orNull.ts';
import { LoadCase } from './solveRequest.ts';

/** The names of series of sections to search. */
export const SERIES = Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
  minItems: 1,
  maxItems: 20,
  description:
    'The sections to search: series of the catalogue (EN 10365 / IPE, or IPE, or EN 10365), its classes (h, c, rectangular-pipe), or document for the sections of the document itself',
});

/** POST /case/msb/lightest. */
export const LightestRequest = Type.Object(
  {
    data: LoadCase,
    series: SERIES,
    limits: Type.Optional(
      Type.Object(
        {},
        {
          additionalProperties: true,
          description:
            'Limits in the form of a document: {"deflection": [{"span": 300}], "stress": {"factor": 1}}; by default those of the document',
        },
      ),
    ),
    code: Type.Optional(
      Type.Boolean({
        description:
          'Whether sections must also satisfy the standard in limits.members of data; a section that the standard does not cover is rejected',
      }),
    ),
    order: Type.Optional(
      oneOf(['mass', 'height', 'price'], {
        description: 'By default mass; sections of a material without a density are ordered by their area',
      }),
    ),
    prices: Type.Optional(
      Type.Array(Type.Number({ exclusiveMinimum: 0 }), {
        maxItems: 20,
        description: 'Price per unit of mass, one for each name in series; for order price',
      }),
    ),
    stretches: Type.Optional(
      Type.Array(Type.Integer({ minimum: 0 }), {
        minItems: 1,
        maxItems: 1000,
        description: 'Indices in beamSections of the stretches that get the section; by default all',
      }),
    ),
    count: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 20,
        description: 'Requested number of sections that meet the limits; by default 6',
      }),
    ),
  },
  { additionalProperties: false },
);

const JudgedCombination = Type.Object(
  {
    situation: Type.String({ description: 'The design situation' }),
    label: Type.String({
      description: 'The number of the expression in its standard; empty for a combination made by hand',
    }),
    leading: orNull(Type.Integer(), 'The leading case set; null if there is none'),
    terms: Type.Array(
      Type.Object({
        set: Type.Integer({ description: 'Index in caseSets' }),
        span: Type.Optional(Type.Integer({ description: 'The span on which this part of the set acts' })),
        factor: Type.Number(),
      }),
      { description: 'The acting case sets, each with its factor' },
    ),
  },
  { title: 'JudgedCombination', description: 'The governing combination, if data states a rule' },
);

const LimitUse = Type.Object(
  {
    kind: oneOf(['deflection', 'normal', 'equivalent', 'code']),
    set: orNull(Type.Integer(), 'Index in caseSets; null if a combination governs'),
    combination: Type.Optional(JudgedCombination),
    x: Type.Number({ description: 'm or in' }),
    value: Type.Number({
      description:
        'Deflection, m or in; stress, MPa or psi; for a design code the moment, or the force for shear and compression',
    }),
    allowed: Type.Number({ description: 'The limit, in the unit of value' }),
    utilisation: Type.Number({ description: 'The utilisation; above 1 the limit is not met' }),
    limit: Type.Optional(Type.Integer({ description: 'Index in deflection of the limits' })),
    check: Type.Optional(
      oneOf(['bending', 'shear', 'bendingShear', 'lateral', 'compression'], {
        description: 'The check of the design code',
      }),
    ),
    clause: Type.Optional(Type.String({ description: 'The clause of the design code' })),
  },
  { title: 'LimitUse', description: 'The check of a limit at its highest utilisation' },
);

/** A section in an answer. */
export const FOUND_SECTION = Type.Object(
  { className: Type.String() },
  { additionalProperties: true, description: 'A cross-section, ready for sections of a document' },
);

const SECTION = {
  section: FOUND_SECTION,
  mass: Type.Number({ description: 'kg/m or lb/in; 0 if the material has no density' }),
};

const FoundLightest = Type.Object(
  {
    level: Type.Literal('ok'),
    id: Type.Number({ description: 'The id of the request' }),
    found: Type.Array(Type.Object({ ...SECTION, utilisation: Type.Number(), checks: Type.Array(LimitUse) }), {
      description: 'Sections that meet all limits, best first; empty if none does',
    }),
    rejected: Type.Array(
      Type.Object({
        ...SECTION,
        check: orNull(LimitUse, 'Null if the beam cannot be solved or checked with it'),
        unjudged: Type.Optional(
          Type.Object(
            { why: Type.String(), path: Type.String() },
            { description: 'Why the design code does not cover it, as in members of POST /case/msb' },
          ),
        ),
      }),
      { description: 'The last twenty better sections that fail, each with a limit that it exceeds' },
    ),
    rejectedCount: Type.Integer({ description: 'Number of better sections that fail' }),
    candidates: Type.Integer({ description: 'Number of sections in the series' }),
    unreadable: Type.Integer({ description: 'Sections whose dimensions contradict one another' }),
    isComplete: Type.Boolean({
      description: 'False if the time limit was reached before the requested number was found',
    }),
  },
  { title: 'FoundLightest', description: 'The sections found' },
);

/** The answer of POST /case/msb/lightest. */
export const LightestAnswer = Type.Unsafe<object>(
  Type.Union([FoundLightest, RefusedBeam], {
    description: 'The sections, or the reasons why there are none',
  }),
);
