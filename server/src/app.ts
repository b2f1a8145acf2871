import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { AccountsContext } from './accounts/accountsContext.ts';
import { watchProcessor } from './flow/watchProcessor.ts';
import { deriveKeys } from './accounts/keys.ts';
import type { PasswordHasher } from './accounts/passwordHash.ts';
import { readTemplate } from './accounts/reportTemplate.ts';
import type { BillingContext } from './billing/billingContext.ts';
import type { PaymentProvider } from './billing/provider.ts';
import { type Config, NO_SELLER } from './config/config.ts';
import type { Secrets } from './config/secrets.ts';
import { createOneByOne, type OneByOne } from './flow/oneByOne.ts';
import { createFreeFeatures, type FreeFeatures } from './gating/freeFeatures.ts';
import { toRoutePath } from './http/apiPaths.ts';
import { createClientErrors } from './http/clientError.ts';
import { createCounts, type Counts } from './metrics/counts.ts';
import { clientKeys } from './plugins/clientKeys.ts';
import { closing } from './plugins/closing.ts';
import { compression } from './plugins/compression.ts';
import { deadline, type DeadlineOptions } from './plugins/deadline.ts';
import { crawlers } from './plugins/crawlers.ts';
import { embedOrigins } from './plugins/embedOrigins.ts';
import { embedPages } from './plugins/embedPages.ts';
import { errorReplies, sendFailure } from './plugins/errorReplies.ts';
import { hostHeader } from './plugins/hostHeader.ts';
import { idleConnections } from './plugins/idleConnections.ts';
import { jsonBody } from './plugins/jsonBody.ts';
import { llmsText } from './plugins/llmsText.ts';
import { metrics } from './plugins/metrics.ts';
import { openapi } from './plugins/openapi.ts';
import { overload } from './plugins/overload.ts';
import { pipelines } from './plugins/pipelines.ts';
import { publicCache } from './plugins/publicCache.ts';
import { securityHeaders } from './plugins/securityHeaders.ts';
import { sessions } from './plugins/sessions.ts';
import type { BillingMode } from './config/billing.ts';
import { type Selling, site } from './plugins/site.ts';
import { slowReaders } from './plugins/slowReaders.ts';
import { storybook } from './plugins/storybook.ts';
import { solveClients } from './plugins/solveClients.ts';
import { useLimits } from './plugins/useLimits.ts';
import { createReportDesk } from './reporting/reportDesk.ts';
import { createReportWriter, type ReportWriter } from './reporting/reportWriter.ts';
import { authRoutes } from './routes/auth/index.ts';
import { webhook } from './routes/billing/webhook.ts';
import { commitRoute } from './routes/case/commit.ts';
import { deleteRoute } from './routes/case/delete.ts';
import { reactionsRoute } from './routes/case/reactions.ts';
import { listRoute } from './routes/case/list.ts';
import { exactResults } from './routes/case/exact.ts';
import { lightestSection } from './routes/case/lightest.ts';
import { lightestRods } from './routes/case/lightestRods.ts';
import { beamSolve } from './routes/case/msb.ts';
import { beamReport } from './routes/case/msbReport.ts';
import { frameSolve } from './routes/case/frame.ts';
import { frameReport } from './routes/case/frameReport.ts';
import { trussReport } from './routes/case/trussReport.ts';
import { trussSolve } from './routes/case/truss.ts';
import { productFeatures } from './routes/data/ad/productFeatures.ts';
import { products } from './routes/data/ad/products.ts';
import { releaseNotes } from './routes/data/releaseNotes.ts';
import { sections } from './routes/data/sections.ts';
import { storageReads } from './routes/data/storage.ts';
import { storageWrites } from './routes/data/storageWrites.ts';
import { MODEL_TOOLS } from './mcp/toolExamples.ts';
import { writeAgentGuide } from './mcp/writeAgentGuide.ts';
import { mcpRoute } from './routes/mcp.ts';
import { oembedRoute } from './routes/oembed.ts';
import { invoicesRoute } from './routes/subscription/invoices.ts';
import { createSolveDesk, type SolveDesk } from './solving/solveDesk.ts';
import type { Solver } from './solving/solver.ts';
import { createDocumentHasher, type DocumentHasher } from './tasks/documentHasher.ts';
import { createListRoom } from './tasks/listRoom.ts';
import type { TasksContext } from './tasks/tasksContext.ts';

/** The services that the application uses; tests pass their own. */
export interface AppDependencies {
  readonly config: Config;
  readonly db: Knex;
  readonly solver: Solver;
  readonly logger: Logger;
  /** Fresh random text that nobody can guess: letters, digits and `-`. */
  readonly createRandomId: () => string;
  readonly secrets: Secrets;
  readonly hasher: PasswordHasher;
  /** UTC, ms since 1970. */
  readonly clock: () => number;
  /** The features that are free on this server. @default the seeded ones */
  readonly free?: FreeFeatures;
  /** Reads stored documents; closed with the application. @default one with a thread of its own */
  readonly documentHasher?: DocumentHasher;
  /** Writes reports; closed with the application. @default one with a thread of its own */
  readonly reportWriter?: ReportWriter;
  /** Opens checkouts and reads payments; needed if `config.billing` is `provider`. @default null */
  readonly provider?: PaymentProvider | null;
  /** The counters. @default counters that nobody reads */
  readonly counts?: Counts;
  /** True once the server has begun to close: from then on each connection ends after its answer. @default never */
  readonly isClosing?: () => boolean;
  /** Time limits of answers; tests use shorter ones. @default the promised limits */
  readonly deadline?: DeadlineOptions;
}

const SMALL_BODY = 16 * 1024;

/**
 * How long a save waits for other saves of the same user, ms. The transaction needs a good second more of the 3 s that
 * the answer may take.
 */
const SAVE_PATIENCE_MS = 1500;

const KEEP_ALIVE_MS = 10_000;
/**
 * Maximum size of request target and headers, bytes. No path parameter can be longer, so route schemas alone limit its
 * length.
 */
const MAX_HEADERS = 8192;

/** Builds the application: site and API, not yet listening. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, db, clock, hasher, secrets, provider = null } = dependencies;
  const { hasGating } = config;
  const app = createFastify(dependencies);
  await registerGuards(app, dependencies);
  const accounts: AccountsContext = {
    db,
    clock,
    hasher,
    keys: deriveKeys(secrets.session),
    disclosesAccounts: config.disclosesAccounts,
    hasGating,
  };
  await registerCallers(app, accounts, dependencies);
  await registerSite(app, dependencies);
  const billing: BillingContext = {
    db,
    clock,
    mode: config.billing,
    paymentText: config.paymentText,
    seller: config.seller,
    provider,
  };
  await registerAccountCalls(app, { accounts, billing });
  const desk = createSolveDesk({ solver: dependencies.solver, hasLimits: dependencies.config.hasLimits });
  await registerSolveCalls(app, desk, dependencies);
  const saves = createOneByOne(SAVE_PATIENCE_MS);
  await registerTaskCalls(app, { saves, desk }, dependencies);
  const libraries = { db, clock, hasGating, saves };
  await app.register(storageReads, { libraries });
  await app.register(storageWrites, { libraries });
  return app;
}

/** Returns whether browsers reach the site by https. */
const servesHttps = ({ publicUrl }: Config): boolean => publicUrl?.startsWith('https:') === true;

/** Creates the bare server: its limits and its replies to malformed requests. */
function createFastify({ config, logger, createRandomId }: AppDependencies): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = logger;
  const clientErrors = createClientErrors({ isHttps: servesHttps(config) });
  const app = Fastify({
    loggerInstance,
    genReqId: (request) => takeRequestId(request.headers['x-request-id']) ?? createRandomId(),
    rewriteUrl: (request) => toRoutePath(request.url ?? '/'),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_HEADERS },
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: SMALL_BODY,
    requestTimeout: 8000,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // A connection without traffic for this long is closed, because a client that does not read would keep its answer
    // in memory.
    connectionTimeout: 15_000,
    http: {
      headersTimeout: 5000,
      connectionsCheckingInterval: 1000,
      maxHeaderSize: MAX_HEADERS,
      requireHostHeader: false,
    },
    forceCloseConnections: 'idle',
    // The plugin `closing` answers instead, with the error body of every other failure.
    return503OnClosing: false,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: false } },
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
    clientErrorHandler: clientErrors.send,
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.server.on('checkExpectation', clientErrors.refuseExpectation);
  // Answers are serialized without their schemas, which are checked in tests and published in openapi.json.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  return app;
}

/** Registers the plugins that guard every request: counters, deadlines, headers, limits of use and of bodies. */
async function registerGuards(app: FastifyInstance, dependencies: AppDependencies): Promise<void> {
  const { config, counts = createCounts(), isClosing = () => false, deadline: deadlines = {} } = dependencies;
  // Pipelines come first: a request that waits for the answer before its own has not begun.
  await app.register(pipelines);
  // Metrics are the first plugin with hooks, so that they count what any other plugin refuses.
  await app.register(metrics, { counts });
  await app.register(errorReplies);
  await app.register(deadline, deadlines);
  await app.register(securityHeaders, { isHttps: servesHttps(config) });
  await app.register(hostHeader);
  await app.register(closing, { isClosing });
  await app.register(slowReaders);
  // Longer than the server's own keep-alive limit, which is announced to the client.
  await app.register(idleConnections, { idleMs: KEEP_ALIVE_MS + 1000 });
  if (config.isProduction) await app.register(overload);
  await app.register(clientKeys, { rateExempt: config.rateExempt });
  await app.register(useLimits);
  await app.register(jsonBody);
}

/** Registers the plugins that find the caller and the caller's limits. */
async function registerCallers(
  app: FastifyInstance,
  accounts: AccountsContext,
  { config, free = createFreeFeatures() }: AppDependencies,
): Promise<void> {
  const { db, clock, hasGating } = accounts;
  await app.register(sessions, { accounts, publicUrl: config.publicUrl, isHttps: servesHttps(config) });
  await app.register(solveClients, { db, clock, free, hasLimits: config.hasLimits, hasGating });
}

/** Registers the pages: the site, embedded editors, Storybook, and the files that crawlers and models read. */
async function registerSite(
  app: FastifyInstance,
  { config, createRandomId }: AppDependencies,
): Promise<void> {
  const { publicUrl, siteDir } = config;
  await app.register(publicCache);
  await app.register(compression);
  await app.register(openapi);
  await app.register(embedOrigins, { embedOrigins: config.embedOrigins });
  await app.register(embedPages, {
    siteDir,
    embedOrigins: config.embedOrigins,
    createNonce: createRandomId,
  });
  await app.register(storybook, { storybookDir: config.storybookDir });
  await app.register(crawlers, { siteDir, publicUrl });
  await app.register(llmsText, { siteDir, publicUrl, agentGuide: writeAgentGuide(), tools: MODEL_TOOLS });
  await app.register(site, {
    siteDir,
    publicUrl,
    limits: config.hasLimits ? 'anonymous' : 'full',
    hasOffline: config.hasOffline,
    selling: nameSelling(config.billing, config.hasGating),
    seller: config.seller === NO_SELLER ? null : config.seller,
    redirectHosts: [...config.redirectHosts, ...(config.stripe === null ? [] : [config.stripe.checkoutHost])],
    createNonce: createRandomId,
  });
  // The options are listed one by one: with the whole configuration, `logLevel` would set the log level of the route.
  await app.register(oembedRoute, { publicUrl, embedOrigins: config.embedOrigins });
}

/** Registers the calls on accounts, plans and payments. */
async function registerAccountCalls(
  app: FastifyInstance,
  { accounts, billing }: { readonly accounts: AccountsContext; readonly billing: BillingContext },
): Promise<void> {
  const { db, provider } = billing;
  await app.register(authRoutes, { accounts, billing });
  await app.register(invoicesRoute, { billing });
  if (provider !== null) await app.register(webhook, { billing });
  await app.register(releaseNotes, { db });
  await app.register(sections, { db });
  await app.register(products, { db });
  await app.register(productFeatures, { db });
}

/** Registers the calls that solve a structure or report on one. */
async function registerSolveCalls(
  app: FastifyInstance,
  desk: SolveDesk,
  {
    config,
    db,
    reportWriter = createReportWriter({ watchProcessor }),
    deadline: deadlines = {},
  }: AppDependencies,
): Promise<void> {
  const { hasLimits, publicUrl } = config;
  const { solveLimitMs } = deadlines;
  await app.register(beamSolve, { desk });
  await app.register(lightestSection, { desk });
  await app.register(lightestRods, { desk });
  await app.register(exactResults, { desk });
  await app.register(trussSolve, { desk });
  await app.register(frameSolve, { desk });
  const reportDesk = createReportDesk({
    writer: reportWriter,
    hasLimits,
    templateOf: (userId) => readTemplate(db, userId),
  });
  await app.register(beamReport, { desk: reportDesk });
  await app.register(trussReport, { desk: reportDesk });
  await app.register(frameReport, { desk: reportDesk });
  await app.register(mcpRoute, {
    publicUrl,
    desk,
    reports: reportWriter,
    ...(solveLimitMs !== undefined && { batchMs: 0.9 * solveLimitMs }),
  });
  app.addHook('onClose', () => reportWriter.close());
}

/** Registers the calls on saved tasks. */
async function registerTaskCalls(
  app: FastifyInstance,
  { saves, desk }: { readonly saves: OneByOne; readonly desk: SolveDesk },
  { config, db, clock, documentHasher = createDocumentHasher({ watchProcessor }) }: AppDependencies,
): Promise<void> {
  const { hasLimits, hasGating } = config;
  app.addHook('onClose', () => documentHasher.close());
  const tasks: TasksContext = {
    db,
    clock,
    hasLimits,
    hasGating,
    documentHasher,
    listRoom: createListRoom(db),
    saves,
  };
  await app.register(commitRoute, { tasks });
  await app.register(listRoute, { tasks });
  await app.register(deleteRoute, { tasks });
  await app.register(reactionsRoute, { tasks, desk });
}

function takeRequestId(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(header) ? header : null;
}

/** Returns how users get plans on this server. */
function nameSelling(billing: BillingMode, hasGating: boolean): Selling {
  if (billing === 'off') return hasGating ? 'given' : 'open';
  return billing === 'test' ? 'test' : 'sold';
}
