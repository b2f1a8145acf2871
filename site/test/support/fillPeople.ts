// Run as a program: `fillPeople.ts <folder of data> [address of a PostgreSQL]` makes the database of a server that has
// not started yet, with who comes to be by the operator's hand alone: root, and somebody whose account is frozen.
import { createPasswordHasher } from '../../../server/src/accounts/passwordHash.ts';
import { toWirePassword } from '../../../server/src/accounts/credentials.ts';
import { migrateDatabase } from '../../../server/src/db/migrate.ts';
import { withConnection } from '../../../server/src/db/withConnection.ts';
import { changeRoot } from '../../../server/src/operations/changeRoot.ts';
import { freezeAccount } from '../../../server/src/operations/freezeAccount.ts';
import { withTarget } from '../../../server/src/operations/place.ts';
import { addUser, changeUser } from '../../../server/src/repositories/users.ts';
import { FROZEN_EMAIL, PASSWORD, ROOT_EMAIL } from './people.ts';

const [dataDir = '', address] = process.argv.slice(2);
const hasher = createPasswordHasher();
const signature = { at: Date.now(), actor: 'test' };

await withTarget({ dataDir, databaseUrl: address ?? null }, async (target) => {
  await migrateDatabase(target);
  await withConnection(target, async (db) => {
    for (const email of [ROOT_EMAIL, FROZEN_EMAIL]) {
      const password = await hasher.hash(await toWirePassword(email, PASSWORD));
      const user = await addUser(db, {
        email,
        emailKey: email,
        password,
        hash: `test-${email}`,
        locale: 'en-US',
        at: signature.at,
      });
      if (user === null) throw new Error(`${email} has an account already`);
      await changeUser(db, user.id, { emailVerifiedAt: signature.at });
      if (email === ROOT_EMAIL) await changeRoot(db, user.id, { ...signature, isRoot: true });
      else await freezeAccount(db, user.id, signature);
    }
  });
});
