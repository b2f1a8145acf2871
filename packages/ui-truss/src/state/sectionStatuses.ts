import type { TrussCase } from '@eecs/solver-core/truss';
import { type HeldVerdict, type SectionStatus, judgeCaseSections } from '@eecs/solver-core/truss-rules';
import type { SectionTabs } from '@eecs/ui-kit/editor';
import { findRow } from './currentRows.ts';
import type { TrussTab } from './trussTabs.ts';

/** The tabs in which the sections and the lists of a truss are edited. */
export const SECTION_TABS: SectionTabs<SectionStatus['section'], TrussTab> = {
  lists: {
    joints: 'joints',
    links: 'rods',
    materials: 'materials',
    sections: 'crossSections',
    caseSets: 'sets',
    loads: 'loads',
  },
  rest: 'case',
  homes: {
    initialData: 'case',
    constraints: 'joints',
    realConstants: 'materials',
    crossSectionsAndMaterials: 'crossSections',
    sections: 'rods',
    loadCases: 'sets',
    loads: 'loads',
  },
};

/** Judges the seven sections of a truss; a cause is given by its row in the tables of the panel. */
export function judgeTrussSections(
  document: TrussCase,
  verdict: HeldVerdict | null,
): readonly SectionStatus[] {
  return judgeCaseSections(document, verdict).map((one) => ({
    ...one,
    path: toRowPath(document, one.path, one.section),
  }));
}

/** A load belongs to a joint or a rod, and has a row in the table of all loads. */
function toRowPath(document: TrussCase, path: string, section: SectionStatus['section']): string {
  const [, list, at, isLoads, index] = path.split('/');
  if (isLoads === 'loads') {
    const item =
      list === 'joints'
        ? ({ kind: 'jointLoad', joint: Number(at), index: Number(index) } as const)
        : ({ kind: 'linkLoad', link: Number(at), index: Number(index) } as const);
    return `/loads/${findRow(document, item).index}`;
  }
  // If there is no load, the link leads to the table of loads.
  return section === 'loads' && at === undefined ? '/loads' : path;
}
