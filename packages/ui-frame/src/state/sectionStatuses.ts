import type { FrameCase } from '@eecs/solver-core/frame';
import { type HeldVerdict, type SectionStatus, judgeCaseSections } from '@eecs/solver-core/frame-rules';
import type { SectionTabs } from '@eecs/ui-kit/editor';
import { isSameItem } from '../editing/items.ts';
import type { FrameTab } from './frameTabs.ts';
import { listLoads } from './listLoads.ts';

/** Where the sections and the lists of a frame are edited. */
export const SECTION_TABS: SectionTabs<SectionStatus['section'], FrameTab> = {
  lists: {
    joints: 'joints',
    members: 'members',
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
    sections: 'members',
    loadCases: 'sets',
    loads: 'loads',
  },
};

/** Judges the seven sections of a frame; a cause is named by its row in the tables of the panel. */
export function judgeFrameSections(
  document: FrameCase,
  verdict: HeldVerdict | null,
): readonly SectionStatus[] {
  return judgeCaseSections(document, verdict).map((one) => ({
    ...one,
    path: toRowPath(document, one.path, one.section),
  }));
}

/** A load is in a joint or in a member, and has a row in the table of all loads. */
function toRowPath(document: FrameCase, path: string, section: SectionStatus['section']): string {
  const [, list, at, isLoads, load] = path.split('/');
  if (isLoads === 'loads') {
    const [owner, index] = [Number(at), Number(load)];
    const item =
      list === 'joints'
        ? ({ kind: 'jointLoad', joint: owner, index } as const)
        : ({ kind: 'memberLoad', member: owner, index } as const);
    return `/loads/${listLoads(document).findIndex((row) => isSameItem(row.item, item))}`;
  }
  // Without any load, the place is the table of loads.
  return section === 'loads' && at === undefined ? '/loads' : path;
}
