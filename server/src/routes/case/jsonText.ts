import type { FastifyReply } from 'fastify';

/** Joins an object that is one request's own with one that was written as text already; neither is empty. */
export function joinJson(own: object, text: string): string {
  return `${JSON.stringify(own).slice(0, -1)},${text.slice(1)}`;
}

/** Has a reply send a text that is JSON as it stands. The text is of no type: the schema of the reply describes what is written in it. */
export function sendText(reply: FastifyReply, text: string): never {
  reply.type('application/json; charset=utf-8').serializer((body: string) => body);
  return text as never;
}
