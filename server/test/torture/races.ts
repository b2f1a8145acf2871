import { randomBytes, randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { DatabaseTarget } from '../../src/db/connect.ts';
import { addLink } from '../../src/repositories/oneTimeLinks.ts';
import { FIXTURE_1 } from '../support/fixture1.ts';
import type { Reply } from '../support/accounts.ts';
import { atMost, type Finding } from './support/finding.ts';
import { insist } from './support/until.ts';
import { headersOf, openTwoServers, type TwoServers } from './support/twoServers.ts';
import { DAY_MS } from '../../src/words/dayMs.ts';

export interface RacesOptions {
  /** Rounds of each race. @default 1000 */
  readonly rounds?: number;
}

const RUNNERS = 16;

/**
 * Sends sixteen simultaneous requests to two servers on one database, which use one mailed link, commit at one version,
 * or make one call with one key: in each round exactly one may win.
 */
export async function races(
  target: DatabaseTarget,
  { rounds = 1000 }: RacesOptions = {},
): Promise<readonly Finding[]> {
  const servers = await openTwoServers(target);
  try {
    const findings: Finding[] = [];
    for (const [name, race] of [
      ['mailed link', raceForLink],
      ['commit at one version', raceForVersion],
      ['call under one key', raceUnderKey],
    ] as const) {
      const unfair = await race(servers, rounds);
      findings.push(
        atMost(`${name}: rounds of ${rounds} with other than one winner of ${RUNNERS}`, unfair, 0),
      );
    }
    return findings;
  } finally {
    await servers.close();
  }
}

/** Sends the same request many times at once, to both servers. */
function runAll({ apps }: TwoServers, request: InjectOptions): Promise<readonly Reply[]> {
  return Promise.all(
    // On a busy machine a server cannot serve all of them at once; a refused request is repeated, as a client does.
    Array.from({ length: RUNNERS }, (_, i) =>
      insist(`one of ${RUNNERS} at once`, () => (apps[i % 2] ?? apps[0]).inject(request)),
    ),
  );
}

async function raceForLink(servers: TwoServers, rounds: number): Promise<number> {
  const { userId } = await servers.openAccount();
  let unfair = 0;
  for (let round = 0; round < rounds; round += 1) {
    const token = randomBytes(32).toString('base64url');
    const at = servers.clock.now;
    await addLink(servers.db, { userId, purpose: 'emergency', token, at, expiresAt: at + DAY_MS });
    const headers = { authorization: `Link ${token}` };
    const replies = await runAll(servers, { method: 'POST', url: '/auth/restore', headers });
    const codes = replies.map((reply) => reply.json<{ code: unknown }>().code);
    const isFair =
      codes.filter((code) => code === 'emergency').length === 1 &&
      codes.filter((code) => code === 'used').length === RUNNERS - 1;
    if (!isFair) unfair += 1;
  }
  return unfair;
}

async function raceForVersion(servers: TwoServers, rounds: number): Promise<number> {
  const { browser } = await servers.openAccount();
  const commit = (data: object): InjectOptions => ({
    method: 'POST',
    url: '/case/commit',
    headers: headersOf(browser),
    payload: { data: { ...FIXTURE_1, ...data } },
  });
  const first = await servers.apps[0].inject(commit({ id: -1 }));
  const { id } = first.json<{ id: number }>();
  let unfair = 0;
  for (let version = 1; version <= rounds; version += 1) {
    const replies = await runAll(servers, commit({ id, version, title: randomUUID() }));
    const statuses = replies.map(({ statusCode }) => statusCode);
    const isFair =
      statuses.filter((status) => status === 200).length === 1 &&
      statuses.filter((status) => status === 409).length === RUNNERS - 1;
    if (!isFair) unfair += 1;
  }
  return unfair;
}

async function raceUnderKey(servers: TwoServers, rounds: number): Promise<number> {
  const { browser, userId } = await servers.openAccount();
  let unfair = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const replies = await runAll(servers, {
      method: 'POST',
      url: '/case/commit',
      headers: { ...headersOf(browser), 'idempotency-key': randomUUID() },
      payload: { data: { ...FIXTURE_1, id: -1, title: `round ${round}` } },
    });
    const [first] = replies;
    const isOne = replies.every(({ statusCode, body }) => statusCode === 200 && body === first?.body);
    const rows = await servers
      .db('tasks')
      .where({ user_id: userId })
      .count<[{ count: string }]>('id as count');
    if (!isOne || Number(rows[0]?.count) !== round) unfair += 1;
  }
  return unfair;
}
