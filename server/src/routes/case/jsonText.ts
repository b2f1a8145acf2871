import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * Longer texts are not copied and joined, because that would block the thread that answers all requests and leave
 * garbage to collect.
 */
const MOST_COPIED_BYTES = 16 * 1024;

/** Sends an object of this request joined with an object that is already written as UTF-8; neither is empty. */
export function sendJoined(reply: FastifyReply, own: object, written: Uint8Array): never {
  const parts = [Buffer.from(`${JSON.stringify(own).slice(0, -1)},`), written.subarray(1)];
  const bytes = parts.reduce((sum, part) => sum + part.length, 0);
  if (bytes <= MOST_COPIED_BYTES) return send(reply, Buffer.concat(parts, bytes));
  reply.header('content-length', bytes);
  return send(reply, Readable.from(parts));
}

/** Sends a text that is JSON already. The text has no type: the schema of the reply describes its content. */
export function sendText(reply: FastifyReply, text: string): never {
  reply.serializer((body: string) => body);
  return send(reply, text);
}

function send(reply: FastifyReply, body: string | Buffer | Readable): never {
  reply.type('application/json; charset=utf-8');
  return body as never;
}
