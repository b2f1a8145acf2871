import { Type, type Static } from '@fastify/type-provider-typebox';
import { STRUCTURE_KINDS } from '../kinds/structures.ts';
import { MAX_ID } from '../words/maxId.ts';
import { oneOf } from './oneOf.ts';

const TaskId = Type.Integer({ minimum: 1, maximum: MAX_ID });

/** POST /case/reactions */
export const ReactionsRequest = Type.Object(
  {
    tasks: Type.Array(TaskId, {
      minItems: 1,
      maxItems: 16,
      description: 'The tasks whose reactions are requested',
    }),
    carrier: Type.Optional(
      Type.Integer({
        minimum: -1,
        maximum: MAX_ID,
        description: 'The task that will carry them: tasks that carry its own reactions are refused',
      }),
    ),
  },
  { additionalProperties: false },
);

const Values = Type.Object(
  {
    x: Type.Number({ description: 'Along +x, N' }),
    y: Type.Number({ description: 'Along +y, N' }),
    r: Type.Number({ description: 'Counter-clockwise, N·m' }),
  },
  { additionalProperties: false },
);

const TaskReactions = Type.Object(
  {
    id: TaskId,
    kind: oneOf(STRUCTURE_KINDS),
    title: Type.String(),
    hash: Type.String({
      description: 'Fingerprint of the task, after its own carried reactions were refreshed',
    }),
    sets: Type.Array(Type.Object({ title: Type.String() }), {
      description: 'The case sets that combine no others; one without a title if there are none',
    }),
    supports: Type.Array(
      Type.Object(
        {
          reaction: Type.Union([Type.String(), Type.Number()], {
            description: 'Index of the support of a beam, id of the joint of a truss or frame',
          }),
          place: Type.Array(Type.Number(), { minItems: 2, maxItems: 2, description: 'x and y, m' }),
          values: Type.Array(Values, { description: 'Reactions on the structure in each of the sets' }),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false, title: 'TaskReactions' },
);

const NoReactions = Type.Object(
  {
    id: TaskId,
    fault: oneOf(['missing', 'unsolved', 'circle'], {
      description:
        'missing: no task of the caller; unsolved: it cannot be solved; circle: it carries reactions of the task itself',
    }),
    chain: Type.Optional(
      Type.Array(Type.String(), { description: 'For a circle: the titles of its tasks, in order' }),
    ),
  },
  { additionalProperties: false, title: 'NoReactions' },
);

export const ReactionsReply = Type.Object(
  { tasks: Type.Array(Type.Union([TaskReactions, NoReactions])) },
  { additionalProperties: false, description: 'The reactions of each task, or why there are none' },
);

export type ReactionsReply = Static<typeof ReactionsReply>;
