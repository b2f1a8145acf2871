import { parseCase } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { NO_STATE } from '../../test/support/noState.ts';
import { createAnswerCache } from './answerCache.ts';
import { solveCached } from './cachedSolver.ts';
import { createSharedWork } from '../flow/sharedWork.ts';
import type { SolveOutcome } from './solver.ts';

/** Creates sources whose solver numbers its answers, and a function that asks them. */
function createSources() {
  let solved = 0;
  const answer = (): SolveOutcome => ({
    kind: 'solved',
    id: 7,
    corrections: [],
    described: { gaps: [], statuses: [], state: NO_STATE },
    body: new TextEncoder().encode(String((solved += 1))),
    isShareable: true,
  });
  const solver = { solve: () => Promise.resolve(answer() as never), close: () => Promise.resolve() };
  const sources = { solver, cache: createAnswerCache(), underWay: createSharedWork<SolveOutcome>() };
  return async (document: object, options = {}): Promise<string> => {
    const written = new TextEncoder().encode(JSON.stringify({ data: document }));
    const outcome = await solveCached(sources, { kind: 'msb', document, options, written }, { queue: 1 });
    return outcome.kind === 'solved' ? `${outcome.id} ${new TextDecoder().decode(outcome.body)}` : '';
  };
}

test.each([
  ['of bytes enough to be looked up by them', 100_000, ['7 1', '7 1', '7 2', '7 3']],
  ['too large to be looked up', 2_000_000, ['7 1', '7 2', '7 3', '7 4']],
])('a request %s', async (_name, length, expected) => {
  const ask = createSources();
  const document = { description: 'x'.repeat(length) };
  expect([
    await ask(document),
    await ask(document),
    await ask(document, { mohr: null }),
    await ask({ ...document, title: 'Another' }),
  ]).toEqual(expected);
});

test('large requests that are the same and under way wait for one solve', async () => {
  const ask = createSources();
  const document = { description: 'x'.repeat(100_000) };
  expect(await Promise.all([ask(document), ask(document)])).toEqual(['7 1', '7 1']);
});

test('requests that differ by a unit load alone have answers of their own', async () => {
  const ask = createSources();
  const parsed = parseCase({ schema: 1, L: 6, supports: [{ className: 'cantilever', x: 0 }] });
  if (!parsed.ok) throw new Error('the beam cannot be read');
  const { document } = parsed;
  const at = { x: 6, kind: 'deflection' } as const;
  const answers = [
    await ask(document, { mohr: [at] }),
    // A pair of opposite unit loads: the displacement at 6 m minus that at 3 m.
    await ask(document, { mohr: [{ ...at, opposite: 3 }] }),
    await ask({ ...document, title: 'Another' }, { mohr: [at] }),
  ];
  // The number of the solve follows the id.
  expect(answers.map((answer) => answer.split(' ')[1])).toEqual(['1', '2', '1']);
});

test('a misspelt field does not get the answer of the beam without it, which lacks the warning', async () => {
  const ask = createSources();
  const beam = { schema: 1, L: 6, supports: [{ className: 'clamp', x: 0 }] };
  const answers = [
    await ask(beam),
    await ask({ ...beam, title: 'Another' }),
    await ask({ ...beam, selfweight: true }),
  ];
  expect(answers.map((answer) => answer.split(' ')[1])).toEqual(['1', '1', '2']);
});
