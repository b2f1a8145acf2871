import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocale, useText } from '@eecs/ui-kit';
import { failureMessages } from '../../messages/failureMessages.ts';
import { describeFailure } from '../../ports/api/describeFailure.ts';
import { createLibraryClient, type LibraryClient, type Partition } from '../../ports/api/libraryClient.ts';
import type { StoredRow } from '../../ports/page/readStoredDrawers.ts';
import { useSettings } from '../../ports/kept/services.ts';
import { useConnection } from '../../ports/reader/useConnection.ts';

/** The rows of a library, with the state of their loading. */
export interface StoredRows {
  /** Null until they have loaded. */
  readonly rows: readonly StoredRow[] | null;
  /** Why they failed to load; null if they have not failed. */
  readonly reason: string | null;
  readonly reload: () => void;
  readonly client: LibraryClient;
}

interface Held {
  readonly rows: readonly StoredRow[] | null;
  /** The error of loading; null if there is none. */
  readonly error: unknown;
}

/** Loads the rows of a library; again for another language, theme or user, and after each change. */
export function useStoredRows(part: Partition, userId: number | null): StoredRows {
  const t = useText(failureMessages);
  const locale = useLocale();
  const { theme } = useSettings();
  const call = useConnection();
  const client = useMemo(() => createLibraryClient(call), [call]);
  const [turn, setTurn] = useState(0);
  const [held, setHeld] = useState<Held>({ rows: null, error: null });

  // Synchronizes with the server. When texts load late in another language, the list must not be requested again.
  useEffect(() => {
    let isStale = false;
    client.listRows(part, locale).then(
      (rows) => {
        if (!isStale) setHeld({ rows, error: null });
      },
      (error: unknown) => {
        // Rows that were loaded before stay visible.
        if (!isStale) setHeld((before) => ({ ...before, error }));
      },
    );
    return () => {
      isStale = true;
    };
  }, [client, part, locale, theme, userId, turn]);

  const reload = useCallback(() => setTurn((before) => before + 1), []);
  const { rows, error } = held;
  return { rows, reason: error === null ? null : describeFailure(error, t), reload, client };
}
