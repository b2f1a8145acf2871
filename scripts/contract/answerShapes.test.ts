import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ANSWER_SHAPES } from '../../site/src/ports/api/answerShapes.ts';
import { toAnswerShapes } from './answerShapes.ts';

const CONTRACT = JSON.parse(readFileSync('server/openapi.json', 'utf8')) as Parameters<
  typeof toAnswerShapes
>[0];

test('the forms of answers are those of the contract: `npm run openapi` writes them', () => {
  expect(ANSWER_SHAPES).toEqual(toAnswerShapes(CONTRACT));
});

test('each call with a JSON answer has one, but for what is solved and what other pages ask', () => {
  const without = Object.entries(CONTRACT.paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => !(`${method.toUpperCase()} ${path}` in ANSWER_SHAPES.calls))
      .map(() => path),
  );
  expect(without.sort()).toEqual([
    '/case/msb',
    '/case/msb/change',
    '/case/msb/lightest',
    '/case/msb/report',
    '/case/msb/values',
    '/case/truss',
    '/case/truss/lightest',
    '/case/truss/report',
    '/oembed',
  ]);
});

test('a form contains types, optional fields, and the numbers that distinguish answers', () => {
  const schema = {
    anyOf: [
      {
        type: 'object',
        required: ['a', 'l'],
        properties: { a: { const: 1 }, l: { type: 'array', items: { $ref: '#/x/N' } } },
      },
      {
        type: 'object',
        required: [],
        properties: { b: { enum: ['x', 'y'] }, c: { type: ['null', 'integer'] } },
      },
    ],
  };
  const responses = { 200: { content: { 'application/json': { schema } } } };
  const schemas = { N: { type: 'object', required: ['n'], properties: { n: { type: 'number' } } } };
  expect(toAnswerShapes({ paths: { '/p': { get: { responses } } }, components: { schemas } })).toEqual({
    calls: { 'GET /p': ['u', { a: 1, l: ['l', '$N'] }, { 'b?': 's', 'c?': ['u', 'z', 'i'] }] },
    named: { N: { n: 'n' } },
  });
});
