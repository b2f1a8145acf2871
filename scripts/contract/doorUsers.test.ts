import { expect, test } from 'vitest';
import { listUnusedNames, readInferredNames, readUsedNames } from './doorUsers.ts';

test('names are read from imports and re-exports, also of types, renamed and on several lines', () => {
  const text = `
import { First, type Second } from '@eecs/ui-kit';
export type { Third as BeamThird } from '@eecs/ui-kit/editing';
import {
  // A comment, with a comma.
  Fourth,
} from '@eecs/ui-kit/editor';
import { judgeBeam } from '@eecs/solver-core';
`;
  expect(readUsedNames(text)).toEqual([
    ['@eecs/ui-kit', 'First'],
    ['@eecs/ui-kit', 'Second'],
    ['@eecs/ui-kit/editing', 'Third'],
    ['@eecs/ui-kit/editor', 'Fourth'],
  ]);
});

test('every word counts in a text that imports an entry point as a whole', () => {
  const used = readUsedNames(`const { Fourth } = await import('@eecs/ui-kit/editor');`);
  expect(used).toContainEqual(['@eecs/ui-kit/editor', 'Fourth']);
  expect(readUsedNames(`import Icon from '@eecs/ui-kit/icon';`)).toContainEqual([
    '@eecs/ui-kit/icon',
    'default',
  ]);
});

test('types that the compiler inferred count too', () => {
  const declaration = 'export declare const list: (owner: import("@eecs/ui-kit/editing").Owner) => void;';
  expect(readInferredNames(declaration)).toEqual([['@eecs/ui-kit/editing', 'Owner']]);
});

test('values without a user are listed, and types that no declaration of a used name contains', () => {
  const names = new Map([
    ['Far', 'export type Far = 1;'],
    ['Near', 'export interface Near {\n    readonly far: Far;\n}'],
    ['Unread', 'export type Unread = 2;'],
    ['show', 'export declare function show(near: Near): void;'],
    ['skip', 'export declare function skip(unread: Unread): void;'],
  ]);
  const report = { specifier: '@eecs/ui-kit', names };
  expect(listUnusedNames(report, new Set(['show']))).toEqual(['Far', 'Unread', 'skip']);
  expect(listUnusedNames(report, new Set(['show', 'Near']))).toEqual(['Unread', 'skip']);
});
