import { describe, expect, test } from 'vitest';
import { ruleCase } from '../../../../verification/ruleCase.ts';
import type { BeamCase, Support } from '../../../model/beam/document.ts';
import { judgeBeam } from '../judgeBeam.ts';
import { countRestraints } from './countRestraints.ts';
import { judgeConstraints } from './judgeConstraints.ts';
import { settleSupports } from './settleSupports.ts';
import { fitSupport } from './fitSupport.ts';

function on(...supports: Support[]): BeamCase {
  return ruleCase({ supports });
}

describe('constraint status', () => {
  test.each<[ReturnType<typeof judgeConstraints>, BeamCase]>([
    ['under', on()],
    // Two rollers without the pin: two restraints.
    ['under', on({ className: 'fixed', x: 0 })],
    // Three restraints, none of them along the axis.
    ['under', on(...[0, 5, 10].map((x): Support => ({ className: 'simple', x })))],
    ['well', on({ className: 'cantilever', x: 0 })],
    ['well', on({ className: 'fixed', x: 0 }, { className: 'simple', x: 10 })],
    // A spring along the axis holds it as well as a pin.
    ['well', on({ className: 'simple', x: 0, stiffness: { x: 1e6 } }, { className: 'simple', x: 10 })],
    ['over', ruleCase()],
    // A hinge takes one restraint away.
    ['well', on(...ruleCase().supports, { className: 'hinge', x: 3 })],
  ])('%s', (status, document) => {
    expect(judgeConstraints(document, judgeBeam(document))).toBe(status);
  });

  test('the count needed is three, and one more for each hinge that cuts the beam', () => {
    const hinged = on(...ruleCase().supports, { className: 'hinge', x: 3 }, { className: 'hinge', x: 10 });
    expect(countRestraints(hinged, judgeBeam(hinged))).toEqual({ hinges: 1, needed: 4, found: 4 });
  });
});

describe('clean-ups', () => {
  test('a fixed support together with a clamp becomes simple', () => {
    const { document, notes } = settleSupports(
      on({ className: 'cantilever', x: 0 }, { className: 'fixed', x: 10 }),
    );
    expect(document.supports.map(({ className }) => className)).toEqual(['cantilever', 'simple']);
    expect(notes).toEqual([{ code: 'pinBecameRoller', count: 1 }]);
  });

  test('a hinge at either end is removed', () => {
    const [pin, ...rollers] = ruleCase().supports as [Support, ...Support[]];
    const { document, notes } = settleSupports(
      on(
        pin,
        ...rollers,
        { className: 'hinge', x: 0 },
        { className: 'hinge', x: 10 },
        { className: 'hinge', x: 4 },
      ),
    );
    expect(document.supports).toEqual([pin, ...rollers, { className: 'hinge', x: 4 }]);
    expect(notes).toEqual([{ code: 'endHingeRemoved', count: 2 }]);
  });

  test('a support keeps nothing one of its kind cannot have', () => {
    expect(fitSupport({ className: 'simple', x: 0, settlement: { x: 0.01, y: -0.01 } })).toEqual({
      className: 'simple',
      x: 0,
      settlement: { y: -0.01 },
    });
    expect(fitSupport({ className: 'cantilever', x: 0, release: true })).toEqual({
      className: 'cantilever',
      x: 0,
    });
    const kept: Support = { className: 'fixed', x: 0, release: true, stiffness: { y: 1e6 } };
    expect(fitSupport(kept)).toBe(kept);
  });
});
