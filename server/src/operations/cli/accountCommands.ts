import type { Knex } from 'knex';
import { toWirePassword } from '../../accounts/credentials.ts';
import { endPlan } from '../../billing/endPlan.ts';
import { formatDollars } from '../../plans/money.ts';
import { listDeletedTasks, type DeletedTask } from '../../repositories/deletedTasks.ts';
import type { UserRow } from '../../repositories/users.ts';
import { MAX_ID } from '../../words/maxId.ts';
import { readConfig } from '../../config/config.ts';
import { changeRoot } from '../changeRoot.ts';
import { eraseNow } from '../eraseAccount.ts';
import { exportAccount } from '../exportAccount.ts';
import { listHeld } from '../listHeld.ts';
import { freezeAccount, unfreezeAccount } from '../freezeAccount.ts';
import type { Signature } from '../signature.ts';
import { writeNewFile } from '../newFile.ts';
import { withDatabase } from '../place.ts';
import { undeleteTask } from '../undeleteTask.ts';
import { resolveFile } from './resolveFile.ts';
import { RefusedError } from '../refusedError.ts';
import { ACTOR, UsageError, type Command, type CommandInput, type Surroundings } from './command.ts';
import { findAccount, requireEmailKey } from './findAccount.ts';

/** Creates a command that acts on the account whose address is the first word, and returns the outcome. */
function onAccount(
  act: (
    db: Knex,
    user: UserRow,
    signature: Signature,
    input: CommandInput,
    surroundings: Surroundings,
  ) => Promise<string>,
) {
  return (input: CommandInput, surroundings: Surroundings): Promise<void> =>
    withDatabase(readConfig(surroundings.env), async (db) => {
      const user = await findAccount(db, input.words[0] ?? '');
      const signature = { at: surroundings.clock(), actor: ACTOR };
      surroundings.print(await act(db, user, signature, input, surroundings));
    });
}

/** The operator's commands on accounts. */
export const ACCOUNT_COMMANDS = {
  'grant-root': {
    words: ['email'],
    about:
      "lets a person change community rows, list everybody's tasks, and use every feature without a plan",
    run: onAccount(async (db, { id, email }, signature) =>
      (await changeRoot(db, id, { ...signature, isRoot: true }))
        ? `${email} is root`
        : `${email} was root already`,
    ),
  },
  'revoke-root': {
    words: ['email'],
    about: 'revokes the rights of grant-root',
    run: onAccount(async (db, { id, email }, signature) =>
      (await changeRoot(db, id, { ...signature, isRoot: false }))
        ? `${email} is no longer root`
        : `${email} was not root`,
    ),
  },
  freeze: {
    words: ['email'],
    about: "ends a person's sessions at once and refuses new logins",
    run: onAccount(async (db, { id, email }, signature) =>
      (await freezeAccount(db, id, signature)) ? `${email} is frozen` : `${email} was frozen already`,
    ),
  },
  unfreeze: {
    words: ['email'],
    about: 'lets a frozen person log in again',
    run: onAccount(async (db, { id, email }, signature) =>
      (await unfreezeAccount(db, id, signature)) ? `${email} can log in again` : `${email} was not frozen`,
    ),
  },
  'end-plan': {
    words: ['email', 'branch'],
    about: 'ends a plan of a branch (msb, truss) now, including a renewal already paid; moves no money',
    run: onAccount(async (db, { id, email }, order, { words: [, branch = ''] }) => {
      const cents = await endPlan(db, id, { ...order, branch });
      if (cents === null) throw new RefusedError(`${email} has no current plan of ${branch}`);
      return `The plan of ${email} for ${branch} has ended; USD ${formatDollars(cents)} remained unused`;
    }),
  },
  'list-deleted': {
    words: ['email'],
    about: "lists a person's deleted tasks that are still kept: number, day, kind and title",
    run: onAccount(async (db, { id, email }) => {
      const tasks = await listDeletedTasks(db, id);
      return tasks.map(writeDeletedTask).join('\n') || `${email} has no deleted tasks that are kept`;
    }),
  },
  'undelete-task': {
    words: ['email', 'number'],
    about: 'restores a deleted task, if the plan has room for it',
    run: onAccount(async (db, user, signature, { words: [, word = ''] }, { env }) => {
      const task = Number(word);
      if (!(Number.isInteger(task) && task > 0 && task <= MAX_ID))
        throw new UsageError(`${word} is not the number of a task`);
      const { hasGating, hasLimits } = readConfig(env);
      await undeleteTask(db, user, { ...signature, id: task, hasGating, hasLimits });
      return `Task ${task} of ${user.email} is restored`;
    }),
  },
  export: {
    words: ['email'],
    values: { out: 'file' },
    about: 'prints all data kept about a person as one JSON, or writes it to a file that only you can read',
    options: {
      out: 'writes to this file, which must not exist yet',
    },
    run: onAccount(async (db, { id, email }, signature, { values: { out } }, surroundings) => {
      const json = await exportAccount(db, id, signature);
      if (out === undefined) return json;
      const file = resolveFile(out, surroundings);
      await writeNewFile(file, `${json}\n`);
      return `All data kept about ${email} are in ${file}`;
    }),
  },
  erase: {
    words: ['email'],
    flags: ['yes'],
    about: 'erases an account now, without the 30 days in which it could be reopened',
    options: {
      yes: 'erases; without it the command only lists what would be erased',
    },
    more: 'Erases tasks, library, sessions and plans; invoices and the audit trail remain without name and number.',
    run: onAccount(async (db, { id, email, creditCents }, signature, { flags }) => {
      if (!flags.has('yes')) {
        const held = await listHeld(db, { id, creditCents }, signature.at);
        throw new RefusedError(`${email} would be lost, with ${held.join(', ')}. Add --yes to erase it.`);
      }
      if (!(await eraseNow(db, id, signature)))
        throw new RefusedError(`${email} is being changed; try again`);
      return `${email} is erased`;
    }),
  },
  'wire-password': {
    words: ['email'],
    about: 'asks for a password and prints what clients send in its place',
    run: async ({ words: [email = ''] }, { print, askSecret }) => {
      const key = requireEmailKey(email);
      print(await toWirePassword(key, await askSecret('Password: ')));
    },
  },
} as const satisfies Readonly<Record<string, Command>>;

/** Writes the title as JSON, because it may contain control characters for the terminal. */
function writeDeletedTask({ id, kind, title, deleted }: DeletedTask): string {
  const day = new Date(deleted).toISOString().slice(0, 10);
  return `${String(id).padStart(8)}  ${day}  ${kind.padEnd(5)}  ${JSON.stringify(title)}`;
}
