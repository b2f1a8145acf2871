import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as the server received it. */
export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Everything after DATA. */
  readonly raw: string;
}

/** A mail server in this process. */
export interface MailServer {
  readonly url: string;
  readonly mails: readonly TakenMail[];
  /** Refuses the given number of deliveries from now on. */
  refuse(count: number): void;
  /** Reports from now on that this address does not exist. */
  disown(address: string): void;
  close(): Promise<void>;
}

/** Starts a mail server on a free port of this machine. */
export async function startMailServer(): Promise<MailServer> {
  const mails: TakenMail[] = [];
  let refusals = 0;
  const disowned = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (disowned.has(address)) done(Object.assign(new Error('No such user here'), { responseCode: 550 }));
      else done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          done(Object.assign(new Error('Greylisted, come again'), { responseCode: 451 }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse(count) {
      refusals = count;
    },
    disown: (address) => void disowned.add(address),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Returns a header with its encoded words (RFC 2047) decoded. */
export function readHeader({ raw }: TakenMail, name: string): string {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ');
  const [, value = ''] = new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded) ?? [];
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_whole, form: string, text: string) =>
      form.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString() : decodeQuoted(text),
    );
}

/** Returns the part of a mail with a given type, decoded (RFC 2045). */
export function readPart({ raw }: TakenMail, type: string): string {
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(raw) ?? [];
  const part = raw.split(`--${boundary}`).find((one) => one.includes(`Content-Type: ${type}`)) ?? '';
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/Transfer-Encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/Transfer-Encoding: quoted-printable/i.test(head)) return body;
  return decodeQuoted(body.replace(/=\r\n/g, ''), false);
}

function decodeQuoted(text: string, isHeader = true): string {
  const plain = isHeader ? text.replaceAll('_', ' ') : text;
  const bytes = plain.replace(/=([0-9A-F]{2})/gi, (_whole, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}
