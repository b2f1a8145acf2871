import type { Atom, PrimitiveAtom, WritableAtom } from 'jotai/vanilla';
import type { ReactElement } from 'react';
import { useKitAtomValue, useKitStore } from '../../kit/useKitAtom.ts';
import { StatusMarks as Marks, type StatusMarksProps } from './StatusMarks.tsx';
import type { JudgedSection, SectionMark } from './markSections.ts';

/** The marks of a kind of structure, as a plan. */
export interface StatusMarksPlan<Judged extends JudgedSection, Tab extends string> {
  readonly marksAtom: Atom<readonly SectionMark<Judged, Tab>[]>;
  readonly openTabAtom: PrimitiveAtom<Tab>;
  /** The tables of the panel, each with the index of its current row. */
  readonly tables: Readonly<
    Partial<Record<Tab, { readonly currentAtom: WritableAtom<number, [number], void> }>>
  >;
  readonly useTexts: () => Pick<
    StatusMarksProps<SectionMark<Judged, Tab>>,
    'label' | 'allFulfilled' | 'nameOf' | 'write'
  >;
}

/** Creates the line that shows what a document lacks, with links to the places in the panel. */
export function createStatusMarks<Judged extends JudgedSection, Tab extends string>({
  marksAtom,
  openTabAtom,
  tables,
  useTexts,
}: StatusMarksPlan<Judged, Tab>): () => ReactElement {
  return function StatusMarks() {
    const store = useKitStore();
    return (
      <Marks
        {...useTexts()}
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
