import type { Socket } from 'node:net';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { ApiFailure, ERRORS, type ErrorKey } from '../errors.ts';
import { toErrorBody } from '../plugins/errorReplies.ts';

const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
};

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
      ...Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}`),
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

/** Answers `Expect` with anything but 100-continue, which Node would refuse without a body. */
export function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const body = JSON.stringify(toErrorBody(new ApiFailure('http'), 'en-US', randomUUID()));
  const length = { 'Content-Length': Buffer.byteLength(body), Connection: 'close' };
  response.writeHead(ERRORS.http.status, { ...HEADERS, ...length }).end(body);
}

function toKey(code: string | undefined): ErrorKey {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'timeout';
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers';
  return 'http';
}
