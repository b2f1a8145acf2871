import type { FastifyReply } from 'fastify';

/** Joins an object that is one request's own with one that was written as UTF-8 already; neither is empty. */
export function joinJson(own: object, written: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(own).slice(0, -1)},`), written.subarray(1)]);
}

/** Has a reply send a text that is JSON as it stands. The text is of no type: the schema of the reply describes what is written in it. */
export function sendText(reply: FastifyReply, text: string | Buffer): never {
  reply.type('application/json; charset=utf-8');
  // Bytes are not serialized anyway.
  if (typeof text === 'string') reply.serializer((body: string) => body);
  return text as never;
}
