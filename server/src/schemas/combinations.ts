import { FAILURE_CODES } from '@eecs/solver-core';
import type { Situation } from '@eecs/solver-core/combinations';
import { COMBINATION_FAILURE_CODES } from '@eecs/solver-core/combinations';
import { FRAME_FAILURE_CODES } from '@eecs/solver-core/frame';
import { TRUSS_FAILURE_CODES } from '@eecs/solver-core/truss';
import { type TSchema, Type } from '@fastify/type-provider-typebox';
import { Diagram } from './diagram.ts';
import { oneOf, wordsOf } from './oneOf.ts';
import { orNull } from './orNull.ts';

/** The design situations for which combinations are made. */
export const SITUATIONS = wordsOf<Situation>({
  'ULS-STR': true,
  'ULS-EQU': true,
  accidental: true,
  'SLS-characteristic': true,
  'SLS-frequent': true,
  'SLS-quasi-permanent': true,
  ASD: true,
});

const set = Type.Integer({ description: 'Index in caseSets' });
const span = Type.Optional(
  Type.Integer({
    description:
      'Index in spans of a part of the set; the number of spans for the part that is not a load on a span',
  }),
);

const GOVERNING = {
  value: Type.Number(),
  combination: Type.Integer({ description: 'Index in combinations of the situation' }),
  effects: Type.Optional(
    Type.Array(Type.Number(), {
      description:
        'The contribution of each source alone: multiplied by the factors of the combination they add up to the value. Omitted for spans with more than 60 sources, for trusses with more than 200 links and along members of frames with more than 200 members',
    }),
  ),
};

const GoverningValue = Type.Object(GOVERNING, {
  title: 'GoverningValue',
  description: 'A governing value with its cause and its proof',
});

const EFFECTS = ['N', 'Q', 'M', 'u', 'deflection', 'slope', 'S.top', 'S.bottom'] as const;

const MEMBER_EFFECTS = ['N', 'Q', 'M', 'u', 'deflection', 'slope'] as const;

const Coincident = Type.Object(
  Object.fromEntries(EFFECTS.map((effect) => [effect, Type.Optional(Type.Number())])),
  { title: 'CoincidentEffects', description: 'All quantities at the same place in the same combination' },
);

const GoverningPoint = Type.Object(
  { ...GOVERNING, x: Type.Number(), side: oneOf(['left', 'right']), coincident: Coincident },
  {
    title: 'GoverningPoint',
    description: 'A governing value at a place of the beam, or of the member from its joint i',
  },
);

const rangeOf = <Of extends TSchema>(value: Of) => Type.Object({ max: value, min: value });

const EnvelopeBorder = Type.Object(
  {
    diagram: Diagram,
    governing: Type.Array(Type.Integer(), {
      description: 'For each segment, the index in combinations of the situation',
    }),
    extreme: GoverningPoint,
  },
  { title: 'EnvelopeBorder' },
);

const Reaction = Type.Object(
  {
    ...GOVERNING,
    coincident: Type.Object({ axial: Type.Number(), normal: Type.Number(), moment: Type.Number() }),
  },
  { title: 'GoverningReaction' },
);

const Combination = Type.Object(
  {
    id: Type.String(),
    label: Type.String({
      description: 'The number of the expression in the standard; empty for a combination made by hand',
    }),
    leading: orNull(Type.Integer(), 'Index in caseSets of the leading action'),
    terms: Type.Array(Type.Object({ set, span, factor: Type.Number() })),
    factors: Type.Array(Type.Number(), { description: 'One for each of the sources' }),
  },
  { title: 'GoverningCombination', description: 'One of the few combinations that govern anywhere' },
);

const SITUATION = {
  situation: oneOf(SITUATIONS),
  sources: Type.Array(Type.Object({ set, span }), { description: 'The sources that are combined' }),
  combinations: Type.Array(Combination),
  leftOut: Type.Array(Type.Integer(), { description: 'Case sets that the rule does not include' }),
};

const Rule = Type.Object({
  id: Type.String(),
  standard: Type.String(),
  national: orNull(Type.String()),
  source: Type.String(),
});

/** Why case sets are not combined. */
export const CombinationFailures = Type.Array(
  Type.Object({
    code: oneOf([
      ...COMBINATION_FAILURE_CODES,
      ...Object.keys({ ...FAILURE_CODES, ...TRUSS_FAILURE_CODES, ...FRAME_FAILURE_CODES }),
    ]),
    path: Type.String({ description: 'JSON pointer into the document' }),
    ids: Type.Array(Type.Union([Type.String(), Type.Number()])),
    values: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  }),
  { description: 'Why the case sets are not combined; their texts are in combinationErrors' },
);

/** The case sets of a beam in all combinations of its rule. */
export const BeamCombinations = Type.Object(
  {
    rule: orNull(Rule, 'Null if all combinations are made by hand, or there are none'),
    spans: Type.Array(Type.Object({ x0: Type.Number(), x1: Type.Number(), isOverhang: Type.Boolean() })),
    situations: Type.Array(
      Type.Object(
        {
          ...SITUATION,
          effects: Type.Object(
            Object.fromEntries(EFFECTS.map((effect) => [effect, Type.Optional(rangeOf(EnvelopeBorder))])),
            { description: 'Displacements in serviceability and ASD situations, stresses in the others' },
          ),
          spans: Type.Array(
            Type.Object({
              M: rangeOf(GoverningPoint),
              Q: rangeOf(GoverningPoint),
              deflection: orNull(rangeOf(GoverningPoint)),
              ratio: orNull(Type.Number(), 'The length divided by the greatest deflection'),
            }),
          ),
          reactions: Type.Array(
            Type.Object({
              support: Type.Integer({ description: 'Index in supports' }),
              x: Type.Number(),
              axial: rangeOf(Reaction),
              normal: rangeOf(Reaction),
              moment: rangeOf(Reaction),
              isLifted: Type.Boolean({ description: 'Whether any combination lifts the beam off' }),
            }),
          ),
        },
        { title: 'BeamSituation' },
      ),
    ),
    failures: CombinationFailures,
  },
  { title: 'BeamCombinations' },
);

const JOINT = {
  joint: Type.Integer({ description: 'Index in joints' }),
  x: rangeOf(GoverningValue),
  y: rangeOf(GoverningValue),
  z: rangeOf(GoverningValue),
};

/** The case sets of a truss in all combinations of its rule. */
export const TrussCombinations = Type.Object(
  {
    rule: orNull(Rule, 'Null if all combinations are made by hand, or there are none'),
    situations: Type.Array(
      Type.Object(
        {
          ...SITUATION,
          N: Type.Array(rangeOf(GoverningValue), {
            description: 'The axial force of each link, tension positive',
          }),
          reactions: Type.Array(
            Type.Object({
              ...JOINT,
              isLifted: Type.Boolean({ description: 'Whether any combination lifts the truss off' }),
            }),
          ),
          displacements: orNull(
            Type.Array(Type.Object(JOINT)),
            'Null except in serviceability and ASD situations, and without real constants',
          ),
        },
        { title: 'TrussSituation' },
      ),
    ),
    failures: CombinationFailures,
  },
  { title: 'TrussCombinations' },
);

const JointReaction = Type.Object(
  {
    ...GOVERNING,
    coincident: Type.Object({ x: Type.Number(), y: Type.Number(), moment: Type.Number() }),
  },
  { title: 'GoverningJointReaction' },
);

/** The case sets of a frame in all combinations of its rule. */
export const FrameCombinations = Type.Object(
  {
    rule: orNull(Rule, 'Null if all combinations are made by hand, or there are none'),
    situations: Type.Array(
      Type.Object(
        {
          ...SITUATION,
          members: Type.Array(
            Type.Object(
              Object.fromEntries(
                MEMBER_EFFECTS.map((effect) => [effect, Type.Optional(rangeOf(EnvelopeBorder))]),
              ),
            ),
            {
              description:
                'The envelopes along each member; displacements in serviceability and ASD situations, if there are real constants',
            },
          ),
          reactions: Type.Array(
            Type.Object({
              joint: Type.Integer({ description: 'Index in joints' }),
              x: rangeOf(JointReaction),
              y: rangeOf(JointReaction),
              moment: rangeOf(JointReaction),
              isLifted: Type.Boolean({ description: 'Whether any combination lifts the frame off' }),
            }),
          ),
          displacements: orNull(
            Type.Array(
              Type.Object({
                joint: Type.Integer({ description: 'Index in joints' }),
                x: rangeOf(GoverningValue),
                y: rangeOf(GoverningValue),
                r: rangeOf(GoverningValue),
              }),
            ),
            'Null except in serviceability and ASD situations, and without real constants',
          ),
        },
        { title: 'FrameSituation' },
      ),
    ),
    failures: CombinationFailures,
  },
  { title: 'FrameCombinations' },
);

/** The reasons in the reader's language. */
export const CombinationErrors = Type.Optional(
  Type.Array(Type.String(), {
    description: 'Why the case sets are not combined, as texts in the language of Client-Locale',
  }),
);
