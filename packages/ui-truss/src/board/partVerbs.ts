import type { Library, Locale, useTextOf } from '@eecs/ui-kit';
import type { TrussCase } from '@eecs/solver-core/truss';
import { type RowProblem, findOpenQuote, prepareRows, toRefusedEdit } from '@eecs/ui-kit/editing';
import {
  type Placement,
  announceAtom,
  askPlacement,
  catalogueLibrary,
  findStandardMaterials,
  findStandardSections,
  limitFound,
  placementMessages,
  rowHeadingsAtom,
  writeBound,
} from '@eecs/ui-kit/editor';
import { type Standards, addTable, listUnknownNames, replaceByTable } from '../editing/addTable.ts';
import { addTruss } from '../editing/addTruss.ts';
import type { AddedTable } from '../editing/addedTable.ts';
import type { Edit } from '../editing/edit.ts';
import { pickFragment, readFragment, writeFragment } from '../editing/fragment.ts';
import { type TrussItem, movedJoints } from '../editing/items.ts';
import { addOverlapNotes } from '../editing/overlaps.ts';
import { findWayAside, pasteFragment } from '../editing/paste.ts';
import { chooseStep } from '../editing/snap.ts';
import { alongWay, copyPart } from '../editing/transform.ts';
import { createCellReader } from '../files/createCellReader.ts';
import { readTable } from '../files/readTable.ts';
import { readTrussFile } from '../files/readTrussFile.ts';
import { type RemovalParts, createRemoval } from '../panels/createRemoval.ts';
import {
  applyEditAtom,
  documentAtom,
  limitsAtom,
  portsAtom,
  replaceDocumentAtom,
} from '../state/sessionAtoms.ts';
import { selectionAtom } from '../state/selection.ts';
import { openTabAtom } from '../state/trussTabs.ts';
import { newId } from '../state/newId.ts';
import type { BoardSurface } from './boardSurface.ts';

/** A copy without a width of its own stands so far aside, px at least. */
const ASIDE_PX = 60;

export interface PartVerbs {
  /** Writes what is chosen as a text; null where nothing is that can be copied. */
  readonly copy: () => string | null;
  readonly cut: () => void;
  /** Takes a part of a truss, a whole one, or a table of joints, rods or loads; answers whether the text was any. */
  readonly paste: (text: string) => boolean;
  /** Puts a copy beside what is chosen. */
  readonly duplicate: () => void;
  /** Removes what is chosen, after the question where one is wanted. */
  readonly removeChosen: () => void;
}

/** Gives what copies parts of a truss: by the clipboard and beside what is chosen. Each is one step back. */
export function createPartVerbs(
  { store, getCamera }: Pick<BoardSurface, 'store' | 'getCamera'>,
  {
    locale,
    library = catalogueLibrary,
    textOf,
    ...parts
  }: RemovalParts & {
    readonly locale: Locale;
    readonly library?: Library | undefined;
    readonly textOf: ReturnType<typeof useTextOf>;
  },
): PartVerbs {
  const { t } = parts;
  const { removeAtOnce, removeChosen } = createRemoval(store, parts);
  const step = (): number => chooseStep(getCamera().scale, ASIDE_PX, store.get(documentAtom).units);

  function add(verb: (document: TrussCase) => Edit): void {
    const before = store.get(documentAtom);
    store.set(applyEditAtom, verb);
    const after = store.get(documentAtom);
    if (after === before) return;
    const added = listAdded(before, after);
    store.set(selectionAtom, added);
    store.set(announceAtom, t('said.pasted', { count: added.length }));
  }

  /** Asks whether what is pasted replaces the truss or is added, and does so unless the truss has changed by then. */
  function place(put: (placement: Placement) => void): void {
    const document = store.get(documentAtom);
    void askPlacement(parts.open, textOf(placementMessages)).then((placement) => {
      if (placement !== null && store.get(documentAtom) === document) put(placement);
    });
  }

  /** Reads a whole document, as a file has it: what puts it onto the board; null of a text that is none. */
  function readWhole(text: string): (() => void) | null {
    if (!/^\s*\{/.test(text)) return null;
    const read = readTrussFile(text, store.get(portsAtom)?.limits);
    if (!read.ok) return null;
    const put = (placement: Placement): void => {
      if (placement === 'replace') store.set(replaceDocumentAtom, read.document);
      else add((now) => addOverlapNotes(now, addTruss(now, read.document, newId)));
    };
    return () => (store.get(documentAtom).joints.length === 0 ? put('replace') : place(put));
  }

  /** Puts a table with places of joints onto the board as the reader says, any other one at once. */
  function placeRows(table: AddedTable): void {
    // Two trusses in one place would be merged, chord on chord.
    if (table.joints.length === 0 || store.get(documentAtom).links.length === 0) addRows(table, 'add');
    else place((placement) => addRows(table, placement));
  }

  /** Adds a table at once, or as soon as the library has answered for sections and materials that the truss has not. */
  function addRows(table: AddedTable, placement: Placement): void {
    const document = store.get(documentAtom);
    const { sections, materials } = listUnknownNames(document, table.rods);
    const take = placement === 'replace' ? replaceByTable : addTable;
    const put = (standards?: Standards): void =>
      add((now) => addOverlapNotes(now, take(now, table, newId, standards)));
    if (sections.length + materials.length === 0) {
      put();
      return;
    }
    const of = { library, locale, system: document.units.system };
    void Promise.all([findStandardSections(sections, of), findStandardMaterials(materials, of)]).then(
      ([foundSections, foundMaterials]) => {
        const now = store.get(documentAtom);
        const limits = store.get(limitsAtom);
        put({
          sections: limitFound(foundSections, { items: now.sections, most: limits.sections }),
          materials: limitFound(foundMaterials, { items: now.materials, most: limits.materials }),
        });
      },
      // Without the library the rods stand without what they name, and a note says so.
      () => put(),
    );
  }

  /** Reads rows: what refuses them, or what puts them onto the board; null of a text that is none. */
  function readRows(text: string): (() => void) | null {
    const refuse = (verb: (document: TrussCase) => Edit) => (): void => add(verb);
    const { system } = store.get(documentAtom).units;
    // The cells of a column decide what their commas part, as in the tables.
    const table = readTable(prepareRows(text, locale, { headings: store.get(rowHeadingsAtom) }).text, {
      kind: store.get(openTabAtom) === 'rods' ? 'rods' : 'joints',
      locale,
      readCell: createCellReader({ system, locale }),
    });
    if (table === null) return null;
    const open = findOpenQuote(text);
    if (open !== null)
      return refuse((document) => toRefusedEdit(document, 'quoteOpen', open.row, { text: open.text }));
    if (!table.ok) return refuse((document) => refuseRow(document, table.problems[0], locale));
    const [doubt] = table.doubts;
    // The table of joints or rods shows what is understood before it is taken; the board has no place for that.
    if (doubt !== undefined) return refuse((document) => toRefusedEdit(document, 'rowDoubtful', doubt.row));
    if (table.otherRows > 0)
      return refuse((document) =>
        toRefusedEdit(document, 'rowsUnread', table.otherRows, { columns: table.unread.join(', ') }),
      );
    return () => placeRows(table);
  }

  return {
    copy: () => {
      const items = store.get(selectionAtom);
      const text = writeFragment(store.get(documentAtom), items);
      if (text !== null) store.set(announceAtom, t('said.copied', { count: items.length }));
      return text;
    },
    cut: removeAtOnce,
    removeChosen,
    paste: (text) => {
      const document = store.get(documentAtom);
      const fragment = readFragment(text, document);
      const options = { onto: store.get(selectionAtom), step: step(), newId };
      const rest = fragment === null ? (readWhole(text) ?? readRows(text)) : null;
      if (fragment !== null) add((now) => pasteFragment(now, fragment, options));
      else rest?.();
      return fragment !== null || rest !== null;
    },
    duplicate: () => {
      const items = store.get(selectionAtom);
      const document = store.get(documentAtom);
      const joints = [...movedJoints(document, items)].flatMap((index) => document.joints[index] ?? []);
      if (joints.length > 0) {
        const way = findWayAside(joints, step());
        add((now) => copyPart(now, items, { move: alongWay(way) }, newId));
        return;
      }
      const fragment = pickFragment(document, items);
      if (fragment === null) return;
      const onto = items.flatMap(ownerOf);
      add((now) => pasteFragment(now, fragment, { onto, step: step(), newId }));
    },
  };
}

/** Says which row of a table cannot be read, and of a value that is beyond all how far values go. */
function refuseRow(document: TrussCase, problem: RowProblem | undefined, locale: Locale): Edit {
  const { row = 1, column = '', text = '', bound } = problem ?? {};
  if (text === '') return toRefusedEdit(document, 'rowNotRead', row);
  if (bound === undefined) return toRefusedEdit(document, 'cellNotRead', row, { column, text });
  return toRefusedEdit(document, 'rowBeyond', row, { text, bound: writeBound(bound, locale) });
}

/** The joint or rod a load is on. */
function ownerOf(item: TrussItem): TrussItem[] {
  if (item.kind === 'jointLoad') return [{ kind: 'joint', index: item.joint }];
  return item.kind === 'linkLoad' ? [{ kind: 'link', index: item.link }] : [];
}

/** Lists what a document has that it had not before: new joints and rods, else new loads. */
function listAdded(before: TrussCase, after: TrussCase): TrussItem[] {
  const parts = [
    ...indexesFrom(before.joints.length, after.joints.length).map(
      (index) => ({ kind: 'joint', index }) as const,
    ),
    ...indexesFrom(before.links.length, after.links.length).map(
      (index) => ({ kind: 'link', index }) as const,
    ),
  ];
  if (parts.length > 0) return parts;
  return [
    ...after.joints.flatMap(({ loads }, joint) =>
      indexesFrom(before.joints[joint]?.loads.length ?? 0, loads.length).map(
        (index) => ({ kind: 'jointLoad', joint, index }) as const,
      ),
    ),
    ...after.links.flatMap(({ loads }, link) =>
      indexesFrom(before.links[link]?.loads.length ?? 0, loads.length).map(
        (index) => ({ kind: 'linkLoad', link, index }) as const,
      ),
    ),
  ];
}

function indexesFrom(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, k) => start + k);
}
