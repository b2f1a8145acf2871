import { id, number, text } from './schema.ts';

/** The reaction of another saved document that a point load carries on. */
export const reactionSchema = {
  type: 'object',
  required: ['task', 'reaction', 'component', 'value'],
  properties: {
    task: id,
    title: text,
    hash: text,
    reaction: id,
    place: { type: 'array', items: number, minItems: 2, maxItems: 2 },
    component: { type: 'string', enum: ['x', 'y', 'r'] },
    set: text,
    value: number,
    factor: number,
  },
} as const;
