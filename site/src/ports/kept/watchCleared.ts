/** The fields of a `storage` event that are read: a change that another tab of this browser made. */
export type StorageChange = Pick<StorageEvent, 'key' | 'newValue'>;

export interface ClearedOptions {
  /** Under which key the document that is open here is kept. */
  readonly heldKey: string;
  /** Whether this tab edits the document; a tab that looks on shows what the other one keeps. */
  readonly isMine: () => boolean;
  /** Keeps the open document again. */
  readonly putBack: () => void;
  /** Another tab has changed the document that this one looks on at. */
  readonly onSeen: () => void;
}

/**
 * Creates the listener for changes of the storage that other tabs make. Where another tab emptied the storage, or took
 * away the document that is open here, the tab that holds it keeps it again: closing this tab must not lose it.
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
