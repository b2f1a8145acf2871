import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from './config.ts';

/** Places where a secret could reach a log line; the value is replaced whatever it is. */
const REDACTED = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'password',
  'token',
  'secret',
  'session',
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
  // The part after ? may carry what a person typed.
  return { method: request.method, path: request.url?.split('?', 1)[0], client: request.ip };
}

function describeReply(reply: { statusCode?: number }) {
  return { status: reply.statusCode };
}

/** Keeps the fields that tell where it broke. A driver's `detail`, `where` and bindings quote the user's data. */
function describeError(error: Error & { code?: unknown }): object {
  return {
    type: error.name,
    message: error.message,
    code: error.code,
    stack: error.stack,
    cause: error.cause instanceof Error ? describeError(error.cause) : undefined,
  };
}
