import type { Atom, PrimitiveAtom, WritableAtom } from 'jotai/vanilla';
import type { ReactElement } from 'react';
import { useKitAtomValue, useKitStore } from '../../kit/useKitAtom.ts';
import { StatusMarks as Marks } from './StatusMarks.tsx';
import type { JudgedSection, SectionMark } from './markSections.ts';

/** The words of the marks by their keys: `of` joins a section and its status. */
type MarksText<Judged extends JudgedSection> = (
  key:
    | 'label'
    | 'allFulfilled'
    | 'of'
    | Judged['section']
    | Judged['status']
    | NonNullable<Judged['reason']>
    | 'refusedField',
  values?: Readonly<Record<string, string>>,
) => string;

/** The marks of a kind of structure, as a plan. */
export interface StatusMarksPlan<Judged extends JudgedSection, Tab extends string> {
  readonly marksAtom: Atom<readonly SectionMark<Judged, Tab>[]>;
  readonly openTabAtom: PrimitiveAtom<Tab>;
  /** The tables of the panel, each with the index of its current row. */
  readonly tables: Readonly<
    Partial<Record<Tab, { readonly currentAtom: WritableAtom<number, [number], void> }>>
  >;
  readonly useText: () => MarksText<Judged>;
}

/** Creates the line that shows what a document lacks, with links to the places in the panel. */
export function createStatusMarks<Judged extends JudgedSection, Tab extends string>({
  marksAtom,
  openTabAtom,
  tables,
  useText,
}: StatusMarksPlan<Judged, Tab>): () => ReactElement {
  return function StatusMarks() {
    const store = useKitStore();
    const t = useText();
    return (
      <Marks
        label={t('label')}
        allFulfilled={t('allFulfilled')}
        nameOf={({ section }) => t(section)}
        write={({ section, status, reason, label = '' }) =>
          t('of', { section: t(section), status: t(reason ?? status, { label }) })
        }
        marks={useKitAtomValue(marksAtom)}
        onOpen={({ tab, row }) => {
          store.set(openTabAtom, tab);
          const table = tables[tab];
          if (table !== undefined && row !== undefined) store.set(table.currentAtom, row);
        }}
      />
    );
  };
}
