import type { BeamCase } from '@eecs/solver-core';
import { createLoad } from '../editing/addLoad.ts';
import { type SupportKind, addSupport } from '../editing/addSupport.ts';
import { startOf } from '../editing/beamParts.ts';
import type { Tool } from '../state/tool.ts';

/** Finds the place where the beam most needs the object of a tool, the same as for the buttons of the tables. */
export function findWantedPlace(
  document: BeamCase,
  { tool, supportKind }: { readonly tool: Exclude<Tool, 'select'>; readonly supportKind: SupportKind },
): number {
  if (tool === 'splitSection') return findLongestMiddle(document);
  if (tool === 'guide') return document.L / 2;
  if (tool !== 'support') {
    const { x } = createLoad(document, tool, '');
    return typeof x === 'number' ? x : document.L / 2;
  }
  const taken = new Set(document.supports.map(({ x }) => x));
  const added = addSupport(document, supportKind).document.supports.find(({ x }) => !taken.has(x));
  return added?.x ?? document.L / 2;
}

/** Returns the middle of the longest beam section, the first of equal ones. */
function findLongestMiddle({ beamSections, L }: BeamCase): number {
  const lengths = beamSections.map(({ x }, index) => x - startOf(beamSections, index));
  const longest = lengths.indexOf(Math.max(...lengths));
  const end = beamSections[longest]?.x;
  return end === undefined ? L / 2 : (startOf(beamSections, longest) + end) / 2;
}
