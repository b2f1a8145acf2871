import { call, createPerson, keepCookies, logIn, sessionHeaders, type Person } from '../support/person.ts';
import type { Send, WireReply } from '../support/sendCall.ts';
import type { GeneratedCall, SessionMode } from './generateCall.ts';

/** People with live sessions, who take turns; who is logged out comes back, if need be as somebody else. */
export interface Crowd {
  /** Gives the headers of the next one's session, shown as the call wants it, and who takes the answer. */
  dress(call: GeneratedCall): {
    readonly headers: [string, string][];
    readonly person: Person;
    readonly take: (reply: WireReply) => Promise<void>;
  };
}

const SIZE = 4;
/** What comes back changes the session of who sent it. */
const OWN: ReadonlySet<SessionMode> = new Set(['live', 'tampered']);
/** These end what the others live on: they are met often, and rarely with all they need. */
const ENDS = /^POST \/auth\/(?:delete|logout)$/;

/** Gathers the crowd. */
export async function gatherCrowd(send: Send, dataDir: string): Promise<Crowd> {
  let count = 0;
  let turn = 0;
  const join = async (): Promise<Person> => {
    const person = await createPerson(send, dataDir, `person${(count += 1)}@example.com`);
    await buyEverything(send, person);
    return person;
  };
  const people: Person[] = [];
  for (let i = 0; i < SIZE; i += 1) people.push(await join());

  const revivals = new Map<Person, Promise<void>>();
  const revive = async (person: Person): Promise<void> => {
    await logIn(send, person);
    if (!(await isLoggedIn(send, person))) people[people.indexOf(person)] = await join();
  };
  /** Of all calls that find a session ended, the first brings the person back and the others wait. */
  const reviveOnce = (person: Person): Promise<void> => {
    const known = revivals.get(person);
    if (known !== undefined || !people.includes(person)) return known ?? Promise.resolve();
    const revival = revive(person).finally(() => revivals.delete(person));
    revivals.set(person, revival);
    return revival;
  };

  const at = (i: number): Person => people[i % SIZE]!;
  return {
    dress({ operation, session }) {
      turn += 1;
      const person = at(turn);
      const mode = ENDS.test(operation.name) && session === 'live' && turn % 20 > 0 ? 'noToken' : session;
      const take = async (reply: WireReply): Promise<void> => {
        if (!OWN.has(mode)) return;
        keepCookies(person, reply);
        if (mode === 'live' && isOut(reply)) await reviveOnce(person);
      };
      return { headers: show(mode, person, at(turn + 1)), person, take };
    },
  };
}

/** Professional, of beams: who has less is refused before much is looked at. */
async function buyEverything(send: Send, person: Person): Promise<void> {
  const choice = { productId: 0, branchId: 1, bundleId: 3, period: 1 };
  const quoted = await call(send, person, '/auth/update', {}, { choice, preview: true });
  const { quote } = JSON.parse(quoted.body) as { quote: { id: string } };
  const bought = await call(send, person, '/auth/update', {}, { choice, quote: quote.id });
  if (bought.status !== 200) throw new Error(`no plan: ${bought.body}`);
}

/** The session is over, or the account closed. */
function isOut({ status, body }: WireReply): boolean {
  return status === 401 || (status === 403 && body.includes('"errno":6,'));
}

async function isLoggedIn(send: Send, person: Person): Promise<boolean> {
  const reply = await call(send, person, '/auth/restore');
  const { user } = JSON.parse(reply.body) as { user: object | null };
  return user !== null && person.cookies.size > 0;
}

function show(mode: SessionMode, person: Person, other: Person): [string, string][] {
  const own = sessionHeaders(person);
  const [cookie = ''] = own.filter(([name]) => name === 'cookie').map(([, value]) => value);
  const foreign = sessionHeaders(other);
  switch (mode) {
    case 'none':
      return [];
    case 'live':
      return own;
    case 'noToken':
      return [['cookie', cookie]];
    case 'foreignToken':
      return [['cookie', cookie], ...foreign.filter(([name]) => name === 'x-xsrf-token')];
    case 'tampered':
      return own.map(([name, value]) => [name, value.replace(/(eecs-at=[^;]{60})./, '$1_')]);
    case 'junk':
      return [
        ['cookie', 'eecs-at=a.b.c; eecs-rt=x.1.y; XSRF-TOKEN=%; eecs-device=..; ;=;a'],
        ['x-xsrf-token', 'a.b'],
      ];
    case 'doubled': {
      const theirs = foreign.find(([name]) => name === 'cookie')?.[1] ?? '';
      return [['cookie', `${theirs}; ${cookie}`], ...own.filter(([name]) => name === 'x-xsrf-token')];
    }
    default:
      return mode satisfies never;
  }
}
