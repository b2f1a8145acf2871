import type { FrameCase } from '@eecs/solver-core/frame';
import { type HeldVerdict, type SectionStatus, judgeCaseSections } from '@eecs/solver-core/frame-rules';
import { listSectionTabs, toRowPaths } from '@eecs/ui-kit/editor';
import { findLoad } from './listLoads.ts';

/** Where the sections and the lists of a frame are edited. */
export const SECTION_TABS = /* @__PURE__ */ listSectionTabs({ list: 'members', tab: 'members' });

/** Judges the seven sections of a frame; a cause is named by its row in the tables of the panel. */
export function judgeFrameSections(
  document: FrameCase,
  verdict: HeldVerdict | null,
): readonly SectionStatus[] {
  return toRowPaths(judgeCaseSections(document, verdict), ({ isOfJoint, owner, index }) =>
    findLoad(
      document,
      isOfJoint ? { kind: 'jointLoad', joint: owner, index } : { kind: 'memberLoad', member: owner, index },
    ),
  );
}
