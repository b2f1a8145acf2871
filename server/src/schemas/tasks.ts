import { Type, type Static } from '@fastify/type-provider-typebox';
import { MAX_ID } from '../words/maxId.ts';
import { TASK_KINDS } from '../words/task.ts';
import { ERRORS } from '../failures/errors.ts';
import { oneOf } from './oneOf.ts';
import { openObject } from './openObject.ts';
import { orNull } from './orNull.ts';
import { ms } from './units.ts';

/** The document: an open object, because the readers of the solver validate it. */
const SavedLoadCase = Type.Object(
  {
    id: Type.Optional(
      Type.Integer({ maximum: MAX_ID, description: 'Number of the task; 0 or below adds a task' }),
    ),
    version: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: MAX_ID,
        description: 'The version that was read; if another one is stored, the answer is a conflict',
      }),
    ),
    kind: Type.Optional(oneOf(TASK_KINDS)),
    className: Type.Optional(Type.String({ maxLength: 32 })),
    readonly: Type.Optional(Type.Boolean({ description: 'Examples and previews are not saved' })),
    title: Type.Optional(Type.String()),
  },
  { description: 'The load case document; editor-only fields are not stored' },
);

export type SavedLoadCase = Static<typeof SavedLoadCase>;

const StoredSolution = Type.Object(
  { hash: Type.Optional(orNull(Type.String({ maxLength: 64 }))) },
  { description: 'The answer of the solver; stored if its hash is that of the document' },
);

/** POST /case/commit */
export const CommitRequest = Type.Object(
  { data: SavedLoadCase, solution: Type.Optional(orNull(StoredSolution)) },
  { additionalProperties: false },
);

const SavedReply = Type.Object(
  {
    affected: Type.Literal(1),
    received: Type.Literal(1),
    errno: Type.Literal(0),
    error: Type.Literal(''),
    message: Type.Literal(''),
    id: Type.Integer({ description: 'Number of the task, also for a new one' }),
    version: Type.Integer({ description: 'To be sent with the next change' }),
    hash: Type.String({ description: 'Computed from the stored document' }),
  },
  { additionalProperties: false },
);

export type SavedReply = Static<typeof SavedReply>;

const NotSavedReply = Type.Object(
  {
    affected: Type.Literal(0),
    received: Type.Literal(1),
    errno: Type.Literal(ERRORS.quota.errno),
    error: Type.Literal(ERRORS.quota.error),
    message: Type.String(),
    requestId: Type.String(),
  },
  {
    additionalProperties: false,
    description: 'Not saved: the plan has no room for another task of this kind, or for its bytes',
  },
);

/** Why a task was not saved, without the request's id. */
export type NotSaved = Omit<Static<typeof NotSavedReply>, 'requestId'>;

export const CommitReply = Type.Union([SavedReply, NotSavedReply], {
  description: 'The task was saved, or there is no room',
});

/** Failures of POST /case/commit state that nothing was saved. */
export const NOT_SAVED = {
  name: 'CommitError',
  fields: {
    affected: Type.Literal(0),
    received: oneOf([0, 1], { description: '1 if the task itself was read' }),
    id: Type.Optional(Type.Integer({ description: 'For a conflict: the number of the task' })),
    version: Type.Optional(Type.Integer({ description: 'For a conflict: the stored version' })),
  },
};

/** POST /case/list */
export const ListRequest = Type.Object(
  {
    uid: Type.Integer({
      minimum: -1,
      maximum: MAX_ID,
      description: 'Number of the owner: the caller’s own; root may give any',
    }),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'By default 50' })),
    before: Type.Optional(
      Type.Integer({ minimum: 1, maximum: MAX_ID, description: 'Only tasks with smaller numbers' }),
    ),
  },
  { additionalProperties: false },
);

/** POST /case/delete */
export const DeleteTaskRequest = Type.Object(
  {
    id: Type.Integer({ minimum: -1, maximum: MAX_ID, description: 'Of the task' }),
    undo: Type.Optional(
      Type.Boolean({ description: 'Restores the task instead, if it was deleted within the last 30 days' }),
    ),
  },
  { additionalProperties: false },
);

export const TaskList = Type.Array(
  Type.Object(
    {
      id: Type.Integer(),
      title: Type.String(),
      kind: oneOf(TASK_KINDS, { title: 'TaskKind' }),
      version: Type.Integer(),
      saved: ms('When it was last saved'),
      json_data: Type.Object({
        loadCase: openObject('The load case document'),
        solution: orNull(
          openObject('The answer of the solver'),
          'Null if there is none, and beyond 4 MiB of solutions in one list',
        ),
      }),
    },
    { additionalProperties: false, title: 'Task' },
  ),
  {
    maxItems: 100,
    description: 'Newest first; X-Total-Count is the total number. A page ends early at 16 MiB',
  },
);
