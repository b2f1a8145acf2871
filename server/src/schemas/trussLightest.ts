import { Type } from '@fastify/type-provider-typebox';
import { RefusedTruss } from './trussAnswer.ts';
import { RodCheck } from './rodChecks.ts';
import { orNull } from './orNull.ts';
import { LoadCase } from './solveRequest.ts';
import { FOUND_SECTION, SERIES } from './lightest.ts';

const links = (description: string) =>
  Type.Array(Type.Integer({ minimum: 0 }), { minItems: 1, maxItems: 10_000, description });

/** POST /case/truss/lightest. */
export const TrussLightestRequest = Type.Object(
  {
    data: LoadCase,
    series: SERIES,
    rods: Type.Optional(
      Type.Object(
        {},
        {
          additionalProperties: true,
          description:
            'The standard with its options, in the form of limits.rods of a document: {"standard": "EN 1993-1-1"}; by default that of the document',
        },
      ),
    ),
    groups: Type.Optional(
      Type.Array(links('Indices in links of the rods that get one section'), {
        minItems: 1,
        maxItems: 100,
        description:
          'The groups of rods, searched in this order; by default the rods with the same section in data',
      }),
    ),
    count: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 20,
        description: 'Requested number of sections for each group; by default 6',
      }),
    ),
  },
  { additionalProperties: false },
);

const TRIED = {
  section: FOUND_SECTION,
  mass: Type.Number({
    description: 'Mass of the whole truss with the section, kg or lb; 0 without a density',
  }),
};

const SizedGroup = Type.Object(
  {
    links: Type.Array(Type.Integer(), { description: 'Indices in links' }),
    found: Type.Array(
      Type.Object({
        ...TRIED,
        worst: RodCheck,
        others: orNull(
          Type.Number(),
          'The greatest utilisation of the other rods of the truss with the section; null if there are none or one is not checked',
        ),
      }),
      {
        description: 'Sections with which the rods meet the standard, the lightest first; empty if none does',
      },
    ),
    rejected: Type.Array(
      Type.Object({ ...TRIED, check: orNull(RodCheck, 'Null if the truss cannot be solved with it') }),
      { description: 'The last twenty lighter sections that fail, each with its worst rod' },
    ),
    rejectedCount: Type.Integer({ description: 'Number of lighter sections that fail' }),
    isComplete: Type.Boolean({
      description: 'False if the time limit was reached before the requested number was found',
    }),
  },
  { title: 'SizedGroup' },
);

const FoundLightestRods = Type.Object(
  {
    level: Type.Literal('ok'),
    id: Type.Number({ description: 'The id of the request' }),
    groups: Type.Array(SizedGroup, {
      description: 'The groups in the requested order; those that the time limit left out are absent',
    }),
    candidates: Type.Integer({ description: 'Number of sections in the series' }),
    isComplete: Type.Boolean({ description: 'Whether all groups were searched to the end' }),
  },
  { title: 'FoundLightestRods', description: 'The sections found for each group of rods' },
);

/** The answer of POST /case/truss/lightest. */
export const TrussLightestAnswer = Type.Unsafe<object>(
  Type.Union([FoundLightestRods, RefusedTruss], {
    description: 'The sections, or the reasons why there are none',
  }),
);
