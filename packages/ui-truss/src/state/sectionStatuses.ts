import type { TrussCase } from '@eecs/solver-core/truss';
import { type HeldVerdict, type SectionStatus, judgeCaseSections } from '@eecs/solver-core/truss-rules';
import { listSectionTabs, toRowPaths } from '@eecs/ui-kit/editor';
import { findLoad } from './listLoads.ts';

/** The tabs in which the sections and the lists of a truss are edited. */
export const SECTION_TABS = /* @__PURE__ */ listSectionTabs({ list: 'links', tab: 'rods' });

/** Judges the seven sections of a truss; a cause is given by its row in the tables of the panel. */
export function judgeTrussSections(
  document: TrussCase,
  verdict: HeldVerdict | null,
): readonly SectionStatus[] {
  return toRowPaths(judgeCaseSections(document, verdict), ({ isOfJoint, owner, index }) =>
    findLoad(
      document,
      isOfJoint ? { kind: 'jointLoad', joint: owner, index } : { kind: 'linkLoad', link: owner, index },
    ),
  );
}
