import { solveFrame } from '@eecs/solver-core/frame';
import { expect, test } from 'vitest';
import { createHand } from '../../test/createHand.ts';
import { documentAtom, session } from '../state/sessionAtoms.ts';

/** Draws a two-bay two-storey frame with supports and loads. */
function drawStoreys() {
  const { store, count, take, end, press } = createHand();
  take('member');
  for (const [x, y] of [
    [0, 0],
    [0, 2],
    [0, 4],
    [4, 4],
    [8, 4],
    [8, 2],
    [8, 0],
  ] as const)
    press(x, y);
  end();
  press(4, 0);
  press(4, 2);
  press(4, 4);
  end();
  press(0, 2);
  press(4, 2);
  press(8, 2);
  take('support');
  for (const x of [0, 4, 8]) press(x, 0);
  take('distributed');
  for (const y of [2, 4]) for (const x of [1, 6]) press(x, y);
  return { store, count: count() };
}

const { store, count } = drawStoreys();

test(`a two-bay two-storey frame with supports and loads takes ${count} interactions, at most 25`, () => {
  expect(count).toBeLessThanOrEqual(25);
  const document = store.get(documentAtom);
  expect([document.joints.length, document.members.length]).toEqual([9, 10]);
  const answer = solveFrame(document);
  expect(answer.level).toBe('ok');
  // Three fixed supports and ten members without hinges: 3·10 + 9 unknowns minus 3·9 equations.
  expect(answer.verdict).toMatchObject({ status: 'indeterminate', degree: 12 });
  // Four beams of 4 m under 10 kN/m; the feet carry all of it.
  const sets = answer.level === 'error' ? [] : answer.sets;
  expect(sets[0]?.R.reduce((sum, { y }) => sum + y, 0)).toBeCloseTo(160_000, 6);
});

test('every press is one step back, and steps back lead to the empty board', () => {
  const { store, take, press } = createHand();
  const empty = store.get(documentAtom);
  take('member');
  press(0, 0);
  press(0, 3);
  press(4, 3);
  take('hinge');
  press(3.5, 3);
  expect(store.get(documentAtom).members[1]?.ends).toEqual({ i: {}, j: { M: 'free' } });
  take('support');
  press(0, 0);
  press(0, 0);
  expect(store.get(documentAtom).joints[0]?.support?.className).toBe('fixed');
  for (let step = 0; step < 5; step += 1) store.set(session.undoAtom);
  expect(store.get(documentAtom)).toEqual(empty);
});

test('a member that ends on another one splits it there', () => {
  const { store, take, press, end } = createHand();
  take('member');
  press(0, 3);
  press(6, 3);
  end();
  press(2, 0);
  press(2, 3);
  const { joints, members } = store.get(documentAtom);
  expect(joints.map(({ x, y }) => [x, y])).toContainEqual([2, 3]);
  expect(members).toHaveLength(3);
});
