import { Type, type TSchema } from '@fastify/type-provider-typebox';
import { orNull } from './orNull.ts';
import { CHOICES, FLAGS, RANGES } from '../words/userOptions.ts';

const entries: (readonly [string, TSchema])[] = [
  ...Object.entries(RANGES).map(
    ([name, { least, most, decimals }]) =>
      [name, Type.Number({ description: `${least} to ${most}, decimals: ${decimals}` })] as const,
  ),
  ...Object.entries(CHOICES).map(
    ([name, choices]) => [name, Type.Unsafe<string>({ type: 'string', enum: [...choices] })] as const,
  ),
  ...FLAGS.map((name) => [name, Type.Boolean()] as const),
];

/** POST /auth/options. An open object, because a client of another version may have more or fewer options. */
export const OptionsBody = Type.Unsafe<Readonly<Record<string, unknown>>>(
  Type.Object(Object.fromEntries(entries.map(([name, schema]) => [name, Type.Optional(orNull(schema))])), {
    description:
      'Any of the options; numbers are limited to their range, null removes a choice, unknown keys are dropped',
  }),
);

export const OptionsReply = Type.Literal(true, { description: 'The options are stored' });
