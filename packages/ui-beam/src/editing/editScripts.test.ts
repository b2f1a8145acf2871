import { type BeamCase, caseHash, parseCase } from '@eecs/solver-core';
import { type History, createHistory, pushStep, stepBack, stepForward } from '@eecs/ui-kit/editor';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { anyEdit } from '../../test/anyEdit.ts';
import { drawCases } from '../../../solver-core/verification/drawCases.ts';

const { hingedSpans } = beamExamples;

test('any script of edits undone is the byte-equal document, redone the byte-equal end', () => {
  fc.assert(
    fc.property(fc.array(anyEdit(), { maxLength: 60 }), (script) => {
      const start = createHistory(hingedSpans);
      const edited = script.reduce<History<BeamCase>>(
        (history, verb) => pushStep(history, verb(history.present).document),
        start,
      );
      const steps = edited.past.length;
      const back = repeat(edited, steps, stepBack);
      expect(JSON.stringify(back.present)).toBe(JSON.stringify(hingedSpans));
      const forth = repeat(back, steps, stepForward);
      expect(JSON.stringify(forth.present)).toBe(JSON.stringify(edited.present));
      expect(caseHash(forth.present)).toBe(caseHash(edited.present));
    }),
    { numRuns: drawCases(150) },
  );
});

test('no script of edits leaves a document the core cannot read', () => {
  fc.assert(
    fc.property(fc.array(anyEdit(), { maxLength: 30 }), (script) => {
      const end = script.reduce<BeamCase>((document, verb) => verb(document).document, hingedSpans);
      expect(parseCase(end).ok).toBe(true);
    }),
    { numRuns: drawCases(150) },
  );
});

function repeat(
  history: History<BeamCase>,
  times: number,
  step: (history: History<BeamCase>) => History<BeamCase>,
): History<BeamCase> {
  return Array.from({ length: times }).reduce<History<BeamCase>>((current) => step(current), history);
}
