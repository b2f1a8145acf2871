import { expect, test } from 'vitest';
import { createPrattTruss } from '../examples/createPrattTruss.ts';
import { parseTruss } from '@eecs/solver-core/truss';
import { NO_EMPHASIS } from './scheme.ts';
import { partOf } from './partOf.ts';

const parsed = parseTruss(createPrattTruss({ panels: 6, panelLength: 3, height: 3, load: 10_000 }));
if (!parsed.ok) throw new Error('the example is sound');
const truss = parsed.document;

test('a joint comes with all its rods, whose other ends come bare', () => {
  const { document } = partOf(truss, new Set([1]), NO_EMPHASIS);
  const rods = truss.links.filter(({ i, j }) => i === 1 || j === 1);
  expect(document.links).toHaveLength(rods.length);
  expect(document.joints[0]).toBe(truss.joints[1]);
  for (const joint of document.joints.slice(1)) expect(joint).toMatchObject({ anchor: 0, loads: [] });
});

test('an object that was placed apart is named by its place in the part', () => {
  const { document, emphasis } = partOf(truss, new Set(), {
    chosen: new Set(['link:3']),
    hovered: 'joint:2',
  });
  const [joint] = document.joints;
  expect(joint).toBe(truss.joints[2]);
  expect(emphasis.hovered).toBe('joint:0');
  const [key = ''] = emphasis.chosen;
  const link = document.links[Number(key.split(':')[1])];
  const ends = (of: typeof truss, one = link) => [of.joints[one?.i ?? -1], of.joints[one?.j ?? -1]];
  expect(ends(document).map((end) => end?.id)).toEqual(ends(truss, truss.links[3]).map((end) => end?.id));
});

test('nothing of a truss is an empty truss', () => {
  expect(partOf(truss, new Set(), NO_EMPHASIS).document).toMatchObject({ joints: [], links: [], guides: [] });
});
