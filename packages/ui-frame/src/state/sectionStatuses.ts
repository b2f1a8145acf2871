import { judgeCaseSections } from '@eecs/solver-core/frame-rules';
import { createSectionJudge, listSectionTabs } from '@eecs/ui-kit/editor';
import { findLoad } from './listLoads.ts';

/** Where the sections and the lists of a frame are edited. */
export const SECTION_TABS = /* @__PURE__ */ listSectionTabs({ list: 'members', tab: 'members' });

/** Judges the seven sections of a frame; a cause is named by its row in the tables of the panel. */
export const judgeFrameSections = /* @__PURE__ */ createSectionJudge({
  judge: judgeCaseSections,
  line: 'member',
  findLoad,
});
