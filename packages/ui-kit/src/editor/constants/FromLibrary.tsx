import type { CrossSection, Material } from '@eecs/solver-core';
import { addMaterials, addSections } from '../../editing/addTaken.ts';
import { useKitStore, useSetKitAtom } from '../../kit/useKitAtom.ts';
import { createLate } from '../../late/createLate.tsx';
import { toMaterial, toSection } from '../library/takeItems.ts';
import type { Table } from '../tables/createTable.ts';
import { LibraryOpener } from './LibraryOpener.tsx';
import { useCommon, useCommonDocument, useCommonEdit } from './commonPort.ts';

// The library is loaded when it is opened.
const loadPicker = () => import('../library/LibraryPicker.tsx');
export const SectionPicker = createLate(loadPicker, 'SectionPicker');
const MaterialPicker = createLate(loadPicker, 'MaterialPicker');

/** The button that adds cross-sections from a library to the document. */
export function SectionsFromLibrary() {
  const { crossSections } = useCommon();
  const { units } = useCommonDocument();
  const edit = useCommonEdit();
  const list = useTaker<CrossSection>(crossSections.table);
  const assign = useSetKitAtom(crossSections.assignAtom);
  return (
    <LibraryOpener fetch={SectionPicker.fetch}>
      {(close) => (
        <SectionPicker
          list={list}
          onTake={(rows) => {
            edit((document) =>
              addSections(
                document,
                rows.map((row) => toSection(row, units.system)),
              ),
            );
            list.chooseFirst(rows.length);
          }}
          onAssign={(row) => {
            assign(toSection(row, units.system));
            list.chooseFirst(1);
          }}
          onClose={close}
        />
      )}
    </LibraryOpener>
  );
}

/** The button that adds materials from a library to the document. */
export function MaterialsFromLibrary() {
  const { materials } = useCommon();
  const { units } = useCommonDocument();
  const edit = useCommonEdit();
  const list = useTaker<Material>(materials.table);
  const assign = useSetKitAtom(materials.assignAtom);
  return (
    <LibraryOpener fetch={MaterialPicker.fetch}>
      {(close) => (
        <MaterialPicker
          list={list}
          onTake={(rows) => {
            edit((document) =>
              addMaterials(
                document,
                rows.map((row) => toMaterial(row, units.system)),
              ),
            );
            list.chooseFirst(rows.length);
          }}
          onAssign={(row) => {
            assign(toMaterial(row, units.system));
            list.chooseFirst(1);
          }}
          onClose={close}
        />
      )}
    </LibraryOpener>
  );
}

/** The table that receives picked rows; the first of them becomes the current row. */
function useTaker<Item extends object>(table: Table<Item>) {
  const store = useKitStore();
  return {
    items: store.get(table.askedRowsAtom),
    most: store.get(table.mostAtom),
    chooseFirst: (added: number) =>
      store.set(table.currentAtom, store.get(table.askedRowsAtom).length - added),
  };
}
