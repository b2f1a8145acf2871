/** Statuses that are documented and that `statuses.test.ts` does not make a server answer with: why, and where else they are seen. */
export const UNSEEN: Readonly<Record<string, string>> = {
  'POST /case/commit 504':
    'needs a document that takes 2.5 s to read: hashing is given up then, as solving is',
};
