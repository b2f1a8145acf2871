import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPasswordHasher } from './passwordHash.ts';

const COST = { memoryKiB: 64, passes: 1 };
const PEPPER = 'a pepper that only this test knows';
const FORM =
  /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1(?:,keyid=([\w-]{8}))?\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/;

test('by default a password costs 64 MiB and one pass, above the least that OWASP asks of argon2id', async () => {
  const kept = await createPasswordHasher().hash('v1.password');
  const [, memory, passes, keyId] = FORM.exec(kept) ?? [];
  expect([memory, passes, keyId]).toEqual(['65536', '1', undefined]);
  expect(kept).not.toContain('v1.password');
});

test('the stored hash is argon2id of the password with its own salt', async () => {
  const hasher = createPasswordHasher({ cost: COST });
  const [one, other] = [await hasher.hash('v1.same'), await hasher.hash('v1.same')];
  const [, , , , salt = '', tag = ''] = FORM.exec(one) ?? [];
  expect(FORM.exec(other)?.[4]).not.toBe(salt);
  const expected = argon2Sync('argon2id', {
    message: 'v1.same',
    nonce: Buffer.from(salt, 'base64'),
    parallelism: 1,
    tagLength: 32,
    memory: COST.memoryKiB,
    passes: COST.passes,
  });
  expect(Buffer.from(tag, 'base64')).toEqual(expected);
});

test('the right password is known again, to the letter', async () => {
  const hasher = createPasswordHasher({ cost: COST });
  const kept = await hasher.hash('v1.Password ');
  expect(await hasher.verify('v1.Password ', kept)).toBe(true);
  for (const wrong of ['v1.password ', 'v1.Password', 'v1.Password  ', ''])
    expect(await hasher.verify(wrong, kept)).toBe(false);
  expect(await hasher.verify('v1.Password ', null)).toBe(false);
  expect(await hasher.verify('v1.Password ', 'no hash at all')).toBe(false);
});

test('no password, and the address as one, are known by what is made of them', async () => {
  const toWire = (emailKey: string, text: string) => Promise.resolve(`${text} of ${emailKey}`);
  const hasher = createPasswordHasher({ cost: COST, toWire });
  for (const trivial of [' of a@b.org', 'a@b.org of a@b.org'])
    expect(await hasher.isTrivial('a@b.org', trivial)).toBe(true);
  expect(await hasher.isTrivial('a@b.org', 'word of a@b.org')).toBe(false);
});

test('with a pepper the database alone does not tell whether a password is right', async () => {
  const peppered = createPasswordHasher({ cost: COST, pepper: PEPPER });
  const kept = await peppered.hash('v1.password');
  expect(await peppered.verify('v1.password', kept)).toBe(true);
  expect(await createPasswordHasher({ cost: COST }).verify('v1.password', kept)).toBe(false);
  expect(kept).not.toContain(PEPPER);
});

test('a hash with another cost or pepper is accepted and marked for renewal', async () => {
  const kept = await createPasswordHasher({ cost: COST }).hash('v1.password');
  const costlier = createPasswordHasher({ cost: { ...COST, passes: 2 } });
  const peppered = createPasswordHasher({ cost: COST, pepper: PEPPER });
  for (const hasher of [costlier, peppered]) {
    expect(await hasher.verify('v1.password', kept)).toBe(true);
    expect(hasher.needsRehash(kept)).toBe(true);
    expect(hasher.needsRehash(await hasher.hash('v1.password'))).toBe(false);
  }
});
