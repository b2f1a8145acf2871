import { credentials, WIRE } from '../../support/accounts.ts';
import { withClient } from './cluster.ts';
import { insist } from './until.ts';
import { openVisitor, type Visitor } from './visitor.ts';

/** A person with an account, logged in. */
export interface Person {
  readonly visitor: Visitor;
  readonly email: string;
  readonly userId: number;
}

/** Registers an address over the network and opens the account by its mailed link, as the database has it. */
export async function registerPerson(address: string, databaseUrl: string, email: string): Promise<Person> {
  const visitor = openVisitor(address);
  await insist('a registration', () =>
    visitor.post('/auth/register', { headers: credentials(email, WIRE.right) }),
  );
  const link = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ link: string }>(
      `select "values"->>'link' as link from outbox where recipient = $1 and kind = 'activation' order by id desc limit 1`,
      [email],
    );
    return rows[0]?.link;
  });
  const opened = await insist('a mailed link', () =>
    visitor.post('/auth/restore', { headers: { authorization: `Link ${link}` } }),
  );
  const { user } = opened.json<AuthBody>();
  if (user !== null) return { visitor, email, userId: user._params.id };
  // The link was used up by a try whose answer was lost.
  const logged = await insist('a login', () =>
    visitor.post('/auth', { headers: credentials(email, WIRE.right) }),
  );
  const { user: found } = logged.json<AuthBody>();
  if (found === null) throw new Error(`The account ${email} could not be opened: ${logged.text}`);
  return { visitor, email, userId: found._params.id };
}

interface AuthBody {
  readonly user: { readonly _params: { readonly id: number } } | null;
}

/** Logs a person in anew. */
export async function logInPerson({ visitor, email }: Person): Promise<boolean> {
  const reply = await visitor.post('/auth', { headers: credentials(email, WIRE.right) });
  return reply.status === 200;
}
