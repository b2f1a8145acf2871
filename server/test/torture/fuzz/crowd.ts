import { BrokenPromise } from '../support/brokenPromise.ts';
import { createPerson, logIn, type Person } from '../support/person.ts';
import type { Send, WireCall, WireReply } from '../support/sendCall.ts';
import { insist } from '../support/until.ts';
import { keepCookies, sessionHeaders } from '../support/visitor.ts';
import { isFile } from '../support/isFile.ts';
import { fillIn, remember, type Memory } from './memory.ts';
import type { GeneratedCall, SessionMode } from './generateCall.ts';

/** A member of the crowd. */
interface Member extends Person {
  readonly memory: Memory;
}

/** Users with live sessions, who take turns; a user who is logged out returns, if necessary as another user. */
export interface Crowd {
  /**
   * Gives a call to the next user: returns it with the cookies that it needs, and a function that processes the answer.
   */
  dress(call: GeneratedCall): {
    readonly dressed: WireCall;
    readonly take: (reply: WireReply) => Promise<void>;
  };
}

const SIZE = 4;
/** Modes in which the answer changes the sender's session. */
const OWN: ReadonlySet<SessionMode> = new Set(['live', 'tampered']);
/** These end the session or account that other calls need, so most of them are sent without valid credentials. */
const ENDS = /^POST \/auth\/(?:delete|logout)$/;

/** Creates the crowd. */
export async function gatherCrowd(
  send: Send,
  { dataDir, address }: { readonly dataDir: string; readonly address: string },
): Promise<Crowd> {
  let count = 0;
  let turn = 0;
  const ends = new Map<string, number>();
  const join = async (): Promise<Member> => {
    const person = await createPerson(send, dataDir, `person${(count += 1)}@example.com`);
    await buyEverything(person);
    return {
      ...person,
      memory: {
        user: person.userId,
        site: encodeURIComponent(new URL(address).origin),
        quote: '',
        things: new Map(),
      },
    };
  };
  const people: Member[] = [];
  for (let i = 0; i < SIZE; i += 1) people.push(await join());

  const revivals = new Map<Member, Promise<void>>();
  const revive = async (person: Member): Promise<void> => {
    if (!(await logIn(person))) people[people.indexOf(person)] = await join();
  };
  /** If several calls find a session ended, the first one logs the person in again and the others wait. */
  const reviveOnce = (person: Member): Promise<void> => {
    const known = revivals.get(person);
    if (known !== undefined || !people.includes(person)) return known ?? Promise.resolve();
    const revival = revive(person).finally(() => revivals.delete(person));
    revivals.set(person, revival);
    return revival;
  };

  /**
   * Valid calls may end a session until one has done so, then every third one may; of the other calls one in twenty
   * may.
   */
  const isSpared = ({ operation: { name }, isInOrder }: GeneratedCall): boolean => {
    if (!isInOrder) return turn % 20 > 0;
    const since = ends.get(name);
    if (since === undefined) return false;
    ends.set(name, since + 1);
    return since % 3 > 0;
  };

  const at = (i: number): Member => people[i % SIZE]!;
  return {
    dress(call) {
      const { operation, session, isInOrder } = call;
      turn += 1;
      const person = at(turn);
      const isEnd = ENDS.test(operation.name) && session === 'live';
      const mode = isEnd && isSpared(call) ? 'noToken' : session;
      const take = async (reply: WireReply): Promise<void> => {
        if (!OWN.has(mode)) return;
        keepCookies(person, reply);
        if (isEnd && isInOrder && reply.status === 200 && !ends.has(operation.name))
          ends.set(operation.name, 1);
        if (isInOrder && reply.status === 200 && !isFile(reply))
          remember(person.memory, call.path, JSON.parse(reply.body));
        if (mode === 'live' && isOut(reply)) await reviveOnce(person);
      };
      return { dressed: dressAs(person, call, show(mode, person, at(turn + 1))), take };
    },
  };
}

/** Fills in values that only the sender knows. */
function dressAs({ email, memory }: Member, call: GeneratedCall, shown: [string, string][]): WireCall {
  const headers = call.headers.map(([name, value]) => [name, value.replace('@self', email)] as const);
  const { path, body } = call;
  return {
    method: call.method,
    path: call.isInOrder ? fillIn(path, memory, path) : path,
    headers: [...shown, ...headers],
    body: call.isInOrder && body !== null ? Buffer.from(fillIn(body.toString(), memory, path)) : body,
  };
}

/** Buys the professional plans of beams and of trusses, because a caller with less is refused before most checks. */
async function buyEverything(person: Person): Promise<void> {
  for (const branchId of [1, 2]) await buyBranch(person, branchId);
}

async function buyBranch({ post }: Person, branchId: number): Promise<void> {
  const choice = { productId: 0, branchId, bundleId: 3, period: 1 };
  const update = (more: object) =>
    insist('an order', () => post('/auth/update', { body: { choice, ...more } }));
  const quoted = await update({ preview: true });
  const { quote } = quoted.json<{ quote: { id: string } }>();
  const bought = await update({ quote: quote.id });
  if (bought.status !== 200) throw new BrokenPromise(`no plan: ${bought.body}`);
}

/** Returns whether the session has ended or the account is closed. */
function isOut({ status, body }: WireReply): boolean {
  return status === 401 || (status === 403 && body.includes('"errno":6,'));
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
