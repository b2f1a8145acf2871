import type { JudgedSection, SectionTabs } from './markSections.ts';

/** The sections of a structure of joints and lines, and the sections of its lines. */
type Section =
  | 'initialData'
  | 'constraints'
  | 'realConstants'
  | 'crossSectionsAndMaterials'
  | 'sections'
  | 'loadCases'
  | 'loads';

/** The tabs that every structure of joints and lines has. */
type CommonTab = 'case' | 'joints' | 'materials' | 'crossSections' | 'sets' | 'loads';

/**
 * Lists the tabs in which the sections and the lists of a structure of joints and lines are edited.
 *
 * @example listSectionTabs({ list: 'links', tab: 'rods' })
 */
export function listSectionTabs<Tab extends string>(lines: {
  /** The list of the lines in the document. */
  readonly list: string;
  readonly tab: Tab;
}): SectionTabs<Section, CommonTab | Tab> {
  return {
    lists: {
      joints: 'joints',
      [lines.list]: lines.tab,
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
      sections: lines.tab,
      loadCases: 'sets',
      loads: 'loads',
    },
  };
}

/** A load by its owner, which is a joint or a line, and its index there. */
export interface OwnedLoad {
  readonly isOfJoint: boolean;
  readonly owner: number;
  readonly index: number;
}

/**
 * Points the causes of statuses to rows of the tables of the panel: a load belongs to a joint or a line, and has a row
 * in the table of all loads, which `findRow` returns.
 */
export function toRowPaths<Judged extends JudgedSection>(
  statuses: readonly Judged[],
  findRow: (load: OwnedLoad) => number,
): readonly Judged[] {
  return statuses.map((status) => {
    const [, list, at, isLoads, index] = status.path.split('/');
    if (isLoads === 'loads') {
      const load = { isOfJoint: list === 'joints', owner: Number(at), index: Number(index) };
      return { ...status, path: `/loads/${findRow(load)}` };
    }
    // If there is no load, the link leads to the table of loads.
    return status.section === 'loads' && at === undefined ? { ...status, path: '/loads' } : status;
  });
}
