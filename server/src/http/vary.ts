import type { FastifyReply } from 'fastify';

/** Adds a field to the Vary header, which several plugins extend. */
export function addVary(reply: FastifyReply, field: string): void {
  const known = [reply.getHeader('vary') ?? []].flat().map(String);
  if (!known.some((fields) => fields.split(/\s*,\s*/).includes(field))) {
    reply.header('vary', [...known, field].join(', '));
  }
}
