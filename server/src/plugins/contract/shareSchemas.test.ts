import { expect, test } from 'vitest';
import { shareSchemas } from './shareSchemas.ts';

const pathsOf = (...schemas: readonly object[]) => ({ '/a': { get: { schemas } } });

test('a schema with a title stands among the components, once, also within another', () => {
  const inner = { title: 'Inner', type: 'string' };
  const outer = { title: 'Outer', type: 'array', items: inner };
  const shared = shareSchemas({
    paths: pathsOf(outer, inner, { type: 'null' }),
    components: { headers: {} },
  });
  expect(shared).toEqual({
    paths: pathsOf(
      { $ref: '#/components/schemas/Outer' },
      { $ref: '#/components/schemas/Inner' },
      { type: 'null' },
    ),
    components: {
      headers: {},
      schemas: {
        Inner: { type: 'string' },
        Outer: { type: 'array', items: { $ref: '#/components/schemas/Inner' } },
      },
    },
  });
});

test('a field may be called title', () => {
  const paths = pathsOf({ type: 'object', properties: { title: { type: 'string' } } });
  expect(shareSchemas({ paths })).toMatchObject({ paths });
});

test('two that differ cannot have one title', () => {
  const paths = pathsOf({ title: 'One', type: 'string' }, { title: 'One', type: 'null' });
  expect(() => shareSchemas({ paths })).toThrow('two schemas are called One');
});
