// `npm run demonstrate -- [address]`: sends POST /case/msb a beam, a Gerber beam, a mechanism and ten invalid bodies,
// and prints the replies, with texts in three languages. Without an address it starts its own server, in its own
// folder, and ends it. Fails if a reply differs from the contract.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCALES } from '@eecs/solver-core/texts';
import { startServer } from '../../server/src/start/server.ts';
import { describeReply, type Reply } from './describeReply.ts';
import { EXCHANGES, type Exchange } from './exchanges.ts';

const LONGEST = 96;

const [given] = process.argv.slice(2);
process.exitCode = given === undefined ? await withServer(demonstrate) : await demonstrate(given);

async function withServer(work: (address: string) => Promise<number>): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'eecs-demonstration-'));
  const env = {
    PORT: '0',
    OPS_PORT: '0',
    DATA_DIR: folder,
    SITE_DIR: folder,
    RATE_EXEMPT: '127.0.0.1',
    WARM_UP: 'brief',
    HASH_MEMORY: '1',
    NICENESS: '0',
  };
  const server = await startServer({ env, log: (line) => console.log(`${line} …`), hasSignals: false });
  try {
    return await work(server.address);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
}

/** Sends every exchange and returns the exit code: 1 when a reply differs from the contract. */
async function demonstrate(address: string): Promise<number> {
  let different = 0;
  for (const [i, exchange] of EXCHANGES.entries()) {
    console.log(`\n${i + 1}. ${exchange.title}`);
    console.log(`   POST ${address}/case/msb  ${shorten(exchange.body)}`);
    // Numbers need no translation.
    for (const locale of exchange.errno === 0 ? LOCALES.slice(0, 1) : LOCALES) {
      const reply = await send(address, exchange, locale);
      for (const line of describeReply(reply, locale)) console.log(`   ${line}`);
      if (!isAsPromised(reply, exchange)) {
        console.log(`   ✗ the contract states ${exchange.status} and ${exchange.errno}`);
        different += 1;
      }
    }
  }
  console.log(`\n${EXCHANGES.length} requests, ${different} replies differ from the contract`);
  return different === 0 ? 0 : 1;
}

async function send(address: string, { body, contentType }: Exchange, locale: string): Promise<Reply> {
  for (;;) {
    const response = await fetch(`${address}/case/msb`, {
      method: 'POST',
      headers: { 'content-type': contentType ?? 'application/json', 'client-locale': locale },
      body,
    });
    const answer = (await response.json()) as Reply['answer'];
    if (response.status !== 429) return { status: response.status, answer };
    const seconds = Number(response.headers.get('retry-after'));
    console.log(`   429: ${answer.message ?? ''} (${seconds} s)`);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

function isAsPromised({ status, answer }: Reply, exchange: Exchange): boolean {
  return status === exchange.status && (answer.errno ?? 0) === exchange.errno;
}

function shorten(body: string): string {
  if (body === '') return '(no body)';
  return body.length <= LONGEST ? body : `${body.slice(0, LONGEST)}… (${body.length} characters)`;
}
