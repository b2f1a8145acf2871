import { watchProcessor } from '../flow/watchProcessor.ts';
import { randomBytes } from 'node:crypto';
import { access, constants } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { buildApp } from '../app.ts';
import type { Repeated } from '../background/repeat.ts';
import { createFreeFeatures } from '../gating/freeFeatures.ts';
import type { PaymentProvider } from '../billing/provider.ts';
import { createStripeProvider } from '../billing/stripeProvider.ts';
import { readConfig, type Config } from '../config/config.ts';
import type { Environment } from '../config/variables.ts';
import { connectDatabase, type DatabaseTarget } from '../db/connect.ts';
import { createDatabaseClock } from '../db/databaseClock.ts';
import { lockDataDir } from '../db/dataDirLock.ts';
import { startEmbeddedDatabase } from '../db/embedded.ts';
import { createCounts } from '../metrics/counts.ts';
import { createScrape, measureProcess } from '../metrics/scrape.ts';
import { createSolveWatch } from '../metrics/solveWatch.ts';
import { leaveOnSignals } from './leaveOnSignals.ts';
import { checkPort, listen } from './listen.ts';
import { createLogger } from './logger.ts';
import { listDoubts } from './doubts.ts';
import { checkMail } from './mailTransport.ts';
import { openHasher } from './openHasher.ts';
import { buildOps } from './ops.ts';
import { createOpenParts, type OpenParts } from './openParts.ts';
import { startBackground } from './startBackground.ts';
import { askPrepared, prepareDatabase } from './prepareDatabase.ts';
import { makeFolder } from '../config/privateFolder.ts';
import { loadSecrets } from '../config/secrets.ts';
import { createSolveLanes } from '../solving/solveLanes.ts';
import { easeV8Threads } from './v8Threads.ts';
import { warmUp, warmUpRest } from '../solving/warmUp.ts';
import { toStartError } from '../config/startError.ts';
import { watchParent } from './watchParent.ts';

export { StartError } from '../config/startError.ts';

export interface StartOptions {
  readonly env: Environment;
  /** Called with one line at the beginning of each long step; in production the logger is used instead. */
  readonly log: (line: string) => void;
  /** Closes on SIGINT and SIGTERM, and on an uncaught error, then ends the process. @default true */
  readonly hasSignals?: boolean;
  /** Closes also when the parent process ends. @default false */
  readonly isTiedToParent?: boolean;
  /** The module that solves; tests substitute one that does not end. */
  readonly solveWorker?: URL;
  /** Interval between copies of the embedded database, ms; shortened in tests. @default an hour */
  readonly copyEveryMs?: number;
}

export interface RunningServer {
  /** Address of site and API. */
  readonly address: string;
  readonly opsAddress: string;
  /** Closes everything that the start opened; a second call waits for the same end. */
  readonly close: () => Promise<void>;
}

const DRAIN_LIMIT_MS = 5000;
const CLOSE_LIMIT_MS = 10_000;
/**
 * Until then V8 compiles code for the requests that waited for the start, which are answered the sooner the sooner it
 * is compiled, ms.
 */
const COMPILED_AFTER_MS = 10_000;

/**
 * Starts the server: configuration, secrets, operations port, database, migrations, its clock, solving threads, port of
 * the site. Waits for a PostgreSQL server that is unavailable. Rejects with a StartError, one line for the operator,
 * and then leaves nothing running.
 */
export async function startServer({
  env,
  log: print,
  hasSignals = true,
  isTiedToParent = false,
  solveWorker,
  copyEveryMs,
}: StartOptions): Promise<RunningServer> {
  // The process may have done other work before the start: `npm start` builds the site.
  const begun = process.cpuUsage();
  const config = readConfig(env);
  const logger = createLogger(config.logLevel);
  // Log collectors read only JSON.
  const log = config.isProduction ? (step: string) => logger.info({ step }, 'starting') : print;
  const opened = createOpenParts(logger);
  try {
    if (config.databaseUrl === null) {
      await openDataDir(config.dataDir, opened);
    }
    const { sitePort, opsPort } = listPorts(config);
    await checkPort(sitePort);
    await checkPort(opsPort);
    // Before the database, which takes seconds to create, because missing secrets stop the start.
    const secrets = await loadSecrets(config);
    checkMail(config);
    if (isTiedToParent) opened.add('watch of the parent', watchParent());
    const target = await openDatabase(config, log, opened);
    const db = connectDatabase(target, logger);
    opened.add('connections', () => db.destroy());

    const counts = createCounts({ build: config.build });
    measureProcess(counts.registry);
    const databaseClock = createDatabaseClock(db);
    const clock = () => databaseClock.now();
    const hasher = openHasher(config, opened);
    const solver = createSolveLanes({
      watchProcessor,
      niceness: config.niceness,
      watch: createSolveWatch(counts, logger),
      ...(solveWorker && { worker: solveWorker }),
    });
    opened.add('solver', () => solver.close());
    let state: 'opening' | 'open' | 'closing' = 'opening';
    const scrape = createScrape(counts.registry, { db, clock, solver, hasher });
    const ops = buildOps({ db, isOpen: () => state === 'open', scrape });
    const waiting = describeWaiting(config, { log, print, logger });
    const prepare = async () => {
      await prepareDatabase(target, waiting);
      await askPrepared(() => databaseClock.measure(), waiting);
    };
    // The embedded database is a single session, in which no other query may run during migrations; for another
    // database, /readyz reports that it is not ready.
    const isEmbedded = config.databaseUrl === null;
    if (isEmbedded) await prepare();
    const opsAddress = await listen(ops, opsPort);
    opened.add('operations port', () => ops.close());
    if (!isEmbedded) {
      const stay = hasSignals ? leaveOnSignals() : () => undefined;
      await prepare();
      stay();
    }
    log('Warming up the solver');
    await warmUp(solver, config.warmUp);

    const free = createFreeFeatures();
    const app = await buildApp({
      free,
      provider: openProvider(config),
      config,
      db,
      solver,
      logger,
      // Letters and digits, as in request ids from other servers.
      createRandomId: () => randomBytes(16).toString('hex'),
      clock,
      secrets,
      hasher,
      counts,
      isClosing: () => state === 'closing',
    });
    const address = await listen(app, sitePort);
    const background: Repeated[] = [];
    // Both at the same time, because an answer and a mail in progress may each take seconds.
    opened.add('requests and work in the background', () =>
      Promise.all([drain(app), ...background.map((work) => work.stop())]),
    );
    state = 'open';
    for (const doubt of listDoubts(config)) logger.warn({ doubt }, 'doubtful setting');
    background.push(
      ...startBackground({
        config,
        db,
        databaseClock,
        counts,
        logger,
        free,
        site: config.publicUrl ?? address,
        print,
        copyEveryMs,
      }),
    );

    let closed: Promise<void> | undefined;
    const close = () => {
      state = 'closing';
      closed ??= pause(config.drainMs).then(() => opened.close());
      return closed;
    };
    if (hasSignals) {
      const grace = closeOnSignals(close, { delayMs: config.drainMs + CLOSE_LIMIT_MS, logger });
      opened.add('signals', () => grace.uninstall());
    }
    log(`Started with ${formatProcessorTime(begun)} of a processor`);
    // The solver's watch reports a failed thread, and closing the server ends all threads.
    if (config.warmUp === 'full') void warmUpRest(solver).catch(() => undefined);
    const easing = setTimeout(() => void easeV8Threads(config.niceness), COMPILED_AFTER_MS).unref();
    opened.add('easing', () => clearTimeout(easing));
    if (config.isProduction) logger.info({ address, opsAddress }, 'ready');
    return { address, opsAddress, close };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

const listPorts = ({ host, port, opsHost, opsPort }: Config) => ({
  sitePort: { host, port, variable: 'PORT' },
  opsPort: { host: opsHost, port: opsPort, variable: 'OPS_PORT' },
});

async function openDataDir(dataDir: string, opened: OpenParts): Promise<void> {
  await prepareDataDir(dataDir);
  const lock = await lockDataDir(dataDir);
  opened.add('lock', () => lock.release());
}

/** Informs the operator which migrations ran, and why the start waits for the database. */
function describeWaiting(
  { isProduction }: Config,
  {
    log,
    print,
    logger,
  }: Readonly<Record<'log' | 'print', StartOptions['log']>> & { readonly logger: Logger },
): Parameters<typeof prepareDatabase>[1] {
  return {
    migrated: (name) => log(`Migrated the database: ${name}`),
    waiting: (reason) =>
      isProduction ? logger.warn({ reason }, 'waiting for the database') : print(`Waiting: ${reason}`),
  };
}

/** Closes the server on SIGINT and SIGTERM, and on an uncaught error. */
function closeOnSignals(
  close: () => Promise<void>,
  { delayMs, logger }: { readonly delayMs: number; readonly logger: Logger },
): { uninstall(): void } {
  return closeWithGrace({ delay: delayMs, logger }, async ({ err }) => {
    if (err !== undefined) logger.fatal({ err }, 'uncaught error');
    await close();
  });
}

/** Returns the payment provider, or null if none is configured. */
function openProvider({ stripe, publicUrl }: Config): PaymentProvider | null {
  return stripe && publicUrl !== null ? createStripeProvider(stripe, publicUrl) : null;
}

/** Returns the processor time of this process since `begun`, including its threads. */
function formatProcessorTime(begun: NodeJS.CpuUsage): string {
  const { user, system } = process.cpuUsage(begun);
  return `${((user + system) / 1e6).toFixed(1)} s`;
}

async function openDatabase(
  config: Config,
  log: StartOptions['log'],
  opened: OpenParts,
): Promise<DatabaseTarget> {
  if (config.databaseUrl !== null) {
    log('Connecting to the database');
    return config.databaseUrl;
  }
  log(`Opening the embedded database in ${config.dataDir}`);
  const embedded = await startEmbeddedDatabase(config.dataDir);
  opened.add('database', () => embedded.close());
  return embedded.address;
}

async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw toStartError(`Cannot write to the data folder ${dataDir} (DATA_DIR)`, error);
  }
}

function pause(ms: number): Promise<void> {
  return ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
}

/** Waits for answers in progress, then cuts the remaining connections. */
async function drain(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), DRAIN_LIMIT_MS);
  await app.close();
  clearTimeout(timer);
}
