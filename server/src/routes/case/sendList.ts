import type { FastifyReply } from 'fastify';
import type { TaskPage } from '../../tasks/listTasks.ts';
import { sendText } from './jsonText.ts';

/** Answers with tasks, and states in a header how many there are in all. */
export function sendList(reply: FastifyReply, { total, written }: TaskPage): never {
  reply.header('x-total-count', total);
  return sendText(reply, written);
}
