import { atom } from 'jotai/vanilla';
import type { ExplorerName } from './explorerTable.tsx';

/** The explorer that is open under the results; null for none. */
export const openExplorerAtom = atom<ExplorerName | null>(null);
