import { toPair } from '@eecs/ui-kit/editing';
import { type TrussCase, parseTruss, trussHash } from '@eecs/solver-core/truss';
import { type History, createHistory, pushStep, stepBack, stepForward } from '@eecs/ui-kit/editor';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyTrussEdit } from '../../test/anyTrussEdit.ts';
import { triangle } from '../../test/triangle.ts';
import { drawCases } from '../../../solver-core/verification/drawCases.ts';

const COUNT = drawCases(200);
const STEPS = 200;
const MOST_PARTS = 120;

// A failing run prints its seed and the shortest failing script.
test('any script of edits undone is the byte-equal truss, redone the byte-equal end', () => {
  fc.assert(
    fc.property(fc.array(anyTrussEdit(), { minLength: STEPS, maxLength: STEPS, size: 'max' }), (script) => {
      const states = [JSON.stringify(triangle)];
      const edited = script.reduce<History<TrussCase>>((history, verb) => {
        const { document } = verb(history.present);
        // Copies of copies would double endlessly.
        const isHuge = document.joints.length + document.links.length > MOST_PARTS;
        const next = isHuge ? history : pushStep(history, document);
        if (next !== history) states.push(JSON.stringify(next.present));
        return next;
      }, createHistory(triangle));
      // A hundred steps are kept: with more edits, undo ends at the oldest kept state.
      const back = repeat(edited, edited.past.length, stepBack);
      expect(JSON.stringify(back.present)).toBe(states[states.length - 1 - edited.past.length]);
      const forth = repeat(back, edited.past.length, stepForward);
      expect(JSON.stringify(forth.present)).toBe(JSON.stringify(edited.present));
      expect(trussHash(forth.present)).toBe(trussHash(edited.present));
    }),
    { numRuns: COUNT },
  );
});

test('no script of edits leaves a truss the core reads in another way, or with rods it refuses', () => {
  fc.assert(
    fc.property(fc.array(anyTrussEdit(), { maxLength: 30 }), (script) => {
      const end = script.reduce<TrussCase>((document, verb) => {
        const next = verb(document).document;
        return next.joints.length + next.links.length > MOST_PARTS ? document : next;
      }, triangle);
      const parsed = parseTruss(end);
      expect(parsed.ok && JSON.stringify(parsed.document)).toBe(JSON.stringify(end));
      const pairs = end.links.map(({ i, j }) => toPair(i, j));
      expect(new Set(pairs).size).toBe(pairs.length);
      expect(end.links.every(({ i, j }) => i !== j && i < end.joints.length && j < end.joints.length)).toBe(
        true,
      );
    }),
    { numRuns: drawCases(150) },
  );
});

function repeat(
  history: History<TrussCase>,
  times: number,
  step: (history: History<TrussCase>) => History<TrussCase>,
): History<TrussCase> {
  return Array.from({ length: times }).reduce<History<TrussCase>>((current) => step(current), history);
}
