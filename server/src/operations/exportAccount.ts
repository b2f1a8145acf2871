import type { Knex } from 'knex';
import { recordAct } from '../repositories/audit.ts';
import { readPersonalData } from '../repositories/personalData.ts';
import type { Signature } from './signature.ts';

/** Writes everything that is stored about a person as JSON, without secrets of the server. */
export async function exportAccount(db: Knex, userId: number, { at, actor }: Signature): Promise<string> {
  return db.transaction(
    async (transaction) => {
      await recordAct(transaction, { action: 'exported', userId, actor, at });
      const data = await readPersonalData(transaction, userId);
      if (data === null) throw new Error('`exportAccount` was given no account');
      return JSON.stringify({ exported: new Date(at), ...data }, null, 2);
    },
    { isolationLevel: 'repeatable read' },
  );
}
