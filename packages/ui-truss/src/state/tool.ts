import { atom } from 'jotai/vanilla';
import type { GuideKind } from '../editing/guides.ts';

/** What a press on the board does. */
export const TOOLS = ['select', 'joint', 'rod', 'anchor', 'load', 'guide'] as const;
export type Tool = (typeof TOOLS)[number];

export const toolAtom = atom<Tool>('select');

/** The kind of guide that is drawn next. */
export const guideKindAtom = atom<GuideKind>('line');
