import { appendFile, chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { MailTransport } from './transport.ts';

export interface OutboxFileOptions {
  /** The folder of the file; created if missing. */
  readonly folder: string;
  /** Called with one line for each mail. */
  readonly log: (line: string) => void;
}

/**
 * Creates the transport that replaces a missing mail server: it writes each mail as a line on the console and as a line
 * of JSON to `outbox.jsonl`, which only its owner can read, because the links in it open accounts.
 */
export function createOutboxFile({ folder, log }: OutboxFileOptions): MailTransport {
  const file = path.join(folder, 'outbox.jsonl');
  return {
    async send({ id, to, subject, text, link }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await appendFile(file, `${JSON.stringify({ id, to, subject, link, text })}\n`, { mode: 0o600 });
      // An existing file would keep its mode.
      await chmod(file, 0o600);
      log(`Mail to ${to}: ${subject}${link === null ? '' : `: ${link}`}`);
    },
    close: () => undefined,
  };
}
