import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './startError.ts';

describe('configuration', () => {
  test('needs nothing to be set', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      opsPort: 3001,
      databaseUrl: null,
      publicUrl: null,
      embedOrigins: [],
      hasLimits: true,
      hasOffline: true,
      logLevel: 'warn',
      drainMs: 0,
      seller: 'EECS',
    });
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['OPS_PORT', '-1'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'localhost'],
    ['PUBLIC_URL', 'ftp://example.org'],
    ['PUBLIC_URL', 'https://example.org/?a'],
    ['EMBED_ORIGINS', 'https://example.org/path'],
    ['EMBED_ORIGINS', 'example.org'],
    ['REDIRECT_HOSTS', 'https://pay.example'],
    ['REDIRECT_HOSTS', 'pay.example/order'],
    ['REDIRECT_HOSTS', '*'],
    ['TRUST_PROXY', 'true'],
    ['RATE_EXEMPT', '127.0.0.1/33'],
    ['LIMITS', 'none'],
    ['OFFLINE', 'no'],
    ['LOG_LEVEL', 'loud'],
    ['DRAIN_MS', '1e3'],
    ['WARM_UP', 'off'],
    ['NICENESS', '20'],
    ['HASH_MEMORY', '0'],
    ['SESSION_SECRET', 'short'],
    ['GATING', 'yes'],
    ['BILLING', 'free'],
    ['SMTP_URL', 'https://mail.example.org'],
    ['SMTP_URL', 'mail.example.org'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'EECS <a@example.org> <b@example.org>'],
  ])('%s = %s is refused by name, on one line, without the value of a secret', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(StartError);
    expect(read).toThrow(new RegExp(`^Bad configuration: [^\\n]*${name}[^\\n]*$`));
  });

  test('passwords are hashed in production with the memory that OWASP asks for, or more', () => {
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://example.org' };
    expect(readConfig({}).hashMemoryMiB).toBe(64);
    expect(readConfig({ HASH_MEMORY: '1' }).hashMemoryMiB).toBe(1);
    expect(() => readConfig({ ...production, HASH_MEMORY: '45' })).toThrow(
      'HASH_MEMORY must be 46 MiB or more',
    );
    expect(readConfig({ ...production, HASH_MEMORY: '46' }).hashMemoryMiB).toBe(46);
  });

  test('features that cannot be bought are not locked, unless the operator locks them', () => {
    expect(readConfig({}).hasGating).toBe(false);
    expect(readConfig({ BILLING: 'off' }).hasGating).toBe(false);
    expect(readConfig({ BILLING: 'manual' }).hasGating).toBe(true);
    expect(readConfig({ GATING: 'on' }).hasGating).toBe(true);
    expect(readConfig({ BILLING: 'manual', GATING: 'off' }).hasGating).toBe(false);
  });

  test('nothing is sold by default, and a payment provider needs its secrets and an address to come back to', () => {
    expect(readConfig({})).toMatchObject({ billing: 'off', hasGating: false, stripe: null });
    const secrets = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(() => readConfig({ BILLING: 'provider' })).toThrow('STRIPE_SECRET_KEY');
    expect(() => readConfig({ BILLING: 'provider', ...secrets })).toThrow('PUBLIC_URL');
    const config = readConfig({ BILLING: 'provider', ...secrets, PUBLIC_URL: 'https://example.org' });
    expect(config.stripe).toMatchObject({ apiUrl: null, checkoutHost: 'checkout.stripe.com' });
  });

  test('all faults are reported at once', () => {
    expect(() => readConfig({ PORT: 'x', LIMITS: 'x' })).toThrow(/PORT.*; LIMITS/);
    expect(() => readConfig({ PORT: '4000', OPS_PORT: '4000' })).toThrow('OPS_PORT must differ from PORT');
  });

  test('in production the public address is https, except on this machine', () => {
    const production = { NODE_ENV: 'production' };
    expect(() => readConfig({ ...production, PUBLIC_URL: 'http://example.org' })).toThrow('https');
    expect(readConfig({ ...production, PUBLIC_URL: 'http://127.0.0.1:3000/' }).publicUrl).toBe(
      'http://127.0.0.1:3000',
    );
    expect(readConfig({ ...production, PUBLIC_URL: 'https://example.org/eecs/' }).publicUrl).toBe(
      'https://example.org/eecs',
    );
  });

  test('in production a server that others reach needs its public address', () => {
    const production = { NODE_ENV: 'production' };
    const mail = { SMTP_URL: 'smtps://mail.example.org' };
    expect(readConfig(production).publicUrl).toBeNull();
    expect(() => readConfig({ ...production, HOST: '0.0.0.0' })).toThrow('PUBLIC_URL');
    expect(() => readConfig({ ...production, ...mail })).toThrow('PUBLIC_URL');
    expect(readConfig({ ...production, ...mail, PUBLIC_URL: 'https://example.org' }).smtpUrl).not.toBeNull();
  });

  test('in production nothing goes unencrypted to a database on another machine unless it is configured so', () => {
    const read = (address: string, env = 'production') =>
      readConfig({ NODE_ENV: env, DATABASE_URL: address }).databaseUrl;
    expect(() => read('postgres://u:hidden@db/eecs')).toThrow('sslmode');
    expect(() => read('postgres://u:hidden@db/eecs')).not.toThrow('hidden');
    for (const address of [
      'postgres://u:p@db/eecs?sslmode=verify-full',
      'postgres:///eecs?host=db&sslmode=verify-full',
      'postgres://u:p@db/eecs?sslmode=disable',
      'postgres://u:p@127.0.0.1/eecs',
      'postgres:///eecs?host=/run/postgresql',
    ])
      expect(read(address)).toBe(address);
    expect(read('postgres://db/eecs', 'test')).toBe('postgres://db/eecs');
  });

  // If a parameter is repeated, the driver uses the last one; it also prefers a host in the query to that of the
  // address.
  test.each([
    'db/eecs?sslmode=',
    'db/eecs?sslmode=no-verify',
    'db/eecs?sslmode=prefer',
    'db/eecs?sslmode=Verify-Full',
    'db/eecs?sslmode=verify-full&sslmode=no-verify',
    'db/eecs?ssl=true',
    '/eecs?host=db',
    '127.0.0.1/eecs?host=db',
    'localhost/eecs?host=127.0.0.1&host=db',
  ])('in production the certificate of a database on another machine is verified: not by %s', (rest) => {
    const env = { NODE_ENV: 'production', DATABASE_URL: `postgres://${rest}` };
    expect(() => readConfig(env)).toThrow('sslmode=verify-full');
  });
});
