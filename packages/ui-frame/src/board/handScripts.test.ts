import { toPair } from '@eecs/ui-kit/editing';
import { parseFrame } from '@eecs/solver-core/frame';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DRAWN_SEED, drawCases } from '../../../solver-core/verification/drawCases.ts';
import { createHand } from '../../test/createHand.ts';
import { removeItems } from '../editing/remove.ts';
import { applyEditAtom, documentAtom, session } from '../state/sessionAtoms.ts';
import { TOOLS } from '../state/tool.ts';

type Hand = ReturnType<typeof createHand>;

/** A command of a user: a tool, presses where joints are likely to meet, dragging a joint, a removal, undo and redo. */
const anyCommand = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...TOOLS).map((tool) => (hand: Hand) => hand.take(tool)) },
  {
    weight: 8,
    arbitrary: fc.tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 5 })).map(
      ([x, y]) =>
        (hand: Hand) =>
          hand.press(x, y),
    ),
  },
  { weight: 1, arbitrary: fc.constant((hand: Hand) => hand.end()) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.nat(20), fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 5 }))
      .map(([at, x, y]) => (hand: Hand) => {
        const { joints } = hand.store.get(documentAtom);
        const index = joints.length === 0 ? 0 : at % joints.length;
        const joint = joints[index];
        if (joint !== undefined) hand.drag({ kind: 'joint', index }, joint, { x, y });
      }),
  },
  {
    weight: 1,
    arbitrary: fc.nat(20).map((at) => (hand: Hand) => {
      const { members } = hand.store.get(documentAtom);
      const index = members.length === 0 ? 0 : at % members.length;
      hand.store.set(applyEditAtom, (document) => removeItems(document, [{ kind: 'member', index }]));
    }),
  },
  { weight: 1, arbitrary: fc.constant((hand: Hand) => hand.store.set(session.undoAtom)) },
  { weight: 1, arbitrary: fc.constant((hand: Hand) => hand.store.set(session.redoAtom)) },
);

// A failing run prints its seed and the shortest failing script.
test('no script of a hand leaves a frame that the core reads in another way; undone it is the empty board', () => {
  let most = 0;
  fc.assert(
    fc.property(fc.array(anyCommand, { maxLength: 40, size: 'max' }), (script) => {
      const hand = createHand();
      const empty = JSON.stringify(hand.store.get(documentAtom));
      for (const command of script) command(hand);
      const end = hand.store.get(documentAtom);
      most = Math.max(most, end.members.length);
      const parsed = parseFrame(end);
      expect(parsed.ok && JSON.stringify(parsed.document)).toBe(JSON.stringify(end));
      const pairs = end.members.map(({ i, j }) => toPair(i, j));
      expect(new Set(pairs).size).toBe(pairs.length);
      expect(end.members.every(({ i, j }) => i !== j && i < end.joints.length && j < end.joints.length)).toBe(
        true,
      );
      for (let step = 0; step < script.length; step += 1) hand.store.set(session.undoAtom);
      expect(JSON.stringify(hand.store.get(documentAtom))).toBe(empty);
    }),
    // Ten thousand commands in a full run.
    { numRuns: drawCases(500), seed: DRAWN_SEED },
  );
  // The scripts do draw something.
  expect(most).toBeGreaterThan(0);
});
