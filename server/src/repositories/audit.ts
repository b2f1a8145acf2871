import type { Knex } from 'knex';
import { deleteBefore } from './deleteSome.ts';

/** The actions that the audit trail records. */
export type Act =
  | 'register'
  | 'verify'
  | 'login'
  | 'loginFailed'
  | 'logout'
  | 'othersLoggedOut'
  | 'refreshReused'
  | 'linkMailed'
  | 'linkUsed'
  | 'passwordChanged'
  | 'emailChangeAsked'
  | 'emailChanged'
  | 'profileChanged'
  | 'suspended'
  | 'resumed'
  | 'deactivated'
  | 'reactivated'
  | 'erased'
  | 'frozen'
  | 'unfrozen'
  | 'rightsChanged'
  | 'invoiceMade'
  | 'invoicePaid'
  | 'invoicePaidTwice'
  | 'invoiceCancelled'
  | 'planEnded'
  | 'exported'
  | 'taskUndeleted'
  | 'restored';

export interface AuditEntry {
  readonly action: Act;
  readonly userId: number | null;
  /** The operator who did it: root's id, or `cli`; absent if the user did. */
  readonly actor?: string;
  readonly requestId?: string;
  /** Codes and numbers only: no text that a person wrote, no address. */
  readonly details?: Readonly<Record<string, string | number | boolean>>;
  readonly at: number;
}

/** Records an action in the transaction of the action itself. */
export async function recordAct(
  db: Knex,
  { action, userId, actor, requestId, details = {}, at }: AuditEntry,
) {
  await db('audit').insert({
    at: new Date(at),
    action,
    user_id: userId,
    actor: actor ?? null,
    request_id: requestId ?? null,
    details: JSON.stringify(details),
  });
}

/** Returns whether an action of a user with these details is recorded. */
export async function wasRecorded(
  db: Knex,
  { action, userId, details = {} }: Pick<AuditEntry, 'action' | 'userId' | 'details'>,
): Promise<boolean> {
  const found = await db('audit')
    .where({ action, user_id: userId })
    .whereRaw('details @> ?::jsonb', [JSON.stringify(details)])
    .first<{ id: string } | undefined>('id');
  return found !== undefined;
}

/**
 * Removes entries written before the given time, in a transaction, because the table allows removal only in one that
 * declares a purge.
 */
export async function purgeAudit(
  transaction: Knex.Transaction,
  before: number,
  most: number,
): Promise<number> {
  const moment = new Date(before).toISOString();
  await transaction.raw("select set_config('eecs.audit_purged_before', ?, true)", [moment]);
  return deleteBefore(transaction, 'audit', { column: 'at', before, most });
}
