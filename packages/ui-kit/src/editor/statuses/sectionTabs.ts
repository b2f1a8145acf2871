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

/**
 * Creates the function that judges the sections of a structure of joints and lines. Causes are given by rows of the
 * tables of the panel: a load belongs to a joint or a line, and has a row in the table of all loads.
 */
export function createSectionJudge<Document, Verdict, Judged extends JudgedSection, Item>({
  judge,
  line,
  findLoad,
}: {
  readonly judge: (document: Document, verdict: Verdict | null) => readonly Judged[];
  /** The kind of the lines: `link`. */
  readonly line: string;
  /** Returns the index of the row of a load. */
  readonly findLoad: (document: Document, item: Item) => number;
}): (document: Document, verdict: Verdict | null) => readonly Judged[] {
  return (document, verdict) =>
    judge(document, verdict).map((status) => {
      const [, list, at, isLoads, index] = status.path.split('/');
      if (isLoads === 'loads') {
        const owner = list === 'joints' ? 'joint' : line;
        const item = { kind: `${owner}Load`, [owner]: Number(at), index: Number(index) } as unknown as Item;
        return { ...status, path: `/loads/${findLoad(document, item)}` };
      }
      // If there is no load, the link leads to the table of loads.
      return status.section === 'loads' && at === undefined ? { ...status, path: '/loads' } : status;
    });
}
