import { DOCX } from '../../../src/schemas/reportAnswer.ts';
import type { WireReply } from './sendCall.ts';

/**
 * Returns whether an answer is a file, by its type and its first bytes: a document of a word processor is a ZIP
 * archive.
 */
export function isFile({ status, headers, body }: Pick<WireReply, 'status' | 'headers' | 'body'>): boolean {
  return status === 200 && headers['content-type'] === DOCX && body.startsWith('PK');
}
