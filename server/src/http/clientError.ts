import type { Socket } from 'node:net';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { ApiFailure, ERRORS, type ErrorKey } from '../failures/errors.ts';
import { toErrorBody } from './errorBody.ts';
import { toBareHeaders, type HttpsOptions } from './securityPolicies.ts';

/** Answers malformed requests, which no plugin sees. */
export interface ClientErrors {
  /** Answers headers that are too large or too slow, and data that are not HTTP. */
  readonly send: (error: Error & { code?: string }, socket: Socket) => void;
  /** Answers an `Expect` header other than 100-continue, which Node would refuse without a body. */
  readonly refuseExpectation: (request: IncomingMessage, response: ServerResponse) => void;
}

/** Creates the answers, which depend on whether people reach the server by https. */
export function createClientErrors(options: HttpsOptions): ClientErrors {
  const headers = toBareHeaders(options);
  return {
    send(error, socket) {
      if (error.code === 'ECONNRESET' || !socket.writable) {
        socket.destroy();
        return;
      }
      const key = toKey(error.code);
      const { status } = ERRORS[key];
      const { body, own } = write(key);
      socket.end(
        [
          `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
          ...Object.entries({ ...headers, ...own }).map(([name, value]) => `${name}: ${value}`),
          '',
          body,
        ].join('\r\n'),
      );
    },
    refuseExpectation(_request, response) {
      const { body, own } = write('http');
      response.writeHead(ERRORS.http.status, { ...headers, ...own }).end(body);
    },
  };
}

function write(key: ErrorKey) {
  const requestId = randomUUID();
  const body = JSON.stringify(toErrorBody(new ApiFailure(key), 'en-US', requestId));
  const own = { 'X-Request-Id': requestId, 'Content-Length': Buffer.byteLength(body), Connection: 'close' };
  return { body, own };
}

function toKey(code: string | undefined): ErrorKey {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'timeout';
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers';
  return 'http';
}
