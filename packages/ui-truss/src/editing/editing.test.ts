import { describe, expect, test } from 'vitest';
import { solveTruss } from '@eecs/solver-core/truss';
import { expectClose } from '@eecs/testing';
import { countIds, readCase, triangle } from '../../test/triangle.ts';
import { listJointsOn, listLinksAcross } from './crossings.ts';
import { listCoordinates, setGap, setLinkLength } from './dimensions.ts';
import { addJoint, moveJoints, placeJoint, setAnchor, setSettlement, toggleSettlementSet } from './joints.ts';
import { addLink, addRod, changeLinks } from './links.ts';
import { addLinkLoads, changeJointLoad } from './loads.ts';
import { readPlace } from './readPlace.ts';
import { removeItems } from './remove.ts';
import { countAcross, splitAcross, splitLinkAt } from './split.ts';
import { alongWay, aroundCentre, atMirror, copyPart } from './transform.ts';

const at = (x: number, y: number, z = 0) => ({ x, y, z });

describe('rods', () => {
  test.each([
    ['to itself', 0, 0, 'selfLink'],
    ['doubled', 0, 1, 'doubledLink'],
    ['doubled the other way round', 1, 0, 'doubledLink'],
    ['to no joint', 0, 9, 'zeroLength'],
  ])('%s is refused with the reason', (_, i, j, code) => {
    const edit = addLink(triangle, { i, j }, countIds());
    expect(edit.document).toBe(triangle);
    expect(edit.notes).toEqual([{ code, count: 1 }]);
  });

  test('from a joint to a free place brings the joint it ends at, in one edit', () => {
    const { document } = addRod(
      triangle,
      { from: { kind: 'joint', index: 1 }, to: { kind: 'place', place: at(6, 3) } },
      countIds(),
    );
    expect(document.joints[3]).toMatchObject({ x: 6, y: 3, z: 0, anchor: 0 });
    expect(document.links[3]).toMatchObject({ i: 1, j: 3 });
  });

  test('ending on a rod splits it there', () => {
    const { document } = addRod(
      triangle,
      {
        from: { kind: 'joint', index: 2 },
        to: { kind: 'link', index: 0, place: at(2, 0) },
      },
      countIds(),
    );
    expect(document.joints).toHaveLength(4);
    expect(document.links.map(({ i, j }) => [i, j])).toEqual([
      [0, 3],
      [1, 2],
      [2, 0],
      [3, 1],
      [2, 3],
    ]);
  });

  test('along another one is drawn, and the note names that one by its joints', () => {
    const { document, notes } = addRod(
      triangle,
      { from: { kind: 'joint', index: 0 }, to: { kind: 'place', place: at(6, 0) } },
      countIds(),
    );
    expect(document.links).toHaveLength(4);
    expect(notes).toEqual([{ code: 'rodsOverlap', count: 1, values: { names: '1–2' } }]);
  });

  test('the material of many is set at once, a change of 0 taken away', () => {
    const changed = changeLinks(triangle, new Set([0, 2]), { dT: 20 }).document;
    expect(changed.links.map(({ dT }) => dT)).toEqual([20, undefined, 20]);
    expect(changeLinks(changed, new Set([0, 1, 2]), { dT: 0 }).document).toEqual(triangle);
  });
});

describe('joints', () => {
  test('are not added where there is one', () => {
    expect(addJoint(triangle, at(4, 0), countIds()).notes).toEqual([{ code: 'jointThere', count: 1 }]);
  });

  test('dropped on another become one with it; its rods follow, doubled ones go', () => {
    const { document, notes } = placeJoint(triangle, 2, { to: at(4, 0), isMerging: true });
    expect(document.joints).toHaveLength(2);
    expect(document.links.map(({ i, j }) => [i, j])).toEqual([[0, 1]]);
    expect(document.joints[1]?.loads).toHaveLength(1);
    expect(notes).toEqual([
      { code: 'jointsMerged', count: 1 },
      { code: 'linksMerged', count: 2 },
    ]);
  });

  test('are not moved onto another by an arrow key', () => {
    const edit = moveJoints(triangle, new Set([0]), { by: at(4, 0) });
    expect(edit).toEqual({ document: triangle, notes: [{ code: 'jointThere', count: 1 }] });
  });

  test('are moved by a new settlement in one case set, which can act in others too', () => {
    const caseSets = ['G', 'Q'].map((title) => ({
      ...{ title, description: '', color: '#607d8b', angle: 0, combined: false },
    }));
    const settled = setSettlement({ ...triangle, caseSets }, 1, { axis: 'y', value: -0.01, set: 1 }).document;
    expect(settled.joints[1]?.sets).toBe(2);
    expect(setSettlement(triangle, 1, { axis: 'y', value: -0.01 }).document.joints[1]?.sets).toBe(1);
    expect(toggleSettlementSet(settled, 1, 0).document.joints[1]).not.toHaveProperty('sets');
    expect(toggleSettlementSet(settled, 1, 1).document.joints[1]?.sets).toBe(0);
    expect(setSettlement(settled, 1, { axis: 'y', value: 0 }).document.joints[1]).not.toHaveProperty('sets');
  });

  test('let go of a direction lose its settlement', () => {
    const settled = setSettlement(triangle, 1, { axis: 'y', value: -0.01 }).document;
    expect(settled.joints[1]?.settlement).toEqual({ y: -0.01 });
    const freed = setAnchor(settled, new Set([1]), { axis: 'y', isHeld: false }).document;
    expect(freed.joints[1]).not.toHaveProperty('settlement');
    expect(setSettlement(triangle, 2, { axis: 'x', value: 1 }).notes).toEqual([
      { code: 'valueOutside', count: 1 },
    ]);
  });
});

describe('splitting', () => {
  const crossed = readCase({
    joints: [at(0, 0), at(4, 4), at(0, 4), at(4, 0), at(2, 2)],
    links: [
      { i: 0, j: 1 },
      { i: 2, j: 3 },
    ],
  });

  test('finds joints on a rod and rods across it', () => {
    expect(listJointsOn(crossed, 0, 1)).toEqual([4]);
    expect(listLinksAcross(crossed, 0, 1)).toEqual([{ link: 1, place: at(2, 2) }]);
    expect(listLinksAcross(triangle, 0, 1)).toEqual([]);
  });

  test('at a crossing splits both rods by the joint that is there', () => {
    const { document } = splitAcross(crossed, [0], countIds());
    expect(document.joints).toHaveLength(5);
    expect(document.links.map(({ i, j }) => [i, j].sort())).toEqual([
      [0, 4],
      [2, 4],
      [1, 4],
      [3, 4],
    ]);
  });

  test('splitting several rods splits each at every crossing, and counts a shared place once', () => {
    // A grid of three rods over two: six crossings, the rods of the first group in three pieces, of the second in four.
    const grid = readCase({
      joints: [0, 1, 2]
        .flatMap((y) => [at(-1, y), at(5, y)])
        .concat([1, 3].flatMap((x) => [at(x, -1), at(x, 4)])),
      links: [0, 2, 4, 6, 8].map((i) => ({ i, j: i + 1 })),
    });
    const all = new Set(grid.links.keys());
    expect(countAcross(grid, all)).toBe(6);
    const { document, notes } = splitAcross(grid, all, countIds());
    expect(document.joints).toHaveLength(10 + 6);
    expect(document.links).toHaveLength(3 * 3 + 2 * 4);
    expect(notes).toEqual([{ code: 'linksSplit', count: 5 }]);
    expect(countAcross(document, new Set(document.links.keys()))).toBe(0);
  });

  test('keeps what a load does: a triangle load of 6 kN/m has a quarter of it at a quarter of the rod', () => {
    const base = addLinkLoads(triangle, new Set([0]), { value: -1 }, countIds()).document;
    const links = base.links.with(0, {
      ...base.links[0]!,
      loads: [{ ...base.links[0]!.loads[0]!, y: [0, -3000, -6000] }],
    });
    const loaded = { ...base, links };
    const { document } = splitLinkAt(loaded, 0, at(1, 0), countIds());
    const pieces = document.links.filter(({ loads }) => loads.length > 0);
    // At 1 m of 4 the ordinate is a quarter of 6 kN/m.
    expect(pieces.map(({ loads }) => loads[0]?.y)).toEqual([
      [0, -750, -1500],
      [-1500, -3750, -6000],
    ]);
  });

  test('shares a misfit by length', () => {
    const long = changeLinks(triangle, new Set([0]), { dL: 0.004 }).document;
    const { document } = splitLinkAt(long, 0, at(1, 0), countIds());
    expect([document.links[0]?.dL, document.links[3]?.dL]).toEqual([0.001, 0.003]);
  });
});

test('removing a joint takes its rods, and the others keep their ends', () => {
  const { document, notes } = removeItems(triangle, [{ kind: 'joint', index: 0 }]);
  expect(document.joints.map(({ id }) => id)).toEqual(['b', 'c']);
  expect(document.links.map(({ id, i, j }) => [id, i, j])).toEqual([['bc', 0, 1]]);
  expect(notes).toEqual([{ code: 'linksRemoved', count: 2 }]);
});

test('a load that loses its direction to a class gets its parts along the axes', () => {
  const { document } = changeJointLoad(
    triangle,
    { joint: 2, index: 0 },
    { className: 'GenericLoad', value: 10, alpha: 30 },
  );
  const [value, x, y] = document.joints[2]?.loads[0]?.c ?? [];
  expect(value).toBe(10);
  expectClose(x, 5 * Math.sqrt(3), 1e-15);
  expectClose(y, 5, 1e-15);
});

describe('copies', () => {
  const all = [0, 1, 2].map((index) => ({ kind: 'link', index }) as const);

  test('repeated along a vector hang together: a triangle repeated twice has 7 joints and 9 rods', () => {
    const { document } = copyPart(triangle, all, { move: alongWay(at(4, 0)), times: 2 }, countIds());
    expect(document.joints).toHaveLength(7);
    expect(document.links).toHaveLength(9);
  });

  test('turned about a joint share it: five of a sixth turn make a hexagon of 7 joints and 12 rods', () => {
    const sixth = readCase({
      joints: [at(0, 0), at(2, 0), at(1, Math.sqrt(3))],
      links: [
        { i: 0, j: 1 },
        { i: 1, j: 2 },
        { i: 2, j: 0 },
      ],
    });
    const { document } = copyPart(sixth, all, { move: aroundCentre(at(0, 0), 60), times: 5 }, countIds());
    expect(document.joints).toHaveLength(7);
    expect(document.links).toHaveLength(12);
  });

  test('turned about the upright three times by 90°, a frame becomes the four sides of a tower', () => {
    const frame = readCase({
      joints: [at(-1, 0, 1), at(1, 0, 1), at(1, 2, 1), at(-1, 2, 1)],
      links: [0, 1, 2, 3].map((i) => ({ i, j: (i + 1) % 4 })),
    });
    const sides = frame.links.map((_, index) => ({ kind: 'link', index }) as const);
    const move = aroundCentre(at(0, 0), 90, 'y');
    const { document } = copyPart(frame, sides, { move, times: 3 }, countIds());
    // Eight corners; four rods round the bottom, four round the top, four posts.
    expect(document.joints).toHaveLength(8);
    expect(document.links).toHaveLength(12);
    // From z towards x, by the right-hand rule about y.
    expect(document.joints[4]).toMatchObject({ x: 1, y: 0, z: -1 });
  });

  test('joints in the mirror plane are shared by a mirrored copy', () => {
    const pair = readCase({ joints: [at(0, 0, 0), at(0, 3, -2)], links: [{ i: 0, j: 1 }] });
    const chosen = [{ kind: 'link', index: 0 }] as const;
    const { document } = copyPart(pair, chosen, { move: atMirror('z', 0) }, countIds());
    expect(document.joints[2]).toMatchObject({ x: 0, y: 3, z: 2 });
    expect(document.links.map(({ i, j }) => [i, j])).toEqual([
      [0, 1],
      [0, 2],
    ]);
  });

  test('a copy onto existing parts is not made, which is reported', () => {
    const edit = copyPart(triangle, all, { move: atMirror('z', 0) }, countIds());
    expect(edit.document).toBe(triangle);
    expect(edit.notes).toEqual([{ code: 'nothingCopied', count: 1 }]);
  });
});

describe('dimensions', () => {
  test('a gap moves everything beyond it', () => {
    expect(listCoordinates(triangle, 'x')).toEqual([0, 2, 4]);
    const { document } = setGap(triangle, { axis: 'x', gap: 0, length: 3 });
    expect(document.joints.map(({ x }) => x)).toEqual([0, 5, 3]);
  });

  test('a length moves the end of its rod along it', () => {
    const { document } = setLinkLength(triangle, 0, 6);
    expect(document.joints[1]).toMatchObject({ x: 6, y: 0 });
  });
});

test.each([
  ['3.2 1.5', at(3.2, 1.5, 5)],
  ['3.2; 1.5; 2', at(3.2, 1.5, 2)],
  ['@3 1', at(4, 3, 5)],
  ['@5<90', at(1, 7, 5)],
  ['@5<-90<0', at(1, -3, 5)],
  ['5<180', at(-5, 0, 0)],
  ['@2<0<90', at(1, 2, 7)],
  ['@2<180/2', at(1, 4, 5)],
  ['3 -1', at(3, -1, 5)],
])('the place typed as %s', (text, place) => {
  const from = at(1, 2, 5);
  const readLength = (part: string): number | null => (Number.isFinite(Number(part)) ? Number(part) : null);
  expect(readPlace(text, { from, readLength })).toEqual(place);
});

test.each(['', '3', 'a b', '@', '3<', '<3', '1 2 3 4', '3<4<5<6'])('"%s" is no place', (text) => {
  const readLength = (part: string): number | null =>
    part !== '' && Number.isFinite(Number(part)) ? Number(part) : null;
  expect(readPlace(text, { from: at(0, 0), readLength })).toBeNull();
});

test('a truss built by the verbs is solved: 10 kN on the triangle, half of it to each bearing', () => {
  const answer = solveTruss(triangle);
  if (answer.level === 'error') throw new Error(answer.error);
  for (const joint of [0, 1]) {
    const { y } = answer.sets[0]?.R.find((reaction) => reaction.joint === joint) ?? { y: 0 };
    expectClose(y, 5000, 1e-12);
  }
});
