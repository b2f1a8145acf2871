import type { TrussCase } from '@eecs/solver-core/truss';
import type { Library, Locale, Store } from '@eecs/ui-kit';
import { type RowProblem, findOpenQuote, prepareRows, toRefusedEdit } from '@eecs/ui-kit/editing';
import {
  type Placement,
  createWholePaste,
  findStandardMaterials,
  findStandardSections,
  limitFound,
  readKeptHeadings,
  rowHeadingsAtom,
  writeBound,
} from '@eecs/ui-kit/editor';
import { type Standards, addTable, listUnknownNames, replaceByTable } from '../editing/addTable.ts';
import { addTruss } from '../editing/addTruss.ts';
import type { AddedTable } from '../editing/addedTable.ts';
import type { Edit } from '../editing/edit.ts';
import { addOverlapNotes } from '../editing/overlaps.ts';
import { createCellReader } from '../files/createCellReader.ts';
import { readTable } from '../files/readTable.ts';
import { readTrussFile } from '../files/readTrussFile.ts';
import { documentAtom, limitsAtom, portsAtom, replaceDocumentAtom } from '../state/sessionAtoms.ts';
import { newId } from '../state/newId.ts';
import { openTabAtom } from '../state/trussTabs.ts';
import type { BoardSurface } from './boardSurface.ts';

/** The board for which a text is read, and the functions that add its truss. */
export interface PasteTarget extends Pick<BoardSurface, 'store'> {
  readonly locale: Locale;
  readonly library: Library;
  /** The store of the host, if it provides one. */
  readonly kept?: Store | undefined;
  /** Applies an edit as one undo step and selects what it added. */
  readonly add: (verb: (document: TrussCase) => Edit) => void;
  /** Asks whether pasted objects replace the truss or are added. */
  readonly place: (put: (placement: Placement) => void) => void;
}

/**
 * Creates the reader of text pasted on a board: a whole truss, or a table of joints, rods or loads. It returns the
 * action that adds the text to the board, or the refusal with its row; null for any other text.
 */
export function createPasteReader({
  store,
  locale,
  library,
  kept,
  add,
  place,
}: PasteTarget): (text: string) => (() => void) | null {
  const readWhole = createWholePaste<TrussCase>({
    read: (text) => readTrussFile(text, store.get(portsAtom)?.limits),
    isEmpty: () => store.get(documentAtom).joints.length === 0,
    replace: (document) => store.set(replaceDocumentAtom, document),
    add: (document) => add((now) => addOverlapNotes(now, addTruss(now, document, newId))),
    place,
  });

  /** Places a table of joints as the reader chooses, and any other table at once. */
  function placeRows(table: AddedTable): void {
    // Two trusses in one place would be merged, chord on chord.
    if (table.joints.length === 0 || store.get(documentAtom).links.length === 0) addRows(table, 'add');
    else place((placement) => addRows(table, placement));
  }

  /** Adds a table at once, or as soon as the library has answered for missing sections and materials. */
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
      // If the library fails, the rods are added without the missing sections and materials, and a note reports it.
      () => put(),
    );
  }

  /** Reads rows: returns the action that refuses or adds them; null for a text without rows. */
  function readRows(text: string): (() => void) | null {
    const refuse = (verb: (document: TrussCase) => Edit) => (): void => add(verb);
    const { system } = store.get(documentAtom).units;
    // The cells of a column determine the meaning of their commas, as in the tables.
    const headings = { ...readKeptHeadings(kept), ...store.get(rowHeadingsAtom) };
    const table = readTable(prepareRows(text, locale, { headings }).text, {
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
    // The tables of joints and rods show ambiguous rows before they are added; the board has no room for that.
    if (doubt !== undefined) return refuse((document) => toRefusedEdit(document, 'rowDoubtful', doubt.row));
    if (table.otherRows > 0)
      return refuse((document) =>
        toRefusedEdit(document, 'rowsUnread', table.otherRows, { columns: table.unread.join(', ') }),
      );
    const before = store.get(documentAtom);
    const alone = table.joints.length > 0 ? { ...before, joints: [], links: [] } : before;
    const { rodsDoubled } = addTable(alone, table, newId).account;
    if (rodsDoubled.length > 0)
      return refuse((document) => toRefusedEdit(document, 'rowsDoubled', rodsDoubled.length));
    return () => placeRows(table);
  }

  return (text) => readWhole(text) ?? readRows(text);
}

/** Reports which row of a table cannot be read, and the permitted range if a value exceeds it. */
function refuseRow(document: TrussCase, problem: RowProblem | undefined, locale: Locale): Edit {
  const { row = 1, column = '', text = '', bound } = problem ?? {};
  if (text === '') return toRefusedEdit(document, 'rowNotRead', row);
  if (bound === undefined) return toRefusedEdit(document, 'cellNotRead', row, { column, text });
  return toRefusedEdit(document, 'rowBeyond', row, { text, bound: writeBound(bound, locale) });
}
