// A program: `fillPeople.ts <data folder>` adds users to the embedded database of a server that has not started yet:
// those that only an operator can create (root, and a frozen account), and the readers whose accounts the tests open by
// a link.
import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { toWirePassword } from '../../../server/src/accounts/credentials.ts';
import { withConnection } from '../../../server/src/db/withConnection.ts';
import { changeRoot } from '../../../server/src/operations/changeRoot.ts';
import { freezeAccount } from '../../../server/src/operations/freezeAccount.ts';
import { withTarget } from '../../../server/src/operations/place.ts';
import { addLink } from '../../../server/src/repositories/oneTimeLinks.ts';
import { addUser, changeUser } from '../../../server/src/repositories/users.ts';
import { createQuickHasher } from '../../../server/test/support/quickHasher.ts';
import { FROZEN_EMAIL, nameReader, PASSWORD, type ReaderKind, READERS, ROOT_EMAIL } from './people.ts';

const [dataDir = ''] = process.argv.slice(2);
const hasher = createQuickHasher();
const signature = { at: Date.now(), actor: 'test' };

/** The hash is renewed at the first login, like any hash of another cost. */
const hashPassword = async (email: string): Promise<string> =>
  hasher.hash(await toWirePassword(email, PASSWORD));

async function addPerson(db: Knex, email: string, password: string): Promise<number> {
  const hash = `test-${email}`;
  const user = await addUser(db, {
    ...{ email, emailKey: email, password, hash },
    ...{ locale: 'en-US', at: signature.at },
  });
  if (user === null) throw new Error(`${email} has an account already`);
  return user.id;
}

async function addReaders(db: Knex, kind: ReaderKind, toPassword: (email: string) => Promise<string>) {
  for (let index = 0; index < READERS[kind]; index += 1) {
    const { email, token } = nameReader(kind, index);
    const userId = await addPerson(db, email, await toPassword(email));
    const { at } = signature;
    await addLink(db, { userId, purpose: 'activation', token, at, expiresAt: at + 86_400_000 });
  }
}

await withTarget({ dataDir, databaseUrl: null }, async (target) => {
  await withConnection(target, async (db) => {
    for (const email of [ROOT_EMAIL, FROZEN_EMAIL]) {
      const userId = await addPerson(db, email, await hashPassword(email));
      await changeUser(db, userId, { emailVerifiedAt: signature.at });
      if (email === ROOT_EMAIL) await changeRoot(db, userId, { ...signature, isRoot: true });
      else await freezeAccount(db, userId, signature);
    }
    const unknown = await hasher.hash(randomBytes(32).toString('base64url'));
    await addReaders(db, 'withoutPassword', () => Promise.resolve(unknown));
    await addReaders(db, 'withPassword', hashPassword);
  });
});
