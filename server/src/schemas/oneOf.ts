import { Type } from '@fastify/type-provider-typebox';

interface Described {
  readonly title?: string;
  readonly description?: string;
}

/**
 * One of a closed list of words or whole numbers; an `enum`, because a union of literals reports a failure for each
 * literal.
 */
export function oneOf<const Value extends string | number>(
  values: readonly Value[],
  options: Described = {},
) {
  const type = values.every((value) => typeof value === 'number') ? 'integer' : 'string';
  return Type.Unsafe<Value>({ type, enum: [...values], ...options });
}

/**
 * Lists the members of a union of strings. They are passed as a record, so that the compiler reports missing and
 * unknown ones.
 */
export function wordsOf<Word extends string>(words: Readonly<Record<Word, true>>): readonly Word[] {
  return Object.keys(words) as Word[];
}
