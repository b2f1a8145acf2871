/** Fingerprints of a document in its states; null if there is none. */
export interface SavedPrints {
  /** The fingerprint of the current document, once it was edited here; null before. */
  readonly print: string | null;
  /** Fingerprint of the task in the account. */
  readonly savedPrint: string | null;
  /** Fingerprint of the document that was last solved. */
  readonly solvedPrint: string | null;
}

/**
 * Compares the fingerprints of a document. It is modified after an edit until it is saved or solved; a task of the
 * account is unsaved as long as it differs from the stored one, which a solve does not change.
 */
export function judgeSaved({ print, savedPrint, solvedPrint }: SavedPrints): {
  readonly isModified: boolean;
  readonly isUnsaved: boolean;
} {
  const isChanged = print !== null && print !== savedPrint;
  return { isModified: isChanged && print !== solvedPrint, isUnsaved: isChanged && savedPrint !== null };
}
