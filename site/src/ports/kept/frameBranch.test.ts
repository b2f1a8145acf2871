import { createFrameStarter } from '@eecs/ui-frame';
import { expect, test } from 'vitest';
import { findKind, KIND_ROWS } from '../../kinds/kinds.ts';
import { FRAME_BRANCHES } from './frameBranch.ts';

const IDS = ['frame', 'arch', 'pile'] as const;
const pile = createFrameStarter('layers', { system: 0, of: 'pile' });

test.each(IDS)(
  'a %s has its own shelf, address and links, and every frame opened there becomes one',
  async (id) => {
    const branch = FRAME_BRANCHES[id];
    expect(branch.kind).toBe(id);
    expect(branch.prefix).toBe(`eecs.${id}`);
    expect(branch.toPath('0f3c')).toBe(`/${id}/0f3c`);
    expect(branch.parse(JSON.parse(JSON.stringify(pile)))).toEqual({ ...pile, kind: id, branch: id });
    expect(branch.readAsked(branch.askNew)).toBe('new');
    expect(await findKind(id)?.withBranch((found) => found.kind)).toBe(id);
  },
);

test('the kind changes nothing that the solver reads', () => {
  const hashes = IDS.map((id) => FRAME_BRANCHES[id].hash(FRAME_BRANCHES[id].parse(pile)!));
  expect(new Set(hashes).size).toBe(1);
});

test('an unnamed column is told from others by its height, a frame by its width', () => {
  expect(FRAME_BRANCHES.pile.sizeOf(pile)).toEqual({ count: 3, length: 12 });
  expect(FRAME_BRANCHES.frame.sizeOf(createFrameStarter('portal', { system: 0 }))).toMatchObject({
    length: 6,
  });
});

test('links name each of them, in the order of the header', () => {
  expect(KIND_ROWS.map(({ id }) => id)).toEqual(['msb', 'truss', 'frame', 'arch', 'pile']);
});
