import { expect, test } from 'vitest';
import { trussCase } from '../../../verification/trussCase.ts';
import type { Joint, Link, LinkLoad } from '../../model/truss/trussDocument.ts';
import { NO_COUNTERS } from '../common/counters.ts';
import { countNotes } from '../beam/countNotes.ts';
import { countCollisions } from './countCollisions.ts';
import { findCollisions } from './findCollisions.ts';
import { fixCollisions } from './fixCollisions.ts';

const triangle = trussCase();
const [pin, roller, top] = triangle.joints as [Joint, Joint, Joint];
const [bottom, slope, side] = triangle.links as [Link, Link, Link];

const spread = (id: string, x?: readonly [number, number]): LinkLoad => ({
  id,
  className: 'DistributedLoad',
  ...(x && { x }),
  y: [-100, -100, -100],
  alpha: 90,
  sets: 1,
});

test('a truss that fits has none', () => {
  expect(findCollisions(triangle)).toEqual({ links: [], loadsBeyond: [], supportsAtOnePlace: [] });
  expect(fixCollisions(triangle)).toEqual({ document: triangle, notes: [] });
});

test('loads beyond the end of their link are moved inside: a range keeps what of it is on the link', () => {
  // The inclined link is 5 m long, and a load over the whole link has no range.
  const loads = [spread('a', [4, 6]), spread('b', [7, 8]), spread('c', [-3, -1]), spread('d')];
  const document = { ...triangle, links: [bottom, { ...slope, loads }, side] };
  expect(findCollisions(document).loadsBeyond.map(({ load }) => load)).toEqual([0, 1, 2]);
  const { document: fixed, notes } = fixCollisions(document);
  expect(fixed.links[1]?.loads.map(({ x }) => x)).toEqual([[4, 5], [4, 5], [0, 2], undefined]);
  expect(notes).toEqual([{ code: 'loadsMovedInside', count: 3 }]);
  expect(countNotes(NO_COUNTERS, notes)).toMatchObject({ loadCollisions: 3 });
  expect(fixed.links[1]?.loads[3]).toBe(loads[3]);
});

test('an end that converts to just beyond the link is at its end', () => {
  const document = { ...triangle, links: [bottom, { ...slope, loads: [spread('a', [0, 5 + 1e-14])] }, side] };
  expect(findCollisions(document).loadsBeyond).toEqual([]);
});

test('links that join nothing go, those without length stay', () => {
  const links = [bottom, slope, side, { ...side, i: 0, j: 2 }, { ...side, j: 2 }, { ...side, j: 9 }];
  const document = { ...triangle, links };
  expect(findCollisions(document).links).toEqual([
    { link: 3, reason: 'doubledLink' },
    { link: 4, reason: 'linkToItself' },
    { link: 5, reason: 'missingJoint' },
  ]);
  expect(fixCollisions(document)).toEqual({
    document: { ...triangle, links: [bottom, slope, side] },
    notes: [{ code: 'linksRemoved', count: 3 }],
  });
  const short = { ...triangle, joints: [pin, roller, { ...top, y: -0 }] };
  expect(findCollisions(short).links).toEqual([{ link: 2, reason: 'zeroLength' }]);
  expect(fixCollisions(short).document).toBe(short);
});

test('two anchors at one place are reported', () => {
  const document = { ...triangle, joints: [pin, roller, top, { ...pin, id: 'D', x: -0 }] };
  expect(findCollisions(document).supportsAtOnePlace).toEqual([3]);
  expect(countCollisions(document)).toEqual({ loadCollisions: 0, supportCollisions: 1, adjustedSupports: 0 });
});
