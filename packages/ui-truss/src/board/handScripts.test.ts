import { parseTruss } from '@eecs/solver-core/truss';
import { toPair } from '@eecs/ui-kit/editing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DRAWN_SEED, drawCases } from '../../../solver-core/verification/drawCases.ts';
import { createHand } from '../../test/createHand.ts';
import { moveJoints } from '../editing/joints.ts';
import { removeItems } from '../editing/remove.ts';
import { applyEditAtom, documentAtom, session } from '../state/sessionAtoms.ts';
import { toolAtom } from '../state/tool.ts';

type Hand = ReturnType<typeof createHand>;

const anyX = fc.integer({ min: 0, max: 6 });
const anyY = fc.integer({ min: 0, max: 3 });

/** A command of a hand: a chain of rods, supports and loads by presses, values, a moved joint, a removal, steps. */
const anyCommand = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(anyX, anyY).map(([x, y]) => (hand: Hand) => {
      // A tool that is taken anew begins a new chain.
      if (hand.store.get(toolAtom) !== 'rod') hand.take('rod');
      hand.chain(x, y);
    }),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom('anchor' as const, 'load' as const, 'select' as const), anyX, anyY)
      .map(([tool, x, y]) => (hand: Hand) => {
        hand.take(tool);
        if (hand.get().joints.some((joint) => joint.x === x && joint.y === y)) hand.press(x, y);
      }),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: -20, max: 20 }).map((value) => (hand: Hand) => hand.typeValue(value)),
  },
  { weight: 1, arbitrary: anyX.map((most) => (hand: Hand) => hand.drawBox(({ x }) => x <= most)) },
  {
    weight: 1,
    arbitrary: fc.constant((hand: Hand) => {
      hand.chooseAll();
      if (hand.get().joints.length < 40) hand.mirror();
    }),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.nat(20), fc.integer({ min: -2, max: 2 })).map(([at, by]) => (hand: Hand) => {
      const { joints } = hand.get();
      if (joints.length === 0) return;
      hand.store.set(applyEditAtom, (now) =>
        moveJoints(now, new Set([at % joints.length]), { by: { x: by, y: by, z: 0 }, isMerging: true }),
      );
    }),
  },
  {
    weight: 1,
    arbitrary: fc.nat(20).map((at) => (hand: Hand) => {
      const { links } = hand.get();
      const index = links.length === 0 ? 0 : at % links.length;
      hand.store.set(applyEditAtom, (now) => removeItems(now, [{ kind: 'link', index }]));
    }),
  },
  { weight: 1, arbitrary: fc.constant((hand: Hand) => hand.store.set(session.undoAtom)) },
  { weight: 1, arbitrary: fc.constant((hand: Hand) => hand.store.set(session.redoAtom)) },
);

// Ten thousand commands in a whole run. A failing run prints its seed and the shortest script that fails.
test('no script of a hand leaves a truss that the core reads in another way; undone it is the empty board', () => {
  let most = 0;
  fc.assert(
    fc.property(fc.array(anyCommand, { maxLength: 40, size: 'max' }), (script) => {
      const hand = createHand();
      const empty = JSON.stringify(hand.store.get(documentAtom));
      for (const command of script) command(hand);
      const end = hand.store.get(documentAtom);
      most = Math.max(most, end.links.length);
      const parsed = parseTruss(end);
      expect(parsed.ok && JSON.stringify(parsed.document)).toBe(JSON.stringify(end));
      const pairs = end.links.map(({ i, j }) => toPair(i, j));
      expect(new Set(pairs).size).toBe(pairs.length);
      expect(end.links.every(({ i, j }) => i !== j && i < end.joints.length && j < end.joints.length)).toBe(
        true,
      );
      for (let step = 0; step < 2 * script.length; step += 1) hand.store.set(session.undoAtom);
      expect(JSON.stringify(hand.store.get(documentAtom))).toBe(empty);
    }),
    { numRuns: drawCases(500), seed: DRAWN_SEED },
  );
  // The scripts draw.
  expect(most).toBeGreaterThan(0);
});
