import type { Atom } from 'jotai/vanilla';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';
import type { CombiningStatus } from '../live/createCombining.ts';
import { Note } from '../tables/layout.ts';
import { useCombinationText } from './combinationMessages.ts';

/** Tells the reader that combinations take long or could not be computed; renders nothing while they are ready. */
export function CombiningNote({ statusAtom }: { readonly statusAtom: Atom<CombiningStatus> }) {
  const t = useCombinationText();
  const status = useKitAtomValue(statusAtom);
  if (status === 'ready') return null;
  return <Note role="status">{t(status === 'pending' ? 'governing.computing' : 'governing.failed')}</Note>;
}
