import { checkCalculation } from '@eecs/solver-core/checker';
import { describe, expect, test } from 'vitest';
import { BEAM, connectAgent, textOf as told } from '../../test/support/agent.ts';

describe('the tools of agents that compute in exact numbers', () => {
  const { call } = connectAgent();

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
  });
});
