import { type FrameCase, solveFrame } from '@eecs/solver-core/frame';
import { hitTest } from '@eecs/ui-kit/editor';
import { createFormat, getLabelBox } from '@eecs/ui-kit/layout';
import { expect, test } from 'vitest';
import { getExtent } from '../editing/extent.ts';
import { isSameItem } from '../editing/items.ts';
import { setEndRelease, toggleHingesAt } from '../editing/members.ts';
import { type FrameStarterKind, createFrameStarter } from '../starters/frameStarters.ts';
import { FORCES, type Force } from '../state/boardResults.ts';
import { listLabelledPoints } from './drawDiagrams.ts';
import { BEND_PART, layoutScheme } from './layoutScheme.ts';
import { type BoardSize, projectFrame } from './projection.ts';
import { NO_EMPHASIS } from './scheme.ts';
import { createSchemeTexts } from './schemeTexts.ts';

const texts = createSchemeTexts(createFormat({ locale: 'en-US', units: 0, digits: 3 }), 0);

const SIZES = [
  { width: 946, height: 440 },
  { width: 366, height: 320 },
] as const;

function draw(document: FrameCase, view: Force | 'shape', size: BoardSize) {
  const answer = solveFrame(document);
  if (answer.level !== 'ok') throw new Error(JSON.stringify(answer));
  const [set] = answer.sets;
  if (set === undefined) throw new Error('no set');
  const extent = getExtent(document);
  if (extent === null) throw new Error('no joints');
  const projection = projectFrame(extent, size);
  const { nodes, objects, hidden } = layoutScheme(document, {
    projection,
    emphasis: NO_EMPHASIS,
    texts,
    set: 0,
    result: { sets: [set], view, hasReactions: true },
  });
  return { set, nodes, objects, hidden, projection };
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
          expect([...values]).toContain(
            force === 'M' ? texts.result(Math.abs(value), 'moment') : texts.result(value, 'force'),
          );
      }
});

test('the equal moments of the two members at a corner are said once', () => {
  const { nodes } = draw(createFrameStarter('portal', { system: 0 }), 'M', SIZES[0]);
  const values = listValues(nodes);
  expect(values.filter((value) => value === '32.958')).toHaveLength(1);
  // The right column runs upwards like the left one, so its moment at the corner has the other sign.
  expect(values.filter((value) => value === '56.942')).toHaveLength(1);
  expect(values.filter((value) => value.startsWith('−'))).toEqual([]);
});

/** Returns the frame with all members drawn from the other end; their loads act along global axes. */
function turnMembers(frame: FrameCase): FrameCase {
  return {
    ...frame,
    members: frame.members.map((member) => ({
      ...member,
      ...{ i: member.j, j: member.i, ends: { i: member.ends.j, j: member.ends.i } },
    })),
  };
}

test.each(FORCES)('the colours, sides and values of %s do not depend on how a member was drawn', (force) => {
  const portal = createFrameStarter('portal', { system: 0 });
  // A uniform load along the whole beam, along the global axes, is the same from both ends.
  const frame = {
    ...portal,
    members: portal.members.map((member) => ({
      ...member,
      loads: member.loads.map((load) => ({ ...load, alpha: 0, frame: 'global' as const })),
    })),
  };
  const look = (document: FrameCase) => {
    const { nodes } = draw(document, force, SIZES[0]);
    return {
      values: nodes
        .filter(
          ({ tag, attributes }) =>
            tag === 'text' && /^(positive|negative)$/.test(attributes['data-role'] ?? ''),
        )
        .map(({ text, attributes }) => `${text} ${attributes['data-role']}`)
        .sort(),
      areas: nodes
        .filter(({ attributes }) => attributes['data-role']?.startsWith('area') === true)
        .map(({ attributes }) => `${attributes['data-role']} ${boxOf(attributes['d'] ?? '')}`)
        .sort(),
    };
  };
  expect(look(turnMembers(frame))).toEqual(look(frame));
});

/** Returns the bounding box of a path with absolute coordinates, rounded to pixels. */
function boxOf(d: string): string {
  const numbers = [...d.matchAll(/-?[\d.]+/g)].map(([text]) => Number(text));
  const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)];
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)].map(Math.round).join(' ');
}

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
  expect(new Set(curves.map(({ key }) => key.replace(/-curve.*/, ''))).size).toBe(6);
  for (const { attributes } of curves) expect(attributes['data-sign']).toBe('positive');
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
      projection: projectFrame(getExtent(document)!, SIZES[0]),
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

/** The boards above an open room: in windows of 1440 by 900, 1280 by 720 and 390 by 844. */
const LOW_SIZES = [
  { width: 946, height: 261, left: 32, hasViewBar: true },
  { width: 786, height: 209, left: 32, hasViewBar: true },
  { width: 366, height: 169 },
] as const;

/** Lists the straight lines of a path, as their ends. */
function listLines(d: string): (readonly [number, number, number, number])[] {
  const points = [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([all, x, y]) => ({
    isStart: all.startsWith('M'),
    ...{ x: Number(x), y: Number(y) },
  }));
  return points.flatMap(({ isStart, x, y }, at) => {
    const before = points[at - 1];
    return isStart || before === undefined ? [] : [[before.x, before.y, x, y] as const];
  });
}

test.each(LOW_SIZES)('on a low board of $width by $height nothing is cut', (size) => {
  for (const kind of ['portal', 'storeys', 'gable', 'bays', 'braced', 'vierendeel'] as const)
    for (const force of FORCES) {
      const { nodes } = draw(createFrameStarter(kind, { system: 0 }), force, size);
      const labels = nodes.flatMap(({ key, tag, text = '', attributes }) =>
        tag === 'text'
          ? [{ key, box: getLabelBox({ text, x: Number(attributes['x']), y: Number(attributes['y']) }) }]
          : [],
      );
      expect(labels.length).toBeGreaterThan(2);
      const lines = nodes.flatMap(({ attributes }) =>
        /^(reaction|member)$/.test(attributes['data-role'] ?? '') ? listLines(attributes['d'] ?? '') : [],
      );
      const faults: string[] = [];
      for (const [x0, y0, x1, y1] of lines)
        if (Math.min(x0, x1, y0, y1) < 0 || Math.max(x0, x1) > size.width || Math.max(y0, y1) > size.height)
          faults.push(`a line is cut at ${x1}, ${y1}`);
      for (const { key, box } of labels)
        if (box.x0 < 0 || box.y0 < 0 || box.x1 > size.width || box.y1 > size.height)
          faults.push(`${key} is cut`);
      expect(faults, `${kind} ${force}`).toEqual([]);
    }
});

test('values without a place are counted', () => {
  const storeys = createFrameStarter('storeys', { system: 0 });
  const count = (size: (typeof LOW_SIZES)[number]): number => {
    const { nodes, hidden, set } = draw(storeys, 'N', size);
    const wanted = set.R.flatMap(({ x, y, moment }) => [x, y, moment]).filter(
      (value) => Math.abs(value) > 1e-6,
    );
    const reactions = nodes.filter(
      ({ tag, attributes }) => tag === 'text' && attributes['data-role'] === 'reaction',
    );
    expect(hidden).toBeGreaterThanOrEqual(wanted.length - reactions.length);
    return hidden;
  };
  expect(count(LOW_SIZES[2])).toBeGreaterThan(count(LOW_SIZES[0]));
});

test('an arch is drawn, hit and labelled along its axis', () => {
  const document = createFrameStarter('arch', { system: 0 });
  const { nodes, objects, projection } = draw(document, 'N', SIZES[0]);
  const d = nodes.find(({ key }) => key === 'member:0')!.attributes['d']!;
  const points = [...d.matchAll(/[ML](\S+) (\S+?)(?=[ML]|$)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
  expect(points.length).toBeGreaterThan(20);
  const centre = projection.toPx({ x: 12, y: -12.6 });
  for (const { x, y } of points)
    expect(Math.hypot(x - centre.x, y - centre.y) / (17.4 * projection.factor)).toBeCloseTo(1, 3);
  const hits = (place: { x: number; y: number }) =>
    hitTest({ objects, ...projection.toPx(place), selected: [], isSame: isSameItem, isCoarse: false })?.item;
  expect(hits({ x: 12, y: 4.8 })).toEqual({ kind: 'member', index: 0 });
  expect(hits({ x: 6, y: 0 })).toBeUndefined();
});

test('the deformed shape of an arch starts and ends at its joints, and moves by its displacements', () => {
  const document = createFrameStarter('archFixed', { system: 0 });
  const { nodes, projection } = draw(document, 'shape', SIZES[0]);
  const d = nodes.find(({ key }) => key === 'shape-0')!.attributes['d']!;
  const [first, last] = [/^M(\S+) ([^L]+)/.exec(d)!, /L(\S+) (\S+)$/.exec(d)!];
  const [a, b] = document.joints.map(projection.toPx);
  expect(Number(first[1])).toBeCloseTo(a!.x, 1);
  expect(Number(first[2])).toBeCloseTo(a!.y, 1);
  expect(Number(last[1])).toBeCloseTo(b!.x, 1);
  expect(Number(last[2])).toBeCloseTo(b!.y, 1);
});

test('the handle that bends a member appears on the only selected one', () => {
  const { keysOf } = layoutChosen('arch', SIZES[0]);
  expect(keysOf(['member:0'])).toContain('bend');
  expect(keysOf([])).not.toContain('bend');
});

test('on a phone, the short parts of an arch have a handle too, which a finger can take', () => {
  const { document, layout, keysOf } = layoutChosen('archHangers', SIZES[1]);
  const curved = document.members.flatMap(({ shape }, index) => (shape === undefined ? [] : [index]));
  expect(curved.length).toBeGreaterThan(4);
  for (const index of curved) {
    expect(keysOf([`member:${index}`]), `member ${index + 1}`).toContain('bend');
    const item = { kind: 'member', index } as const;
    const { objects } = layout([`member:${index}`]);
    const [handle] = objects.find((one) => isSameItem(one.item, item))?.handles ?? [];
    const at = { x: handle!.x, y: handle!.y, selected: [item], isSame: isSameItem, isCoarse: true };
    expect(hitTest({ objects, ...at })).toEqual({ item, part: BEND_PART });
  }
});

function layoutChosen(kind: FrameStarterKind, size: BoardSize) {
  const document = createFrameStarter(kind, { system: 0 });
  const projection = projectFrame(getExtent(document)!, size);
  const layout = (chosen: readonly string[]) =>
    layoutScheme(document, { projection, emphasis: { chosen, hovered: null }, texts, set: 0, result: null });
  return {
    document,
    layout,
    keysOf: (chosen: readonly string[]) => layout(chosen).nodes.map(({ key }) => key),
  };
}
