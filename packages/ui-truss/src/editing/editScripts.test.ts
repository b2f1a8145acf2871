import { type TrussCase, parseTruss, trussHash } from '@eecs/solver-core/truss';
import { type History, createHistory, pushStep, stepBack, stepForward } from '@eecs/ui-kit/editor';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyTrussEdit } from '../../test/anyTrussEdit.ts';
import { triangle } from '../../test/triangle.ts';
import { toPair } from './merge.ts';

// A failing run prints its seed and the shortest script that fails.
test('any script of edits undone is the byte-equal truss, redone the byte-equal end', () => {
  fc.assert(
    fc.property(fc.array(anyTrussEdit(), { maxLength: 60 }), (script) => {
      const start = createHistory(triangle);
      const edited = script.reduce<History<TrussCase>>(
        (history, verb) => pushStep(history, verb(history.present).document),
        start,
      );
      const back = repeat(edited, edited.past.length, stepBack);
      expect(JSON.stringify(back.present)).toBe(JSON.stringify(triangle));
      const forth = repeat(back, edited.past.length, stepForward);
      expect(JSON.stringify(forth.present)).toBe(JSON.stringify(edited.present));
      expect(trussHash(forth.present)).toBe(trussHash(edited.present));
    }),
    { numRuns: 150 },
  );
});

test('no script of edits leaves a truss the core reads in another way, or with rods it refuses', () => {
  fc.assert(
    fc.property(fc.array(anyTrussEdit(), { maxLength: 30 }), (script) => {
      const end = script.reduce<TrussCase>((document, verb) => verb(document).document, triangle);
      const parsed = parseTruss(end);
      expect(parsed.ok && JSON.stringify(parsed.document)).toBe(JSON.stringify(end));
      const pairs = end.links.map(({ i, j }) => toPair(i, j));
      expect(new Set(pairs).size).toBe(pairs.length);
      expect(end.links.every(({ i, j }) => i !== j && i < end.joints.length && j < end.joints.length)).toBe(
        true,
      );
    }),
    { numRuns: 300 },
  );
});

function repeat(
  history: History<TrussCase>,
  times: number,
  step: (history: History<TrussCase>) => History<TrussCase>,
): History<TrussCase> {
  return Array.from({ length: times }).reduce<History<TrussCase>>((current) => step(current), history);
}
