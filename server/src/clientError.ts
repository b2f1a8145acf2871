import type { Socket } from 'node:net';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { ApiFailure, ERRORS, type ErrorKey } from './errors.ts';
import { toErrorBody } from './plugins/errorReplies.ts';

/** Answers what never became a request: headers too large, too slow, or not HTTP at all. */
export function sendClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const key = toKey(error.code);
  const { status } = ERRORS[key];
  const body = JSON.stringify(toErrorBody(new ApiFailure(key), 'en-US', randomUUID()));
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'X-Content-Type-Options: nosniff',
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

function toKey(code: string | undefined): ErrorKey {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'timeout';
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers';
  return 'http';
}
