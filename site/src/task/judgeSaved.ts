/** Prints of a document in its states; null if there is none. */
export interface SavedPrints {
  /** The fingerprint of the current document, once it was edited here; null before. */
  readonly print: string | null;
  /** The task as the account has it. */
  readonly savedPrint: string | null;
  /** The document that was solved last. */
  readonly solvedPrint: string | null;
}

/**
 * Judges a document by its prints. It is modified after an edit until it is saved or solved; a task of the account is
 * unsaved as long as it differs from what is stored, which a solve does not change.
 */
export function judgeSaved({ print, savedPrint, solvedPrint }: SavedPrints): {
  readonly isModified: boolean;
  readonly isUnsaved: boolean;
} {
  const isChanged = print !== null && print !== savedPrint;
  return { isModified: isChanged && print !== solvedPrint, isUnsaved: isChanged && savedPrint !== null };
}
