import { describe, expect, test } from 'vitest';
import type { Schema } from '../../src/plugins/contract/description.ts';
import { readOpenapi } from '../support/openapi.ts';

const { paths, components } = readOpenapi();
const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, operation] as const),
);

interface Described {
  readonly description?: string;
}

/** At least a sentence, and not the library's default. */
const isStated = ({ description = '' }: Described) =>
  description.length > 10 && description !== 'Default Response';

describe.each(calls)(
  '%s',
  (_call, { summary = '', description = '', operationId, parameters = [], responses }) => {
    test('describes what the call does', () => {
      expect(summary).toMatch(/^[A-Z].{5,79}$/);
      expect(description).toMatch(/^[A-Z][^]{40,}\.$/);
      expect(operationId).toMatch(/^[a-z]+[A-Za-z]*$/);
    });

    test('describes every parameter and answer', () => {
      expect(parameters.filter((one) => !isStated(one)).map(({ name }) => name)).toEqual([]);
      expect(Object.keys(responses).filter((status) => !isStated(responses[status] ?? {}))).toEqual([]);
    });

    test('reads the headers that every call reads', () => {
      const headers = parameters.filter((one) => one.in === 'header').map(({ name }) => name);
      expect(headers).toEqual(expect.arrayContaining(['client-locale', 'x-request-id']));
    });
  },
);

test('every call has a name of its own', () => {
  const names = calls.map(([, { operationId }]) => operationId);
  expect(new Set(names).size).toBe(calls.length);
});

test('refusals that invite a retry state the time', () => {
  for (const [, { responses }] of calls)
    for (const status of ['429', '503'])
      expect(Object.keys((responses[status] as { headers?: object }).headers ?? {})).toContain('Retry-After');
});

/** Names of fields whose values are a closed list in the code. */
const RULED = /^(code|_code|errno|error|kind|status|state|label|level|method|evidence|op|axis|side|period)$/;

/** Numbers of equations in standards, to which later rules add more. */
const NUMBERS_OF_STANDARDS = ['GoverningCombination.label', 'JudgedCombination.label'];

test('a closed list is reported as one, and not as a text with prose', () => {
  const { schemas } = components;
  const isOpen = ({ $ref, anyOf, enum: words, type }: Schema): boolean => {
    const shared = $ref === undefined ? undefined : schemas[$ref.split('/').at(-1) ?? ''];
    if (shared !== undefined) return isOpen(shared);
    if (anyOf !== undefined) return anyOf.some(isOpen);
    return words === undefined && (type === 'string' || type === 'integer' || type === 'number');
  };
  const findOpen = ({ anyOf = [], items, properties = {} }: Schema, place: string): string[] => [
    ...[...anyOf, ...(items === undefined ? [] : [items])].flatMap((part) => findOpen(part, place)),
    ...Object.entries(properties).flatMap(([name, field]) => [
      ...(RULED.test(name) && isOpen(field) ? [`${place}.${name}`] : []),
      ...findOpen(field, `${place}.${name}`),
    ]),
  ];
  expect(Object.entries(schemas).flatMap(([name, schema]) => findOpen(schema, name))).toEqual(
    NUMBERS_OF_STANDARDS,
  );
});
