import { atom } from 'jotai/vanilla';
import { NO_GHOST, ghostAtom, openDimensionAtom, rodStartAtom } from './passing.ts';
import { type Tool, toolAtom } from './tool.ts';

/** Activates a tool; an object begun with another tool is dropped. */
export const takeToolAtom = atom(null, (_, set, tool: Tool) => {
  set(rodStartAtom, null);
  set(ghostAtom, NO_GHOST);
  set(openDimensionAtom, null);
  set(toolAtom, tool);
});
