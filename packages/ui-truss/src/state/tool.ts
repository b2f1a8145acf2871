import { atom } from 'jotai/vanilla';
import type { GuideKind } from '../editing/guides.ts';

/** The tool, which determines the effect of a press on the board. */
export const TOOLS = ['select', 'joint', 'rod', 'anchor', 'load', 'guide'] as const;
export type Tool = (typeof TOOLS)[number];

export const toolAtom = atom<Tool>('select');

const DRAWING: ReadonlySet<Tool> = new Set(['joint', 'rod', 'guide']);

/** Whether something is being drawn: an unfinished object is not judged, and the grid is shown. */
export const isDrawingAtom = atom((get) => DRAWING.has(get(toolAtom)));

/** The kind of the next guide. */
export const guideKindAtom = atom<GuideKind>('line');
