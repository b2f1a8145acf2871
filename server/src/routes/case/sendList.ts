import type { FastifyReply } from 'fastify';
import type { TaskPage } from '../../tasks/listTasks.ts';
import { sendText } from './jsonText.ts';

/** Answers with tasks; a header states their total number. */
export function sendList(reply: FastifyReply, { total, written }: TaskPage): never {
  reply.header('x-total-count', total);
  return sendText(reply, written);
}
