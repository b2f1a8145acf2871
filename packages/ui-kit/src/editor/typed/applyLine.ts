import type { LineApplying, LineOutcome, LineStatement } from './createTypedLine.tsx';
import type { Named } from './named.ts';
import type { LineProblem } from './statementReaders.ts';

/** The greatest numbers of objects of a document; `links` are the rods of a truss. */
export interface StructureLimits {
  readonly joints: number;
  readonly links: number;
  readonly loads: number;
}

/** The context in which the line of a structure is applied. */
export interface StructureApplying extends LineApplying<StructureLimits> {
  readonly newId: () => string;
}

/** A list of joints or lines. */
type LoadedList = readonly { readonly loads: readonly unknown[] }[];

/** A statement that was understood; `set` is the index of a case set that it names. */
type Understood = LineStatement & { readonly set?: number };

/** The structure after a statement, with the parts that the statement refers to. */
export type LineStep<Document, Parts> = { readonly document: Document } & Partial<Parts>;

/** The commands of the statements of a kind of structure. */
export interface LineCommands<Document, Statement, Problem, Parts, Edit> {
  /** The structure to which the first statement is applied. */
  readonly start: Document;
  /** The parts of a statement that refers to none. */
  readonly nothing: Parts;
  /** Performs a statement, whose loads act in the case set with an index; returns a problem if it is impossible. */
  readonly perform: (
    document: Document,
    statement: Statement,
    set: number,
  ) => LineStep<Document, Parts> | Problem;
  /** Returns the capacity of a list that a structure exceeds; null if there is room. */
  readonly findFull: (document: Document) => number | null;
  /** Returns the edit that makes the structure of the line the new one, or part of it. */
  readonly finish: (document: Document) => Edit;
}

/**
 * Applies the statements of a line in order, as one edit. The first statement that fills a list ends the line: a line of
 * 2000 characters could ask for a million loads. Returns also the structure after the last applied statement.
 */
export function applyLine<
  Document,
  Statement extends Understood,
  Problem extends LineProblem<string>,
  Parts extends object,
  Edit extends { readonly document: Document },
>(
  statements: readonly (Statement | Problem)[],
  { named, set: firstSet }: Pick<LineApplying<unknown>, 'named' | 'set'>,
  { start, nothing, perform, findFull, finish }: LineCommands<Document, Statement, Problem, Parts, Edit>,
): LineOutcome<Edit, { readonly statement: Statement | Problem } & Parts> & { readonly drawn: Document } {
  const isProblem = (one: Statement | Problem | LineStep<Document, Parts>): one is Problem =>
    'kind' in one && one.kind === 'problem';
  const rows: ({ readonly statement: Statement | Problem } & Parts)[] = [];
  let drawn = start;
  let set = firstSet;
  for (const statement of statements) {
    const step = isProblem(statement) ? statement : perform(drawn, statement, set);
    if (statement.kind === 'set' && 'set' in statement) set = statement.set ?? set;
    if (isProblem(step)) rows.push({ statement: step, ...nothing });
    else {
      const { document, ...parts } = step;
      drawn = document;
      rows.push({ statement, ...nothing, ...parts });
    }
    const full = findFull(drawn);
    if (full !== null) return { edit: null, rows, full, drawn };
  }
  if (!isLineDone(rows, named)) return { edit: null, rows, drawn };
  const edit = finish(drawn);
  const full = findFull(edit.document);
  return { edit: full === null ? edit : null, rows, full, drawn };
}

/** Returns whether every statement was understood and applied, and every name in it was found. */
function isLineDone(
  rows: readonly { readonly statement: LineStatement }[],
  named: ReadonlyMap<string, Named>,
): boolean {
  return rows.every(
    ({ statement: { kind, name = '' } }) => kind !== 'problem' && (kind !== 'named' || named.has(name)),
  );
}

/** Returns the capacity of a list of joints, lines or loads that a structure exceeds; null if there is room. */
export function findFullList(
  joints: LoadedList,
  lines: LoadedList,
  most: { readonly joints: number; readonly lines: number; readonly loads: number },
): number | null {
  if (joints.length > most.joints) return most.joints;
  if (lines.length > most.lines) return most.lines;
  const loads = [...joints, ...lines].reduce((count, one) => count + one.loads.length, 0);
  return loads > most.loads ? most.loads : null;
}

/** The lists of entries of a document by name. */
interface NamedLists {
  readonly sections: readonly { readonly label: string }[];
  readonly materials: readonly { readonly name: string }[];
}

/**
 * Creates the function that lists the cross-section and the material of the old structure that a line keeps: if the
 * structure has lines, and a statement of a kind replaces it by a common one.
 */
export function createKeptList<Document extends NamedLists>(
  kind: string,
  linesOf: (document: Document) => readonly unknown[],
): (
  document: Document,
  named: readonly Named['kind'][],
  statements: readonly LineStatement[],
) => readonly string[] {
  return (document, named, statements) => {
    if (linesOf(document).length === 0 || !statements.some((one) => one.kind === kind)) return [];
    return [
      named.includes('section') ? undefined : document.sections[0]?.label,
      named.includes('material') ? undefined : document.materials[0]?.name,
    ].filter((name) => name !== undefined);
  };
}
