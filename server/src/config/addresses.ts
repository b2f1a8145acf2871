import { isIP } from 'node:net';
import { isEmail } from '@eecs/solver-core/rules';
import { isThisMachine } from './thisMachine.ts';
import { splitList, type Environment } from './variables.ts';

/** Reads the address of a PostgreSQL server; null if it is not set. */
export function readDatabaseUrl(text: string | undefined, isProduction: boolean): string | null {
  if (!text) return null;
  const url = URL.parse(text);
  if (url === null || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    throw new Error('DATABASE_URL must be a postgres:// address');
  }
  // The driver requests no encryption by default: sending passwords unencrypted must be a decision of the operator.
  if (isProduction && !isThisMachine(readHost(url)) && !isEncryptionStated(url)) {
    throw new Error(
      'DATABASE_URL must contain sslmode=verify-full, or sslmode=disable on a network of your own alone',
    );
  }
  return text;
}

/** Returns the host that the driver connects to: `host` in the query takes precedence over that of the address. */
function readHost({ hostname, searchParams }: URL): string {
  return searchParams.getAll('host').at(-1) || hostname;
}

/**
 * Returns whether either the server's identity is verified, or the operator has declared that nothing is encrypted. The
 * driver accepts other values, but they protect from nobody.
 */
function isEncryptionStated({ searchParams }: URL): boolean {
  const [mode = '', ...others] = searchParams.getAll('sslmode');
  return others.length === 0 && ['verify-full', 'disable'].includes(mode);
}

/** Reads the public base address, without slashes at its end; null if it is not set. */
export function readPublicUrl(text: string | undefined, isProduction: boolean): string | null {
  if (!text) return null;
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.search || url.hash) {
    throw new Error('PUBLIC_URL must be an http or https address without ? and #');
  }
  if (isProduction && url.protocol === 'http:' && !isThisMachine(url.hostname)) {
    throw new Error('PUBLIC_URL must be https in production');
  }
  return url.href.replace(/\/+$/, '');
}

/** Reads the address of a mail server; null if it is not set. */
export function readSmtpUrl(text: string | undefined): string | null {
  if (!text) return null;
  const url = URL.parse(text);
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    throw new Error('SMTP_URL must be an smtp:// or smtps:// address');
  }
  return text;
}

/** Reads a mail address, alone or as `Name <address>`; null if it is not set. */
export function readSender(text: string | undefined): string | null {
  if (!text) return null;
  const address = /^(?:[^<>\r\n]*<([^<>\s]+)>|([^<>\s]+))$/.exec(text.trim());
  if (address === null || !isEmail(address[1] ?? address[2] ?? '')) {
    throw new Error('MAIL_FROM must be an address, or a name and an address as in EECS <mail@example.com>');
  }
  return text.trim();
}

/** Reads a list of origins, or `*` for all. */
export function readOrigins(text: string | undefined): '*' | readonly string[] {
  const items = splitList(text);
  if (items.includes('*')) return '*';
  for (const item of items) {
    const url = URL.parse(item);
    if (url === null || url.origin !== item) {
      throw new Error('EMBED_ORIGINS must list origins such as https://example.com, or *');
    }
  }
  return items;
}

/** Reads a list of host names, with ports where given; schemes, paths and wildcards are refused. */
export function readHosts(env: Environment, name: string): readonly string[] {
  const items = splitList(env[name]);
  for (const item of items) {
    if (!/^[a-z\d.-]+(:\d+)?$/.test(item) || URL.parse(`https://${item}/`)?.host !== item)
      throw new Error(`${name} must list names of hosts such as pay.example.com`);
  }
  return items;
}

/** Reads a list of IP addresses and networks. */
export function readAddresses(env: Environment, name: string): readonly string[] {
  const items = splitList(env[name]);
  for (const item of items) {
    const [address = '', bits] = item.split('/');
    const family = isIP(address);
    const isNetwork = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
    if (family === 0 || !isNetwork) throw new Error(`${name} must list IP addresses or networks`);
  }
  return items;
}
