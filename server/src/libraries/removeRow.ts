import { isRoot, type LoggedCaller } from '../accounts/caller.ts';
import { ApiFailure } from '../failures/errors.ts';
import { deleteRow, lockRow } from '../repositories/storage.ts';
import type { Partition } from '../words/library.ts';
import type { LibrariesContext } from './librariesContext.ts';

/**
 * Removes a row of the caller’s library, or for root also of the community. An expired plan does not prevent a user
 * from removing rows.
 */
export async function removeRow(
  { db }: LibrariesContext,
  caller: LoggedCaller,
  { partition, id }: { readonly partition: Partition; readonly id: number },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const stored = await lockRow(transaction, caller.userId, { partition, id });
    if (stored === null) throw new ApiFailure('missing');
    if (stored.userId === null && !isRoot(caller)) throw new ApiFailure('restricted');
    await deleteRow(transaction, stored.userId, id);
  });
}
