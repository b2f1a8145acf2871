import { listNotes } from '@eecs/solver-core/rules';
import type { CaseSet } from '@eecs/solver-core';
import { type DocumentEdit, type EditNote, chainEdits } from './edit.ts';

/** A part of a structure, or loads alone, as copied from one document into another. */
export interface Fragment<Document> {
  /** The part as a document of its own: its members refer to its joints, materials and cross-sections. */
  readonly part: Document;
  /** Only loads were copied: the joints and members just carry them. */
  readonly isLoads: boolean;
}

/** Writes a part as a text that any tab of an editor reads: JSON under the name of its format. */
export function writeFragment(format: string, { part, isLoads }: Fragment<object>): string {
  return JSON.stringify({ format, isLoads, ...part });
}

/**
 * Reads a text that `writeFragment` wrote; null for any other text. `read` parses the part as strictly as a file and
 * returns the document, or null.
 */
export function readFragment<Document>(
  text: string,
  format: string,
  read: (part: object) => Document | null,
): Fragment<Document> | null {
  if (!text.includes(format)) return null;
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== format)
    return null;
  const { format: _, isLoads, ...bare } = value as { readonly format: string; readonly isLoads?: unknown };
  const part = read(bare);
  return part === null ? null : { part, isLoads: isLoads === true };
}

/** Gives loads new ids and existing case sets; a load without any of these sets acts in the first. */
export function takeLoads<Load extends { readonly sets: number }>(
  { caseSets }: { readonly caseSets: readonly unknown[] },
  loads: readonly Load[],
  newId: () => string,
): Load[] {
  const known = 2 ** Math.max(1, caseSets.length);
  return loads.map((load) => ({ ...load, id: newId(), sets: load.sets % known || 1 }));
}

/** Pastes together with the required case sets; adds none if nothing could be pasted. */
export function pasteWithSets<Document, Note extends EditNote>(
  document: Document,
  {
    added,
    addCaseSet,
    paste,
  }: {
    readonly added: readonly CaseSet[];
    readonly addCaseSet: (document: Document, set: CaseSet) => DocumentEdit<Document, Note>;
    readonly paste: (document: Document) => DocumentEdit<Document, Note>;
  },
): DocumentEdit<Document, Note | EditNote<'caseSetsAdded'>> {
  const grown = chainEdits(
    document,
    added.map((set) => (now: Document) => addCaseSet(now, set)),
  ).document;
  const edit = paste(grown);
  if (edit.document === grown) return { document, notes: edit.notes };
  return { document: edit.document, notes: [...edit.notes, ...listNotes({ caseSetsAdded: added.length })] };
}

/** The joints of a structure and the lines between them. */
interface Joined {
  readonly joints: readonly Loaded[];
  readonly lines: readonly Loaded[];
}

interface Loaded {
  readonly loads: readonly unknown[];
}

/** An object of a structure of joints and lines, `Line` being what the lines are called. */
export type JoinedItem<Line extends string> =
  | { readonly kind: 'joint' | Line; readonly index: number }
  | { readonly kind: 'jointLoad'; readonly joint: number; readonly index: number }
  | ({ readonly kind: `${Line}Load`; readonly index: number } & Readonly<Record<Line, number>>);

/** Lists the items of a structure that are new: joints and lines, or loads if there are none. */
export function listAdded<Line extends string>(
  before: Joined,
  after: Joined,
  line: Line,
): readonly JoinedItem<Line>[] {
  const parts: JoinedItem<Line>[] = [
    ...listNew(before.joints, after.joints).map((index) => ({ kind: 'joint', index }) as const),
    ...listNew(before.lines, after.lines).map((index) => ({ kind: line, index })),
  ];
  if (parts.length > 0) return parts;
  const listLoads = (kind: 'joint' | Line, old: readonly Loaded[], now: readonly Loaded[]) =>
    now.flatMap(({ loads }, owner) =>
      listNew(old[owner]?.loads ?? [], loads).map((index) => ({ kind: `${kind}Load`, [kind]: owner, index })),
    );
  return [
    ...listLoads('joint', before.joints, after.joints),
    ...listLoads(line, before.lines, after.lines),
    // The compiler cannot infer the name of the field from the kind.
  ] as unknown as readonly JoinedItem<Line>[];
}

/** Lists the objects that carry loads. */
export function listOwners<Line extends string>(
  items: readonly { readonly kind: string }[],
  line: Line,
): readonly { readonly kind: 'joint' | Line; readonly index: number }[] {
  return items.flatMap((item) => {
    const owner = (['joint', line] as const).find((kind) => item.kind === `${kind}Load`);
    return owner === undefined
      ? []
      : [{ kind: owner, index: (item as unknown as Readonly<Record<'joint' | Line, number>>)[owner] }];
  });
}

function listNew(before: readonly unknown[], after: readonly unknown[]): number[] {
  return after.map((_, index) => index).slice(before.length);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
