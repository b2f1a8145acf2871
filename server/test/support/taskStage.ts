import { caseHash, parseCase } from '@eecs/solver-core';
import { test } from 'vitest';
import type { Reply } from './accounts.ts';
import { type Account, whileBusy } from './accountsApp.ts';
import { isTriedElsewhere } from './database.ts';
import { type Stage, setStage } from './stage.ts';
import { commitTask } from './tasks.ts';

/** An empty arch. */
export const ARCH = { schema: 1, kind: 'arch', joints: [], members: [] };

export const TRUSS = {
  schema: 1,
  kind: 'truss',
  title: 'Three bars',
  joints: [
    { x: 0, y: 0, anchor: 3 },
    { x: 4, y: 0, anchor: 2 },
    { x: 2, y: 3, loads: [{ className: 'ShearLoad', c: [-1000] }] },
  ],
  links: [
    { i: 0, j: 1 },
    { i: 0, j: 2 },
    { i: 1, j: 2 },
  ],
};

/** A row of the list of tasks. */
export interface TaskRow {
  id: number;
  title: string;
  kind: string;
  version: number;
  saved: number;
  json_data: { loadCase: Record<string, unknown>; solution: Record<string, unknown> | null };
}

/** Returns the hash of a beam. */
export function hashOfBeam(document: unknown): string {
  const parsed = parseCase(document);
  if (!parsed.ok) throw new Error('the fixture is no beam');
  return caseHash(parsed.document);
}

/**
 * Marks a test whose answer does not depend on the kind of database: an ordinary run tries it on PostgreSQL if the
 * machine has one, the nightly run on both.
 */
export const testOnce: ReturnType<typeof test.skipIf> = test.skipIf(isTriedElsewhere);

/** The stage of a file's tests, and its calls on tasks by the account of the running test. */
export interface TaskStage {
  readonly stage: Stage;
  /** Saves a task; with a key the call can be repeated. */
  readonly commit: (body: object, by?: { readonly as?: Account; readonly key?: string }) => Promise<Reply>;
  /** Lists the tasks of an account. */
  readonly list: (
    as?: Account,
    more?: object,
  ) => Promise<{ readonly rows: TaskRow[]; readonly total: number }>;
}

/** Prepares a stage for tests of saved tasks. */
export function setTaskStage(): TaskStage {
  const stage = setStage();
  return {
    stage,
    commit: (body, { as = stage.account, key = '' } = {}) => whileBusy(() => commitTask(as, body, key)),
    list: async (as = stage.account, more = {}) => {
      const reply = await whileBusy(() =>
        as.browser.post('/case/list', { body: { uid: as.userId, ...more } }),
      );
      return { rows: reply.json<TaskRow[]>(), total: Number(reply.headers['x-total-count']) };
    },
  };
}
