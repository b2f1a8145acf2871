import { useCallback, useState } from 'react';
import type { FileRowsSheetProps, OpenedRows } from '@eecs/ui-truss';

type AskedRows = Pick<FileRowsSheetProps, 'name' | 'table' | 'system'>;

/** A table that waits until the reader has assigned its columns. */
export interface WaitingRows extends AskedRows {
  /** Opens the table; null cancels. */
  readonly settle: (opened: OpenedRows | null) => void;
}

/**
 * Returns the waiting table, and the function that asks the reader about one; its promise is null if the reader
 * cancels.
 */
export function useWaitingRows(): {
  readonly waiting: WaitingRows | null;
  readonly askRows: (asked: AskedRows) => Promise<OpenedRows | null>;
} {
  const [waiting, setWaiting] = useState<WaitingRows | null>(null);
  const askRows = useCallback(async (asked: AskedRows): Promise<OpenedRows | null> => {
    const opened = await new Promise<OpenedRows | null>((settle) => setWaiting({ ...asked, settle }));
    setWaiting(null);
    return opened;
  }, []);
  return { waiting, askRows };
}
