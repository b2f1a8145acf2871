import type { Knex } from 'knex';

/**
 * Makes the audit trail append-only. When an account is erased, its entries lose the user and the request id, which
 * leads to logs. Entries can be removed only in a transaction that has set the date before which it purges. Anything
 * else fails with 42501.
 *
 * Triggers are used rather than REVOKE, because the server owns its tables and an owner is not bound by revoked rights.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create function protect_audit() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if new.user_id is null and old.user_id is not null
           and to_jsonb(new) - 'user_id' = to_jsonb(old) - 'user_id'
           and not exists (select from users where id = old.user_id) then
          new.request_id := null;
          return new;
        end if;
      elsif tg_op = 'DELETE' then
        if old.at < nullif(current_setting('eecs.audit_purged_before', true), '')::timestamptz then
          return old;
        end if;
      end if;
      raise exception 'audit entries are neither changed nor removed' using errcode = 'insufficient_privilege';
    end
    $$`);
  await db.raw(`
    create trigger audit_is_kept before update or delete on audit
      for each row execute function protect_audit()`);
  await db.raw(`
    create trigger audit_is_not_emptied before truncate on audit
      for each statement execute function protect_audit()`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop trigger audit_is_kept on audit');
  await db.raw('drop trigger audit_is_not_emptied on audit');
  await db.raw('drop function protect_audit()');
}
