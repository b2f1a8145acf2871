import type { FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import { buildApp, type AppDependencies } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';
import type { Environment } from '../../src/config/variables.ts';
import { connectDatabase } from '../../src/db/connect.ts';
import { createLogger } from '../../src/start/logger.ts';
import type { Solver } from '../../src/solving/solver.ts';
import { checkAnswers, type SeenAnswer } from './answerSchemas.ts';
import { PATIENT_MS } from './postCase.ts';
import { createQuickHasher } from './quickHasher.ts';

export interface TestAppOptions extends Partial<Omit<AppDependencies, 'config'>> {
  readonly env?: Environment;
  /** @default https://example.org */
  readonly publicUrl?: string | null;
  /** Called with every answer. */
  readonly onAnswer?: (seen: SeenAnswer) => void;
}

/**
 * Builds the application for a test. It has no database and no solver unless they are given. Every answer is checked
 * against the schema of its route.
 */
export async function buildTestApp({
  env = {},
  publicUrl = 'https://example.org',
  onAnswer,
  ...given
}: TestAppOptions = {}): Promise<FastifyInstance> {
  let count = 0;
  const app = await buildApp({
    config: {
      ...readConfig({ SITE_DIR: '/nonexistent', STORYBOOK_DIR: '/nonexistent', GATING: 'on', ...env }),
      publicUrl,
    },
    db: connectNowhere(),
    solver: NO_SOLVER,
    logger: createLogger('silent'),
    createRandomId: () => `random-${(count += 1)}`,
    clock: Date.now,
    secrets: { session: 'a secret that only tests know, of 32 and more' },
    hasher: createQuickHasher(),
    deadline: PATIENT,
    ...given,
  });
  checkAnswers(app, onAnswer);
  return app;
}

const PATIENT = { limitMs: PATIENT_MS, solveLimitMs: PATIENT_MS, hashLimitMs: PATIENT_MS };

/** Creates a pool without a database, as when the database is down. */
export function connectNowhere(): Knex {
  return connectDatabase('postgresql://nobody@127.0.0.1:1/nothing', createLogger('silent'));
}

const NO_SOLVER: Solver = {
  solve: () => Promise.reject(new Error('this test has no solver')),
  close: () => Promise.resolve(),
};
