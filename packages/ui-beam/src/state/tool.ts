import type { LoadClass } from '@eecs/solver-core';
import { atom } from 'jotai/vanilla';
import type { SupportKind } from '../editing/addSupport.ts';

/** What a click on the board does: selects, or places a support or a kind of load. */
export type Tool = 'select' | 'support' | LoadClass;

export const toolAtom = atom<Tool>('select');

/** The kind of support that is placed next. */
export const supportKindAtom = atom<SupportKind>('simple');
