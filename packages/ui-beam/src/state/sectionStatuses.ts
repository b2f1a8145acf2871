import type { SectionStatus } from '@eecs/solver-core/rules';
import type { RefusedField } from '@eecs/ui-kit/editor';
import type { InputTab } from './inputTabs.ts';

/** A mark of the case: the status of one of its sections, and where in the panel its cause is. */
export interface SectionMark extends Omit<SectionStatus, 'path' | 'reason'> {
  readonly reason?: SectionStatus['reason'] | 'refusedField';
  readonly tab: InputTab;
  /** Index of the row the reason is about. */
  readonly row?: number;
  /** The name of a refused field, in the reader's language. */
  readonly label?: string;
}

/** The tab of each list of the document; everything else is of the case. */
const TABS: Readonly<Record<string, InputTab | undefined>> = {
  supports: 'supports',
  materials: 'materials',
  sections: 'crossSections',
  beamSections: 'sections',
  caseSets: 'sets',
  loads: 'loads',
};

/** The tab in which a section is edited, whatever it lacks. */
const HOMES: Readonly<Record<SectionStatus['section'], InputTab>> = {
  initialData: 'case',
  constraints: 'supports',
  realConstants: 'materials',
  crossSectionsAndMaterials: 'crossSections',
  sections: 'sections',
  loadCases: 'sets',
  loads: 'loads',
};

/**
 * Makes the marks of a case from the statuses of its sections. Those in whose fields a refused text stands have failed:
 * what is shown there is not what was judged.
 */
export function markSections(
  statuses: readonly SectionStatus[],
  refused: Iterable<RefusedField<InputTab>>,
): readonly SectionMark[] {
  const fields = [...refused];
  return statuses.map(({ path, ...judged }): SectionMark => {
    const { section } = judged;
    const field = fields.find(({ tab }) => tab === HOMES[section]);
    if (field !== undefined) {
      const { tab, label, index } = field;
      return { section, status: 'failed', reason: 'refusedField', tab, label, ...toRow(index) };
    }
    const [, list = '', index] = path.split('/');
    return { ...judged, tab: TABS[list] ?? 'case', ...toRow(index) };
  });
}

function toRow(index: number | string | undefined): { readonly row?: number } {
  return index === undefined ? {} : { row: Number(index) };
}
