import { type FrameCase, solveFrame } from '@eecs/solver-core/frame';
import { hitTest } from '@eecs/ui-kit/editor';
import { createFormat } from '@eecs/ui-kit/layout';
import { expect, test } from 'vitest';
import { getExtent } from '../editing/extent.ts';
import { isSameItem } from '../editing/items.ts';
import { setEndRelease, toggleHingesAt } from '../editing/members.ts';
import { createFrameStarter } from '../starters/frameStarters.ts';
import { FORCES, type Force } from '../state/boardResults.ts';
import { listLabelledPoints } from './drawDiagrams.ts';
import { layoutScheme } from './layoutScheme.ts';
import { projectFrame } from './projection.ts';
import { NO_EMPHASIS } from './scheme.ts';
import { createSchemeTexts } from './schemeTexts.ts';

const texts = createSchemeTexts(createFormat({ locale: 'en-US', units: 0, digits: 3 }), 0);

const SIZES = [
  { width: 946, height: 440 },
  { width: 366, height: 320 },
] as const;

function draw(document: FrameCase, view: Force | 'shape', size: (typeof SIZES)[number]) {
  const answer = solveFrame(document);
  if (answer.level !== 'ok') throw new Error(JSON.stringify(answer));
  const [set] = answer.sets;
  if (set === undefined) throw new Error('no set');
  const extent = getExtent(document.joints);
  if (extent === null) throw new Error('no joints');
  const projection = projectFrame(extent, size);
  const { nodes, objects } = layoutScheme(document, {
    projection,
    emphasis: NO_EMPHASIS,
    texts,
    set: 0,
    result: { sets: [set], view, hasReactions: true },
  });
  return { set, nodes, objects, projection };
}

/** Lists the labelled values of diagrams on the board. */
function listValues(nodes: ReturnType<typeof draw>['nodes']): string[] {
  return nodes.flatMap(({ tag, text, attributes }) =>
    tag === 'text' && ['positive', 'negative'].includes(attributes['data-role'] ?? '') ? [text ?? ''] : [],
  );
}

test('the largest value of each member is said on the board, however the frame fills it', () => {
  for (const kind of ['portal', 'gable'] as const)
    for (const size of SIZES)
      for (const force of FORCES) {
        const document = createFrameStarter(kind, { system: 0 });
        const { set, nodes } = draw(document, force, size);
        const values = new Set(listValues(nodes));
        const greatest = Math.max(
          ...set.members.map((member) => Math.max(-member[force].min.value, member[force].max.value)),
        );
        const most = set.members.flatMap((member) =>
          listLabelledPoints(member[force], member[force].segments.at(-1)?.x1 ?? 0).filter(
            ({ value }) => Math.abs(value) > 0.9 * greatest,
          ),
        );
        for (const { value } of most)
          expect([...values]).toContain(texts.result(value, force === 'M' ? 'moment' : 'force'));
      }
});

test('no displacement of a joint stands on the arrows of a load', () => {
  for (const size of SIZES) {
    const document = createFrameStarter('portal', { system: 0 });
    const { nodes, projection } = draw(document, 'shape', size);
    const [left, right] = [document.joints[1], document.joints[2]].map((joint) =>
      projection.toPx(joint ?? { x: 0, y: 0 }),
    );
    const shifts = nodes.filter(({ attributes }) => attributes['data-role'] === 'shift');
    expect(shifts.length).toBeGreaterThan(2);
    const onLoad = shifts.filter(({ attributes }) => {
      const [x, y] = [Number(attributes['x']), Number(attributes['y'])];
      return x > (left?.x ?? 0) && x < (right?.x ?? 0) && y < (left?.y ?? 0);
    });
    expect(onLoad.map(({ text }) => text)).toEqual([]);
  }
});

test('the equal moments of the two members at a corner are said once', () => {
  const { nodes } = draw(createFrameStarter('portal', { system: 0 }), 'M', SIZES[0]);
  const values = listValues(nodes);
  expect(values.filter((value) => value === '−32.958')).toEqual(['−32.958']);
  // The other column also runs upwards, so the same moment has the opposite sign there.
  expect(values).toContain('−56.942');
  expect(values).toContain('56.942');
});

test('a joint that passes moments on is a dot, a hinge of all its members one circle', () => {
  const document = createFrameStarter('portal', { system: 0 });
  const isRigid = (nodes: ReturnType<typeof draw>['nodes']): boolean[] =>
    nodes
      .filter(({ attributes }) => attributes['data-role'] === 'joint')
      .map(({ attributes }) => attributes['data-rigid'] !== undefined);
  expect(isRigid(draw(document, 'M', SIZES[0]).nodes)).toEqual([true, true, true, true]);
  const { nodes } = draw(toggleHingesAt(document, 1).document, 'M', SIZES[0]);
  expect(isRigid(nodes)).toEqual([true, false, true, true]);
  expect(nodes.filter(({ key }) => key.endsWith('hinge'))).toEqual([]);
});

test('the point of a joint is the joint, that of a member between its ends the member', () => {
  for (const kind of ['portal', 'storeys', 'gable'] as const) {
    const document = createFrameStarter(kind, { system: 0 });
    const { objects, projection } = draw(document, 'M', SIZES[0]);
    const find = (place: { readonly x: number; readonly y: number }) =>
      hitTest({
        objects,
        ...projection.toPx(place),
        selected: [],
        isSame: isSameItem,
        isCoarse: false,
      })?.item;
    document.joints.forEach((joint, index) => expect(find(joint)).toEqual({ kind: 'joint', index }));
    document.members.forEach(({ i, j }, index) => {
      const [a, b] = [document.joints[i], document.joints[j]];
      if (a === undefined || b === undefined) throw new Error('no ends');
      expect(find({ x: (a.x * 2 + b.x) / 3, y: (a.y * 2 + b.y) / 3 })).toEqual({ kind: 'member', index });
    });
  }
});

test('the diagrams of several case sets lie on each other, with the extremes of all of them', () => {
  const document = createFrameStarter('portal', { system: 0 });
  const { set, projection } = draw(document, 'M', SIZES[0]);
  const half = solveFrame({
    ...document,
    members: document.members.map((member) => ({
      ...member,
      loads: member.loads.map((load) => ('y' in load ? { ...load, y: [0, 0, 0] } : load)),
    })),
  });
  if (half.level !== 'ok' || half.sets[0] === undefined) throw new Error('not solved');
  const { nodes } = layoutScheme(document, {
    projection,
    emphasis: NO_EMPHASIS,
    texts,
    set: 'all',
    result: { sets: [set, half.sets[0]], view: 'M', hasReactions: true },
  });
  const curves = nodes.filter(({ attributes }) => attributes['data-role'] === 'curve');
  // A curve with both signs has a path in each colour.
  expect(new Set(curves.map(({ key }) => key.replace(/-curve.*/, ''))).size).toBe(6);
  for (const { key, attributes } of curves) expect(key.endsWith(attributes['data-sign'] ?? '?')).toBe(true);
  expect(new Set(nodes.map(({ key }) => key)).size).toBe(nodes.length);
  expect(listValues(nodes)).toContain('45.45');
  expect(nodes.filter(({ attributes }) => attributes['data-role'] === 'reaction')).toEqual([]);
});

test('ends that slide along or across their member have a slider each', () => {
  const portal = createFrameStarter('portal', { system: 0 });
  const slid = setEndRelease(portal, 0, { end: 'j', force: 'Q', isFree: true }).document;
  const both = setEndRelease(slid, 1, { end: 'i', force: 'N', isFree: true }).document;
  const list = (document: FrameCase) =>
    layoutScheme(document, {
      projection: projectFrame(getExtent(document.joints)!, SIZES[0]),
      ...{ emphasis: NO_EMPHASIS, texts, set: 0, result: null },
    })
      .nodes.filter(({ attributes }) => attributes['data-role'] === 'release')
      .map(({ key }) => key);
  expect(list(portal)).toEqual([]);
  expect(list(both)).toEqual(['member:0-j-Q', 'member:1-i-N']);
  const closed = setEndRelease(both, 0, { end: 'j', force: 'Q', isFree: false }).document;
  expect(list(setEndRelease(closed, 1, { end: 'i', force: 'N', isFree: false }).document)).toEqual([]);
  expect(setEndRelease(portal, 0, { end: 'i', force: 'N', isFree: false }).document).toBe(portal);
});

test('equal moments on both sides of a column are said once', () => {
  const frame = createFrameStarter('storeys', { system: 0 });
  const still = { ...frame, joints: frame.joints.map((joint) => ({ ...joint, loads: [] })) };
  const values = listValues(draw(still, 'M', SIZES[0]).nodes);
  // The middle column of a symmetric frame has no moment, so the beams on both sides of it have the same one.
  const [most] = [...values].sort((a, b) => Math.abs(parse(b)) - Math.abs(parse(a)));
  expect(values.filter((value) => value === most)).toHaveLength(1);
});

const parse = (text: string): number => Number(text.replace('−', '-'));
