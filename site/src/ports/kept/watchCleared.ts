/** The relevant fields of a `storage` event, which reports a change by another tab of this browser. */
export type StorageChange = Pick<StorageEvent, 'key' | 'newValue'>;

export interface ClearedOptions {
  /** Storage key of the document that is open here. */
  readonly heldKey: string;
  /** Whether this tab edits the document; a read-only tab shows what the other one stores. */
  readonly isMine: () => boolean;
  /** Stores the open document again. */
  readonly putBack: () => void;
  /** Called when another tab has changed the document that this tab shows read-only. */
  readonly onSeen: () => void;
}

/**
 * Creates the listener for storage changes by other tabs. If another tab cleared the storage, or removed the document
 * that is open here, the tab that holds it stores it again, so that closing this tab does not lose it.
 */
export function watchCleared({ heldKey, isMine, putBack, onSeen }: ClearedOptions) {
  return ({ key, newValue }: StorageChange): void => {
    // `key` is null if the whole storage was emptied at once.
    const isGone = key === null || (key === heldKey && newValue === null);
    if (isMine()) {
      if (isGone) putBack();
    } else if (key === heldKey) onSeen();
  };
}
