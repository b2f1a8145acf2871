import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { BrokenPromise } from './brokenPromise.ts';

/** A request as sent over the network: headers may be duplicate, the path is not normalized. */
export interface WireCall {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer | null;
}

export interface WireReply {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
  /** From the first byte sent to the last received, ms. */
  readonly ms: number;
  readonly json: <T>() => T;
}

/** @throws {BrokenPromise} if there is no answer */
export type Send = (call: WireCall) => Promise<WireReply>;

/** Longer than any promised time: an answer that takes longer counts as missing. */
export const PATIENCE_MS = 15_000;

/**
 * Creates a function that sends to an address, on persistent connections from a given local address. A call without an
 * answer fails after `patienceMs`.
 */
export function createSender(
  address: string,
  localAddress?: string,
  patienceMs: number = PATIENCE_MS,
): { readonly send: Send; readonly close: () => void } {
  const { hostname, port } = new URL(address);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  const attempt = (call: WireCall, isSecond = false): Promise<WireReply> =>
    new Promise((resolve, reject) => {
      const { method, path, headers, body } = call;
      const begin = performance.now();
      const request = http.request({
        hostname,
        port,
        method,
        path,
        agent,
        timeout: patienceMs,
        ...(localAddress !== undefined && { localAddress }),
      });
      for (const name of new Set(headers.map(([each]) => each))) {
        const values = headers.filter(([each]) => each === name).map(([, value]) => value);
        request.setHeader(name, values.length === 1 ? (values[0] ?? '') : values);
      }
      if (body !== null && !request.hasHeader('transfer-encoding'))
        request.setHeader('content-length', body.length);
      let isAnswered = false;
      const fail = (cause: Error) => {
        const ms = Math.round(performance.now() - begin);
        reject(new BrokenPromise(`${method} ${path}: no answer in ${ms} ms (${cause.message})`, { cause }));
      };
      request.on('response', (response) => {
        isAnswered = true;
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', fail);
        response.on('end', () => {
          const text = unpack(Buffer.concat(parts), response.headers['content-encoding']).toString('utf8');
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: text,
            ms: performance.now() - begin,
            json: <T>() => JSON.parse(text) as T,
          });
        });
      });
      request.on('timeout', () => request.destroy(new Error(`no answer within ${patienceMs} ms`)));
      // A refusal may come before the whole body was read; writing the rest then fails, although the answer is there.
      request.on('error', (error) => {
        if (isAnswered) return;
        // The server closed the persistent connection at the same time, without having read from it.
        const isUnread = request.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
        if (isUnread && !isSecond) resolve(attempt(call, true));
        else fail(error);
      });
      request.end(body ?? undefined);
    });
  return {
    send: (call) => attempt(call),
    close: () => agent.destroy(),
  };
}

function unpack(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
