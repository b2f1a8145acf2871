import { expect, test } from 'vitest';
import { createHand } from '../../test/createHand.ts';
import { documentAtom, session } from '../state/sessionAtoms.ts';
import { startFrameDrag } from './frameDrag.ts';

test('dragging the handle beside its middle bends a member in one step', () => {
  const hand = createHand();
  hand.take('member');
  hand.press(0, 0);
  hand.press(8, 0);
  hand.end();
  const { toPx } = hand.surface.getProjection();
  const at = (x: number, y: number, mode: 'minor' | 'free') => ({ ...toPx({ x, y }), place: { x, y }, mode });
  // The handle lies half a metre above the middle; the middle moves by as much as the pointer.
  const drag = startFrameDrag(
    hand.surface,
    { item: { kind: 'member', index: 0 }, part: 'q1' },
    at(4, 0.5, 'minor'),
  );
  drag?.step(at(4, 1, 'free'));
  drag?.step(at(4.3, 2.75, 'free'));
  drag?.commit();
  const shape = () => hand.store.get(documentAtom).members[0]!.shape;
  expect(shape()).toEqual({ kind: 'arc', rise: 2.25 });
  hand.store.set(session.undoAtom);
  expect(shape()).toBeUndefined();
  hand.store.set(session.redoAtom);
  // Back to its chord it is straight again.
  const back = startFrameDrag(
    hand.surface,
    { item: { kind: 'member', index: 0 }, part: 'q1' },
    at(4, 2.75, 'free'),
  );
  back?.step(at(4, 0.52, 'free'));
  back?.commit();
  expect(shape()).toBeUndefined();
});
