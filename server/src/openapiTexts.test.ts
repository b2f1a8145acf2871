import { describe, expect, test } from 'vitest';
import { readCalls, type Call } from '../test/contract/calls.ts';

interface Described {
  readonly description?: string;
}

interface Parameter extends Described {
  readonly name: string;
  readonly in: string;
}

/** An operation as far as people read it. */
interface Told extends Described {
  readonly summary?: string;
  readonly operationId?: string;
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<Record<string, Described & { readonly headers?: object }>>;
}

const calls = [...readCalls()] as unknown as readonly (readonly [Call, Told])[];

/** A sentence or more, and not what the library says where nobody said anything. */
const isTold = ({ description = '' }: Described) =>
  description.length > 10 && description !== 'Default Response';

describe.each(calls)(
  '%s',
  (_call, { summary = '', description = '', operationId, parameters = [], responses }) => {
    test('says what it does, and more', () => {
      expect(summary).toMatch(/^[A-Z].{5,79}$/);
      expect(description).toMatch(/^[A-Z][^]{40,}\.$/);
      expect(operationId).toMatch(/^[a-z]+[A-Za-z]*$/);
    });

    test('says of every parameter and answer what it is', () => {
      expect(parameters.filter((one) => !isTold(one)).map(({ name }) => name)).toEqual([]);
      expect(Object.keys(responses).filter((status) => !isTold(responses[status] ?? {}))).toEqual([]);
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

test('whoever is put off is told for how long', () => {
  for (const [, { responses }] of calls)
    for (const status of ['429', '503'])
      expect(Object.keys(responses[status]?.headers ?? {})).toContain('Retry-After');
});
