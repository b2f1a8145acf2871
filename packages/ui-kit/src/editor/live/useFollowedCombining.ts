import { useEffect, useState } from 'react';
import { useHost } from '../../kit/useHost.ts';
import { useKitAtomValue, useKitStore } from '../../kit/useKitAtom.ts';
import type { CombinedDocument, CombiningDocument } from './createCombining.ts';

/** Returns the newest combinations of a document, and keeps them up to date while the component is mounted. */
export function useFollowedCombining<Document, Answer>({
  combinedAtom,
  follow,
}: CombiningDocument<Document, Answer>): CombinedDocument<Document, Answer> | null {
  const store = useKitStore();
  const [{ createWorker }] = useState(useHost());
  useEffect(() => follow(store, createWorker), [store, createWorker, follow]);
  return useKitAtomValue(combinedAtom);
}
