import { workerData } from 'node:worker_threads';
import { answerInThread } from './support/inThread.ts';
import { createSender } from './support/sendCall.ts';
import { tangledTruss } from './support/tangledTruss.ts';

/** Where it sends, and the headers of somebody with an account, who may send more. */
export interface HostileClientData {
  readonly address: string;
  readonly headers: readonly (readonly [string, string])[];
}

/** So many at once, one after another, for a time; one each at least. */
export interface HostileRound {
  readonly atOnce: number;
  readonly forMs: number;
}

/** What came of one solve. */
export interface HostileAnswer {
  readonly status: number;
  readonly ms: number;
  /** How its body begins. */
  readonly begin: string;
}

/** Within every limit, near the most memory that a factor and an answer may take, and seconds of work. */
const HUGE = { joints: 1700, links: 4, caseSets: 11 };

const { address, headers } = workerData as HostileClientData;
const { send } = createSender(address);
let sent = 0;

async function solve(): Promise<HostileAnswer> {
  sent += 1;
  const body = Buffer.from(JSON.stringify({ data: tangledTruss(sent, HUGE) }));
  const reply = await send({ method: 'POST', path: '/case/truss', headers, body });
  return { status: reply.status, ms: reply.ms, begin: reply.body.slice(0, 300) };
}

answerInThread(async ({ atOnce, forMs }: HostileRound): Promise<readonly HostileAnswer[]> => {
  const end = performance.now() + forMs;
  const answers: HostileAnswer[] = [];
  const work = async () => {
    do answers.push(await solve());
    while (performance.now() < end);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
});
