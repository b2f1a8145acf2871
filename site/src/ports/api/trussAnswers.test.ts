import { solveTruss, type SolvedTruss, type TrussCase } from '@eecs/solver-core/truss';
import { createPrattTruss, spatialTripod, twoBarTruss } from '@eecs/ui-truss';
import { expect, test } from 'vitest';
import { createApiClient } from './apiClient.ts';
import { connectApi } from './callApi.ts';

/** Returns the answer that the editor gets if the server sends this body. */
function hear(body: string, truss: TrussCase = pratt): Promise<unknown> {
  const call = connectApi({
    baseUrl: 'http://localhost/api',
    getLocale: () => 'en-US',
    wait: () => Promise.resolve(),
    fetch: () => Promise.resolve(new Response(body, { headers: { 'Content-Length': String(body.length) } })),
  });
  return createApiClient(call)
    .solveTruss(truss)
    .catch((error: unknown) => error);
}

const pratt = createPrattTruss({ panels: 4, panelLength: 3, height: 3, load: 10_000 });

function solve(truss: TrussCase): SolvedTruss {
  const answer = solveTruss(truss);
  if (answer.level === 'error') throw new Error(answer.message);
  return answer;
}

/** Returns the correct answer with its first set changed, as JSON. */
function alterSet(part: (set: SolvedTruss['sets'][number]) => object): string {
  const { sets, ...answer } = solve(pratt);
  return JSON.stringify({
    ...answer,
    sets: sets.map((set, index) => (index === 0 ? { ...set, ...part(set) } : set)),
  });
}

/** Returns a list with one item replaced. */
function put(list: readonly unknown[] | null, at: number, part: unknown): unknown[] {
  return (list ?? []).map((item, index) => (index === at ? part : item));
}

test('a whole answer is taken as it came, whatever the truss, and so is a refusal', async () => {
  for (const truss of [pratt, spatialTripod, twoBarTruss]) {
    const sent = JSON.stringify(solve(truss));
    expect(await hear(sent, truss)).toEqual(JSON.parse(sent));
  }
  const refused = solveTruss({ ...pratt, links: pratt.links.slice(1) });
  expect(refused.level).toBe('error');
  expect(await hear(JSON.stringify(refused))).toEqual(JSON.parse(JSON.stringify(refused)));
});

test('a truss in space that the plan does not have is a refusal, as it came', async () => {
  const sent = {
    level: 'error',
    id: -1,
    hash: null,
    errno: 74_301,
    error: 'missingFeatures',
    message: 'Not part of your plan',
    failures: [],
    verdict: null,
  };
  expect(await hear(JSON.stringify(sent))).toEqual(sent);
});

test.each<[string, string]>([
  ['a page of a proxy', '<h1>Sign in</h1>'],
  ['nothing at all', ''],
  ['null', 'null'],
  ['[]', '[]'],
  ['sets that are a text', '{"level":"ok","sets":"banana","hash":5}'],
  ['a fingerprint that is a number', JSON.stringify({ ...solve(pratt), hash: 5 })],
  ['no sets', JSON.stringify({ ...solve(pratt), sets: [] })],
  [
    'one set too many',
    JSON.stringify({ ...solve(pratt), sets: [...solve(pratt).sets, ...solve(pratt).sets] }),
  ],
  ['no verdict', JSON.stringify({ ...solve(pratt), verdict: undefined })],
  ['a force that is null', alterSet(({ N }) => ({ N: put(N, 0, null) }))],
  ['a force that is a text', alterSet(({ N }) => ({ N: put(N, 1, 'x') }))],
  ['fewer forces than rods', alterSet(({ N }) => ({ N: N.slice(0, 3) }))],
  ['fewer stresses than rods', alterSet(({ stress }) => ({ stress: stress?.slice(1) }))],
  ['a use that is a text', alterSet(({ utilisation }) => ({ utilisation: put(utilisation, 0, 'x') }))],
  ['a place moved by null', alterSet((set) => ({ displacement: put(set.displacement, 0, { x: null }) }))],
  ['fewer displacements than joints', alterSet((set) => ({ displacement: set.displacement?.slice(1) }))],
  ['reactions that are no list', alterSet(() => ({ R: {} }))],
  ['a refusal without its reasons', '{"level":"error","error":"x","message":"x"}'],
])('%s is no answer', async (_, body) => {
  expect(await hear(body)).toMatchObject({ name: 'ApiFailure', kind: 'unreadable' });
});
