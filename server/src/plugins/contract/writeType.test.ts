import { expect, test } from 'vitest';
import { writeType } from './writeType.ts';

test.each([
  [{ type: 'string' }, 'string'],
  [{ enum: [1, 6, 12] }, '1 | 6 | 12'],
  [{ type: 'array', items: { enum: ['a', 'b'] } }, '(&#39;a&#39; | &#39;b&#39;)[]'],
  [{ anyOf: [{ type: 'null' }, { $ref: '#/components/schemas/User' }] }, 'null | <a href="#User">User</a>'],
  [{ patternProperties: { '^.*$': { type: 'number' } } }, '{ [key]: number }'],
  [{}, 'any'],
])('%o is written as %s', (schema, written) => {
  expect(writeType(schema)).toBe(written);
});

test('fields are on lines of their own below their descriptions, without HTML', () => {
  const schema = {
    required: ['a'],
    properties: {
      a: { type: 'integer', minimum: 1, maximum: 9, description: '<b>' },
      c: { properties: { d: { type: 'string', maxLength: 3 } } },
    },
  };
  expect(writeType(schema)).toBe(
    [
      '{',
      '  <i>// &#60;b&#62;; 1 to 9</i>',
      '  <b>a</b>: integer',
      '  <b>c</b>?: {',
      '    <i>// at most 3 characters</i>',
      '    <b>d</b>?: string',
      '  }',
      '}',
    ].join('\n'),
  );
});
