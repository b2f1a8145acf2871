import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SolvedBeam } from '@eecs/solver-core';
import type { Solver } from '../src/solving/solver.ts';
import { createWorkerPool } from '../src/solving/workerPool.ts';
import { FIXTURE_1 } from './support/fixture1.ts';
import { PATIENT } from './support/postCase.ts';
import { buildTestApp } from './support/testApp.ts';

const RECIPES = path.resolve(import.meta.dirname, '../../.storybook/pages/Recipes.mdx');

let solver: Solver;
let app: FastifyInstance;

beforeAll(async () => {
  solver = createWorkerPool(PATIENT);
  app = await buildTestApp({ solver });
});

afterAll(async () => {
  await app.close();
  await solver.close();
});

interface Host {
  solve(document: unknown, options?: { signal?: AbortSignal }): Promise<SolvedBeam>;
}

/** Returns the host that the recipe on solving prints, with `fetch` answered by this test's server. */
async function readHost(): Promise<Host> {
  const recipe = /^const host: BeamHost = \{\n[\s\S]*?^\};$/m.exec(readFileSync(RECIPES, 'utf8'))?.[0];
  if (recipe === undefined) throw new Error('Recipes.mdx has no host that solves');
  const code = `export const create = (fetch) => { ${stripTypeScriptTypes(recipe)}; return host; };`;
  const { create } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    create: (fetch: (url: string, init: RequestInit) => Promise<Response>) => Host;
  };
  return create(async (url, { method, headers, body }) => {
    const reply = await app.inject({
      method: method as 'POST',
      url: url.replace('/api', ''),
      headers: headers as Record<string, string>,
      payload: body as string,
    });
    return new Response(reply.body, { status: reply.statusCode });
  });
}

test('the recipe "Solve on a server" solves as it is written', async () => {
  const host = await readHost();
  const answer = await host.solve(FIXTURE_1);
  expect(answer.level).not.toBe('error');
  // The largest moment of the two-span beam with a hinge, as printed in docs/api.md.
  const { max } = answer.sets[0]!.M;
  expect([max.x, Math.round(max.value)]).toEqual([3, 31_076]);
});
