import { Type } from '@fastify/type-provider-typebox';
import { RefusedBeam } from './beamAnswer.ts';
import { oneOf } from './oneOf.ts';
import { LoadCase } from './solveRequest.ts';

const set = Type.Optional(
  Type.Integer({ minimum: 0, description: 'Index in caseSets; by default the first' }),
);
const kinded = (description: string) =>
  Type.Object({ kind: Type.String() }, { additionalProperties: true, description });

/** POST /case/msb/values. */
export const ValuesRequest = Type.Object(
  {
    data: LoadCase,
    number: kinded(
      'The number to vary: {"kind": "loadSize" | "loadPlace", "load": index}, {"kind": "supportPlace", "support": index}, {"kind": "span", "supports": [left, right]}, {"kind": "bending", "piece": index}, {"kind": "spring" | "settlement", "support": index, "direction": "y" | "r"}',
    ),
    condition: kinded(
      'The condition: {"kind": "value", "of": "M" | "Q" | "slope" | "deflection", "x", "side": "left" | "right" (at a jump; by default right), "equals"}, {"kind": "reaction", "support", "direction": "y" | "r", "equals"}, {"kind": "largest", "of": "M" | "deflection", "between": [from, to] (by default the whole beam), "equals"}, {"kind": "governs"}; base units of the document',
    ),
    from: Type.Number({ description: 'The range of the number' }),
    to: Type.Number(),
    set,
  },
  { additionalProperties: false },
);

const range = Type.Array(Type.Number(), { minItems: 2, maxItems: 2 });

const FoundValues = Type.Object(
  {
    level: Type.Literal('ok'),
    own: Type.Number({ description: 'The value of the number in the document' }),
    values: Type.Array(Type.Number(), { description: 'All values at which the condition holds, ascending' }),
    ranges: Type.Array(range, { description: 'Ranges throughout which it holds' }),
    unstable: Type.Array(range, { description: 'Ranges in which the beam is a mechanism' }),
  },
  { title: 'FoundValues', description: 'The values found' },
);

/** The answer of POST /case/msb/values. */
export const ValuesAnswer = Type.Unsafe<object>(
  Type.Union([FoundValues, RefusedBeam], { description: 'The values, or why the beam cannot be solved' }),
);

const curve = oneOf(['N', 'Q', 'M', 'slope', 'deflection']);

/** The result whose change is explained. */
const Result = Type.Union(
  [
    Type.Object(
      { kind: Type.Literal('extreme'), of: curve, end: oneOf(['max', 'min']) },
      { additionalProperties: false },
    ),
    Type.Object(
      {
        kind: Type.Literal('value'),
        of: curve,
        x: Type.Number({ description: 'm or in' }),
        side: Type.Optional(oneOf(['left', 'right'], { description: 'At a jump; by default right' })),
      },
      { additionalProperties: false },
    ),
    Type.Object(
      {
        kind: Type.Literal('reaction'),
        support: Type.Integer({ minimum: 0 }),
        direction: oneOf(['x', 'y', 'r']),
      },
      { additionalProperties: false },
    ),
  ],
  { description: 'The result: an extreme, the value at a place, or a reaction' },
);

/** POST /case/msb/change. */
export const ChangeRequest = Type.Object(
  { data: LoadCase, after: LoadCase, result: Result, set },
  { additionalProperties: false },
);

const SplitChange = Type.Object(
  {
    level: Type.Literal('ok'),
    before: Type.Number({ description: 'The result of data' }),
    after: Type.Number({ description: 'The result of after' }),
    parts: Type.Array(
      Type.Object({
        path: Type.String({ description: 'JSON pointer to the edited part' }),
        kind: oneOf(['changed', 'added', 'removed']),
        change: Type.Number(),
      }),
      { description: 'The edits; their changes add up to the difference' },
    ),
    by: oneOf(['average', 'order'], {
      description:
        'average: the mean over all orders of up to six edits; order: the edits made one by one in this order',
    }),
  },
  { title: 'SplitChange', description: 'The difference by its causes' },
);

/** The answer of POST /case/msb/change. */
export const ChangeAnswer = Type.Unsafe<object>(
  Type.Union([SplitChange, RefusedBeam], {
    description: 'The split difference, or why a variant cannot be solved',
  }),
);
