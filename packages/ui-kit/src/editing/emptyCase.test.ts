import { parseFrame } from '@eecs/solver-core/frame';
import { parseTruss } from '@eecs/solver-core/truss';
import { expect, test } from 'vitest';
import { EMPTY_CASE } from './emptyCase.ts';

test('an empty case has the values that the parsers of structures give to missing fields', () => {
  const { branch: _, ...common } = EMPTY_CASE;
  expect(parseFrame({ schema: 1, joints: [], members: [] })).toMatchObject({ ok: true, document: common });
  expect(parseTruss({ schema: 1, joints: [], links: [] })).toMatchObject({ ok: true, document: common });
});
