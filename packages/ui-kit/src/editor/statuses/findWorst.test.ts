import { expect, test } from 'vitest';
import { type RankedMark, findWorst } from './findWorst.ts';

const title: RankedMark = { status: 'failed', reason: 'noTitle' };
const description: RankedMark = { status: 'accepted', reason: 'titleOnly' };
const density: RankedMark = { status: 'accepted', reason: 'noDensity' };
const load: RankedMark = { status: 'failed', reason: 'noLoad' };
const sets: RankedMark = { status: 'undefined' };

test.each<[string, readonly RankedMark[], RankedMark | undefined]>([
  ['what stops a solve, before what is not given', [sets, load], load],
  ['advice on mechanics, before a title that is missing', [title, density], density],
  ['advice on mechanics, before a missing description', [description, density], density],
  ['a missing description where nothing else is missing', [description], description],
  ['nothing where all is complete', [{ status: 'fulfilled' }], undefined],
])('the mark in words is %s', (_, marks, worst) => {
  expect(findWorst(marks)).toBe(worst);
});
