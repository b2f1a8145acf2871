import type { LoadClass } from '@eecs/solver-core';
import { atom } from 'jotai/vanilla';
import type { SupportKind } from '../editing/addSupport.ts';

/**
 * The tool, which determines the effect of a click on the board: it selects, places a support, a kind of load or a
 * guide, or splits a beam section.
 */
export type Tool = 'select' | 'support' | LoadClass | 'splitSection' | 'guide';

export const toolAtom = atom<Tool>('select');

/** The kind of the next placed support. */
export const supportKindAtom = atom<SupportKind>('simple');
