import type { BeamCase } from '@eecs/solver-core';
import { createLoad } from '../editing/addLoad.ts';
import { type SupportKind, addSupport } from '../editing/addSupport.ts';
import type { Tool } from '../state/tool.ts';

/** Finds the place where the beam lacks most what a tool places: where the buttons of the tables put it. */
export function findWantedPlace(
  document: BeamCase,
  { tool, supportKind }: { readonly tool: Exclude<Tool, 'select'>; readonly supportKind: SupportKind },
): number {
  if (tool !== 'support') {
    const { x } = createLoad(document, tool, '');
    return typeof x === 'number' ? x : document.L / 2;
  }
  const taken = new Set(document.supports.map(({ x }) => x));
  const added = addSupport(document, supportKind).document.supports.find(({ x }) => !taken.has(x));
  return added?.x ?? document.L / 2;
}
