import { checkCalculation } from '@eecs/solver-core/checker';
import { checkClaim, readClaim } from '@eecs/ui-beam/report';
import { describe, expect, test } from 'vitest';
import { BEAM, connectAgent, textOf as told } from '../../test/support/agent.ts';

const NIL = expect.closeTo(0, 6) as number;

describe('the tools of agents that compute in exact numbers', () => {
  const { call } = connectAgent({ hasReports: true });

  test('all values are found at which a condition holds, and a wrong question says what to write', async () => {
    const asked = { beam: BEAM, number: { kind: 'loadSize', load: 0 }, from: 0, to: 4 };
    // 1.5 times q·L²/8 = 54 kN·m.
    const condition = { kind: 'largest', of: 'M', equals: 81_000 };
    const found = await call('find_values', { ...asked, condition });
    expect(found.structuredContent).toMatchObject({ own: 1, values: [1.5] });
    expect(told(found)).toContain('It holds at 1.5.');
    const wrong = await call('find_values', { ...asked, condition: { kind: 'largest' } });
    expect(wrong.isError).toBe(true);
    expect(told(wrong)).toContain('"equals": size');
    // Between 0 and 2 m, M = q·x·(L - x)/2 is greatest at 2 m: 48 kN·m, a half more of which is 72 kN·m.
    const near = await call('find_values', {
      ...asked,
      condition: { ...condition, between: [0, 2], equals: 72_000 },
    });
    expect(near.structuredContent).toMatchObject({ values: [1.5] });
    const beyond = await call('find_values', { ...asked, condition, number: { kind: 'loadPlace', load: 0 } });
    expect(told(beyond)).toContain('change `from` and `to`');
  });

  test('a hand calculation comes as a file that the checker verifies', async () => {
    const answer = await call('hand_calculation', { beam: BEAM });
    expect(checkCalculation(answer.structuredContent['calculation'])).toMatchObject({ ok: true });
    // q·L²/8
    expect(told(answer)).toMatch(/ordinate, .* = 54000$/m);
    const free = await call('hand_calculation', { beam: { ...BEAM, supports: [] } });
    expect(free.isError).toBe(true);
    expect(told(free)).toContain('The beam cannot be solved.');
    const beyond = await call('hand_calculation', { beam: BEAM, set: 1 });
    expect(beyond.isError).toBe(true);
    expect(told(beyond)).toContain('no such case set');
  });

  test('a beam in US units is refused in its own units', async () => {
    const beam = {
      ...BEAM,
      units: { system: 1 },
      L: 72,
      loads: [{ className: 'ShearLoad', x: 80, c: [-1] }],
    };
    const answer = await call('hand_calculation', { beam });
    expect(answer.isError).toBe(true);
    expect(told(answer)).toMatch(/\(0 to 6′\s0″\)/);
  });

  test('a difference is split over the edits, and adds up', async () => {
    const more = { ...BEAM, loads: [{ ...BEAM.loads[0], y: [-18_000, -18_000, -18_000] }] };
    const answer = await call('explain_change', {
      before: BEAM,
      after: more,
      result: { kind: 'extreme', of: 'M', end: 'max' },
    });
    // q·L²/8: 54 and 81 kN·m.
    expect(answer.structuredContent).toMatchObject({
      before: expect.closeTo(54_000, 6) as number,
      after: expect.closeTo(81_000, 6) as number,
      parts: [{ path: '/loads/0', kind: 'changed', change: expect.closeTo(27_000, 6) as number }],
    });
  });

  test('an influence line has its ordinate at the place itself', async () => {
    const answer = await call('influence_line', { beam: BEAM, result: { kind: 'M', x: 2 } });
    // a·b/L = 2·4/6.
    expect(answer.structuredContent['max']).toEqual({ x: 2, value: expect.closeTo(4 / 3, 12) as number });
    expect(told(answer)).toContain('Assumed: linear elastic material');
  });

  test('an envelope is taken over the case sets, and over combinations if there are some', async () => {
    const [load] = BEAM.loads;
    const caseSets = [
      { title: 'Dead', action: { kind: 'G' } },
      { title: 'Live', action: { kind: 'Q', category: 'B' } },
    ];
    const loads = [
      { ...load, sets: 1 },
      { ...load, y: [6000, 6000, 6000], sets: 2 },
    ];
    const beam = { ...BEAM, caseSets, loads };
    const plain = await call('envelope', { beam, count: 3 });
    // 12 kN/m down and 6 kN/m up: q·L²/8 in the middle.
    expect(plain.structuredContent['envelopes']).toMatchObject([
      {
        of: 'case sets',
        M: { max: [NIL, expect.closeTo(54_000, 6), NIL], min: [NIL, expect.closeTo(-27_000, 6), NIL] },
      },
    ]);
    const combined = await call('envelope', {
      beam: { ...beam, combinations: { rule: 'en1990', situations: ['ULS-STR'] } },
      count: 3,
    });
    // 1.35·54, and 1.0·54 - 1.5·27.
    expect(combined.structuredContent['envelopes']).toMatchObject([
      {
        of: 'ULS-STR',
        M: { max: [NIL, expect.closeTo(72_900, 6), NIL], min: [NIL, expect.closeTo(13_500, 6), NIL] },
      },
    ]);
  });

  test('the link of a report contains the beam and its numbers, which agree', async () => {
    let answer = await call('report_link', { beam: BEAM });
    await expect
      .poll(
        async () =>
          (answer.isError === true ? (answer = await call('report_link', { beam: BEAM })) : answer).isError,
        {
          timeout: 30_000,
          interval: 500,
        },
      )
      .toBeUndefined();
    const [, fragment = ''] = told(answer).split(/(?=#)|\n/);
    const claim = await readClaim(fragment);
    expect(claim && checkClaim(claim)).toMatchObject({ kind: 'agrees' });
  });
});
