import { judgeCaseSections } from '@eecs/solver-core/truss-rules';
import { createSectionJudge, listSectionTabs } from '@eecs/ui-kit/editor';
import { findLoad } from './listLoads.ts';

/** The tabs in which the sections and the lists of a truss are edited. */
export const SECTION_TABS = /* @__PURE__ */ listSectionTabs({ list: 'links', tab: 'rods' });

/** Judges the seven sections of a truss; a cause is given by its row in the tables of the panel. */
export const judgeTrussSections = /* @__PURE__ */ createSectionJudge({
  judge: judgeCaseSections,
  line: 'link',
  findLoad,
});
