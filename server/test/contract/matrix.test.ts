import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Solver } from '../../src/solving/solver.ts';
import { createWorkerPool } from '../../src/solving/workerPool.ts';
import { openAccountsApp, type AccountsApp } from '../support/accountsApp.ts';
import type { Reply } from '../support/accounts.ts';
import { isHalfMissing } from '../support/database.ts';
import { PATIENT } from '../support/postCase.ts';
import { QUICK_REPORTS } from '../support/quickReports.ts';
import { readCalls } from './calls.ts';
import {
  CALLERS,
  createCaller,
  giveBelongings,
  type Belongings,
  type Caller,
  type CallerName,
} from './callers.ts';
import { MATRIX } from './matrix.ts';
import type { Row, Scene } from './row.ts';

test('every call of the contract has a row in the matrix, and every row a call', () => {
  const tabled = new Set(MATRIX.map(({ call }) => call));
  expect([...tabled].toSorted()).toEqual([...readCalls().keys()].toSorted());
});

describe.skipIf(isHalfMissing)('who may do what', () => {
  let server: AccountsApp;
  let solver: Solver;
  let other: Belongings;
  let community: number[] = [];
  const shared = new Map<CallerName, Caller>();

  beforeAll(async () => {
    solver = createWorkerPool(PATIENT);
    server = await openAccountsApp({ solver, reportWriter: QUICK_REPORTS, env: { BILLING: 'test' } });
    other = await giveBelongings(server, await server.openAccount());
    const rows = await server
      .db('storage_rows')
      .where({ partition: 'section', user_id: null })
      .select<{ id: number }[]>('id');
    community = rows.map(({ id }) => id);
    for (const name of CALLERS) shared.set(name, await createCaller(server, name));
  });

  afterAll(async () => {
    await server.close();
    await solver.close();
  });

  const callerFor = async (name: CallerName, isLast: boolean): Promise<Caller> => {
    const known = isLast ? undefined : shared.get(name);
    return known ?? createCaller(server, name);
  };

  const takeCommunityRow = () => {
    const id = community.pop();
    if (id === undefined) throw new Error('the community has no sections left');
    return Promise.resolve(id);
  };

  test.for(MATRIX.map((row) => [`${row.call} ${row.what}`.trim(), row] as const))('%s', async ([, row]) => {
    const outcomes = row.outcomes.split(' | ');
    expect(outcomes).toHaveLength(CALLERS.length);
    const wanted = Object.fromEntries(CALLERS.map((name, i) => [name, outcomes[i]]));
    const found: Partial<Record<CallerName, string>> = {};
    // Earlier counts against a caller, such as a link just mailed, must not affect the row.
    await server.db('throttles').delete();
    for (const name of CALLERS) {
      const caller = await callerFor(name, row.isLast === true);
      const scene = { server, caller, other, takeCommunityRow };
      found[name] = describeReply(row, await row.send(scene), scene);
    }
    expect(found).toEqual(wanted);
  });
});

/** Writes an answer in the form of the matrix. */
function describeReply({ read }: Row, reply: Reply, scene: Scene): string {
  const isJson = String(reply.headers['content-type']).startsWith('application/json');
  const body: unknown = isJson ? reply.json() : null;
  const errno = typeof body === 'object' && body !== null && 'errno' in body ? Number(body.errno) : 0;
  const status = errno === 0 ? `${reply.statusCode}` : `${reply.statusCode}/${errno}`;
  const content = status === '200' && read !== undefined ? ` ${read(reply, scene)}` : '';
  return status + content;
}
