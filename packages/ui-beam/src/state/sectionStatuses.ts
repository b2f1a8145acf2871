import type { SectionStatus } from '@eecs/solver-core/rules';
import type { SectionTabs } from '@eecs/ui-kit/editor';
import type { InputTab } from './inputTabs.ts';

/** The tabs in which the sections and the lists of a beam are edited. */
export const SECTION_TABS: SectionTabs<SectionStatus['section'], InputTab> = {
  lists: {
    supports: 'supports',
    materials: 'materials',
    sections: 'crossSections',
    beamSections: 'sections',
    caseSets: 'sets',
    loads: 'loads',
  },
  rest: 'case',
  homes: {
    initialData: 'case',
    constraints: 'supports',
    realConstants: 'materials',
    crossSectionsAndMaterials: 'crossSections',
    sections: 'sections',
    loadCases: 'sets',
    loads: 'loads',
  },
};
