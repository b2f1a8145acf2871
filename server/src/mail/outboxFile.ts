import { appendFile, chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { MailTransport } from './transport.ts';

export interface OutboxFileOptions {
  /** A folder; made where it is missing. */
  readonly folder: string;
  /** Called with one line for each mail. */
  readonly log: (line: string) => void;
}

/**
 * Creates the transport that replaces a missing mail server: each mail is a line on the console and a line of JSON in
 * `outbox.jsonl`, which only its owner can read, for the links in it open accounts.
 */
export function createOutboxFile({ folder, log }: OutboxFileOptions): MailTransport {
  const file = path.join(folder, 'outbox.jsonl');
  return {
    async send({ id, to, subject, text, link }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await appendFile(file, `${JSON.stringify({ id, to, subject, link, text })}\n`, { mode: 0o600 });
      // One that was there before keeps its mode.
      await chmod(file, 0o600);
      log(`Mail to ${to}: ${subject}${link === null ? '' : `: ${link}`}`);
    },
    close: () => undefined,
  };
}
