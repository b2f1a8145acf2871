import { useCallback, useState } from 'react';
import type { FileRowsSheetProps, OpenedRows } from '@eecs/ui-truss';

type AskedRows = Pick<FileRowsSheetProps, 'name' | 'table' | 'system'>;

/** A table that waits until its reader has named its columns. */
export interface WaitingRows extends AskedRows {
  /** Opens it, or with null not. */
  readonly settle: (opened: OpenedRows | null) => void;
}

/**
 * Gives the table that waits for its reader, and the question that makes one wait; null is the answer of who closes it.
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
