import type { DatabaseTarget } from '../../src/db/connect.ts';
import { SESSION_TIMES } from '../../src/accounts/sessionRules.ts';
import type { Browser } from '../support/accounts.ts';
import { atMost, type Finding } from './support/finding.ts';
import { createRandom } from '@eecs/testing/random';
import { insist } from './support/until.ts';
import { headersOf, openTwoServers, type TwoServers } from './support/twoServers.ts';
import { DAY_MS } from '../../src/words/dayMs.ts';

export interface RefreshesOptions {
  /** @default 20 */
  readonly tabs?: number;
  /** @default 200 */
  readonly rounds?: number;
  readonly seed?: number;
}

/**
 * Lets the tabs of one browser resume their session at once, on two servers, repeatedly, some of them with the previous
 * cookies: nobody may be logged out. Then replays earlier tokens later than allowed: each must end its session.
 */
export async function refreshes(
  target: DatabaseTarget,
  { tabs = 20, rounds = 200, seed = 1 }: RefreshesOptions = {},
): Promise<readonly Finding[]> {
  const servers = await openTwoServers(target);
  try {
    return [
      atMost(
        `false logouts of ${tabs} tabs in ${rounds} rounds`,
        await open(servers, { tabs, rounds, seed }),
        0,
      ),
      atMost(
        `tokens of ${rounds} shown too late that ended no session`,
        await replay(servers, { rounds, seed }),
        0,
      ),
    ];
  } finally {
    await servers.close();
  }
}

/** Returns the number of refusals. */
async function open(
  servers: TwoServers,
  { tabs, rounds, seed }: Required<RefreshesOptions>,
): Promise<number> {
  const { browser } = await servers.openAccount();
  const random = createRandom(seed);
  let refused = 0;
  const end = servers.clock.now + SESSION_TIMES.absolute;
  for (let round = 0; round < rounds; round += 1) {
    const before = headersOf(browser);
    const kept = await Promise.all(Array.from({ length: tabs }, (_, i) => restore(servers, before, i)));
    // Answers reach the browser in any order; it keeps the cookies of the last one.
    const last = kept[Math.floor(random.next() * tabs)];
    for (const { isIn } of kept) if (!isIn) refused += 1;
    last?.keepIn(browser);
    // A suspended tab with the previous cookies resumes just in time.
    servers.clock.now += Math.floor(random.next() * (SESSION_TIMES.reuse + 1));
    const late = await restore(servers, before, round);
    if (!late.isIn) refused += 1;
    late.keepIn(browser);
    servers.clock.now += Math.floor(
      random.next() * Math.min(DAY_MS, (end - servers.clock.now) / (rounds - round)),
    );
  }
  return refused;
}

/** Returns the number of sessions that survived a replay. */
async function replay(
  servers: TwoServers,
  { rounds, seed }: Pick<Required<RefreshesOptions>, 'rounds' | 'seed'>,
): Promise<number> {
  const random = createRandom(seed);
  let outlived = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { browser } = await servers.openAccount();
    const stolen = headersOf(browser);
    (await restore(servers, stolen, 0)).keepIn(browser);
    // From a millisecond after the limit to a day.
    servers.clock.now += SESSION_TIMES.reuse + 1 + (round === 0 ? 0 : Math.floor(random.next() * DAY_MS));
    const thief = await restore(servers, stolen, 1);
    const owner = await restore(servers, headersOf(browser), 0);
    if (thief.isIn || owner.isIn) outlived += 1;
  }
  return outlived;
}

async function restore({ apps }: TwoServers, headers: Record<string, string>, turn: number) {
  // On a busy machine the call may be refused; a client repeats it.
  const reply = await insist('a session taken up', () =>
    (apps[turn % 2] ?? apps[0]).inject({ method: 'POST', url: '/auth/restore', headers }),
  );
  const { status } = reply.json<{ status: boolean }>();
  return {
    isIn: reply.statusCode === 200 && status,
    keepIn({ cookies }: Browser) {
      for (const { name, value } of reply.cookies) if (value !== '') cookies.set(name, value);
    },
  };
}
