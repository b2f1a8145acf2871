import { listCatalogueGaps, listStraightApostrophes } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import { solveFrame } from '@eecs/solver-core/frame';
import { computeFrameStresses } from '@eecs/solver-core/frame-stress';
import { createFrameStarter } from '../starters/frameStarters.ts';
import { findGoverningMember, listMemberStresses } from './listMemberStresses.ts';
import enUS from './messages/en-US.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import uk from './messages/uk.json' with { type: 'json' };
import { firstPoint, isHinged, toMohrPoint } from './mohrPoint.ts';

const portal = createFrameStarter('portal', { system: 0 });
const answer = solveFrame(portal);
if (answer.level === 'error') throw new Error('the portal was not solved');

test('the greatest stresses of a member are those of its sets, and the most utilised member governs', () => {
  const stresses = computeFrameStresses(portal, answer, { hasTheories: true });
  const rows = listMemberStresses(portal, stresses, { theory: 'eq1', sets: [0] });
  expect(rows).toHaveLength(portal.members.length);
  rows.forEach((row, at) => {
    const { S, T, EQ } = stresses.sets[0]!.members[at]!;
    expect(row.tension).toBe(Math.max(S!.top.max.value, S!.bottom.max.value));
    expect(row.compression).toBe(Math.min(S!.top.min.value, S!.bottom.min.value));
    expect(row.shear).toBe(Math.max(T!.max.value, -T!.min.value));
    expect(row.equivalent?.value).toBe(EQ!.eq1.max.value);
    // The first theory takes the greatest normal stress.
    expect(row.equivalent!.value).toBeGreaterThanOrEqual(
      Math.max(row.tension!, -row.compression!) * (1 - 1e-9),
    );
  });
  const governing = findGoverningMember(rows)!;
  const greatest = Math.max(...rows.map(({ equivalent }) => equivalent!.value));
  const strengths = new Set(rows.map(({ strength }) => strength));
  if (strengths.size === 1) expect(rows[governing]!.equivalent!.value).toBe(greatest);
  expect(
    findGoverningMember(rows.map((row) => ({ ...row, equivalent: null, utilisation: null }))),
  ).toBeNull();
});

test('a displacement is first asked for where it is greatest', () => {
  expect(
    firstPoint([
      { x: 0.1, y: 0 },
      { x: 0, y: -0.3 },
    ]),
  ).toEqual({
    place: 'joint:1',
    x: null,
    direction: 'y',
  });
  expect(firstPoint(null).place).toBe('joint:0');
});

test('a chosen place stays on the frame: its middle at first, its end if the member became shorter', () => {
  const frame = {
    joints: [
      { ...portal.joints[0]!, x: 0, y: 0 },
      { ...portal.joints[1]!, x: 3, y: 4 },
    ],
    members: [{ ...portal.members[0]!, i: 0, j: 1, ends: { i: { M: 'free' as const }, j: {} } }],
  };
  expect(toMohrPoint(frame, { place: 'member:0', x: null, direction: 'y' })).toEqual({
    member: 0,
    x: 2.5,
    direction: 'y',
  });
  expect(toMohrPoint(frame, { place: 'member:0', x: 9, direction: 'y' })).toMatchObject({ x: 5 });
  expect(toMohrPoint(frame, { place: 'member:7', x: 1, direction: 'y' })).toEqual({
    joint: 0,
    direction: 'y',
  });
  const bare = { ...frame, joints: frame.joints.map(({ support: _, ...joint }) => joint) };
  expect(isHinged(bare, { joint: 0, direction: 'r' })).toBe(true);
  expect(isHinged(bare, { joint: 1, direction: 'r' })).toBe(false);
});

test('the catalogues have the same keys, and Ukrainian one apostrophe', () => {
  expect(listCatalogueGaps(enUS, ru, 'ru')).toEqual([]);
  expect(listCatalogueGaps(enUS, uk, 'uk')).toEqual([]);
  expect(listStraightApostrophes(uk)).toEqual([]);
});
