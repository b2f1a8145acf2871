import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '../config/config.ts';

/** Names of fields that could bring a secret or personal data into a log line; their values are always replaced. */
const REDACTED = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'password',
  'token',
  'secret',
  'session',
  'email',
  'recipient',
  'firstName',
  'lastName',
].flatMap((name) => [
  `${name}`,
  `*${name.startsWith('[') ? name : `.${name}`}`,
  `*.*${name.startsWith('[') ? name : `.${name}`}`,
]);

/** Creates the logger: JSON lines without secrets, query strings and request bodies. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: { paths: REDACTED, censor: '[redacted]' },
    serializers: { req: describeRequest, res: describeReply, err: describeError },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function describeRequest(request: { method?: string; url?: string; ip?: string }) {
  return { method: request.method, path: request.url && describePath(request.url), client: request.ip };
}

/**
 * Removes personal data from a path: the query, a segment with an @ (an address), and a segment as long as a mailed
 * token, whose # was lost on the way.
 */
function describePath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path
    .split('/')
    .map((segment) => (/@|%40|[\w.-]{32}/i.test(segment) ? '[redacted]' : segment))
    .join('/');
}

function describeReply(reply: { statusCode?: number }) {
  return { status: reply.statusCode };
}

type LoggedError = Error & { readonly code?: unknown; readonly severity?: unknown };

/**
 * Keeps the fields that show where an error occurred. A driver's `detail`, `where` and bindings quote the user's data.
 */
function describeError(error: LoggedError): object {
  return {
    type: error.name,
    message: describeMessage(error),
    code: error.code,
    // The stack begins with the message; only its frames are logged, because they quote no user data.
    stack: error.stack?.split('\n    at ').slice(1),
    cause: error.cause instanceof Error ? describeError(error.cause) : undefined,
  };
}

/** Removes quoted data from a message: a parser quotes the text at the fault, PostgreSQL the value that it refused. */
function describeMessage(error: LoggedError): string {
  if (error instanceof SyntaxError) return 'not JSON';
  if (error.severity === undefined) return error.message;
  // Knex puts the statement, without its values, before the message.
  const [statement = ''] = error.message.split(' - ', 1);
  return /^(?:22|23)/.test(String(error.code)) ? `${statement} - refused` : error.message;
}
