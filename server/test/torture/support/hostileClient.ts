import { workerData } from 'node:worker_threads';
import { ENDLESS } from './endlessWorker.ts';
import { manySpans } from './beams.ts';
import { answerInThread } from './inThread.ts';
import { createSender } from './sendCall.ts';
import { tangledTruss } from './tangledTruss.ts';

/** The address to send to, and the headers of a user with an account, who may send more. */
export interface HostileClientData {
  readonly address: string;
  readonly headers: readonly (readonly [string, string])[];
}

/** A truss near the memory limit, a beam near the limit of answers, an endless solve, or ten sections by MCP. */
export type HostileKind = 'truss' | 'beam' | 'endless' | 'agent';

/** Each kind once at the same time, repeatedly for a duration, at least once. */
export interface HostileRound {
  readonly kinds: readonly HostileKind[];
  readonly forMs: number;
}

/** The answer to one solve. */
export interface HostileAnswer {
  readonly status: number;
  readonly ms: number;
  /** The beginning of its body. */
  readonly begin: string;
}

/** Within all limits, near the most memory that a factorization and an answer may take. */
const TRUSS = { joints: 1540, links: 4, caseSets: 12 };
/** Also within all limits. */
const BEAM = { spans: 1000, caseSets: 7 };

/** The types that MCP requires; other calls ignore them. */
const ACCEPT = ['accept', 'application/json, text/event-stream'] as const;
const { address, headers } = workerData as HostileClientData;
const { send } = createSender(address);
let sent = 0;

/** Serialized once, because that costs what is measured; trailing whitespace makes each body different for caches. */
const TRUSS_BODY = toBody(tangledTruss(0, TRUSS));
const CALLS: Readonly<Record<HostileKind, { path: string; write: (number: number) => Buffer }>> = {
  truss: { path: '/case/truss', write: (number) => Buffer.concat([TRUSS_BODY, Buffer.alloc(number, ' ')]) },
  beam: { path: '/case/msb', write: (number) => toBody(manySpans(number, BEAM)) },
  agent: { path: '/mcp', write: (number) => toBatch(number) },
  endless: { path: '/case/msb', write: (number) => toBody({ ...manySpans(number, BEAM), title: ENDLESS }) },
};

/** Writes a batch of ten different sections whose ratio of length to thickness is 10⁹. */
function toBatch(number: number): Buffer {
  const calls = Array.from({ length: 10 }, (_, id) => {
    const section = { className: 'hsection', h: 1e6 + 10 * number + id, b: 1e6, tw: 1e-3, tf: 1e-3 };
    return {
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: 'section_properties', arguments: { section } },
    };
  });
  return Buffer.from(JSON.stringify(calls));
}

function toBody(data: object): Buffer {
  return Buffer.from(JSON.stringify({ data }));
}

async function solve(kind: HostileKind): Promise<HostileAnswer> {
  sent += 1;
  const { path, write } = CALLS[kind];
  const body = write(sent);
  const reply = await send({ method: 'POST', path, headers: [...headers, ACCEPT], body });
  return { status: reply.status, ms: reply.ms, begin: reply.body.slice(0, 300) };
}

answerInThread(async ({ kinds, forMs }: HostileRound): Promise<readonly HostileAnswer[]> => {
  const end = performance.now() + forMs;
  const answers: HostileAnswer[] = [];
  const work = async (kind: HostileKind) => {
    do answers.push(await solve(kind));
    while (performance.now() < end);
  };
  await Promise.all(kinds.map(work));
  return answers;
});
