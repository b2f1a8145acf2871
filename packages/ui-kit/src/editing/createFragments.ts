import { LIMITS, type UnitSystem } from '@eecs/solver-core';
import { cleanTexts } from '@eecs/solver-core/texts';
import { type Fragment, readFragment, writeFragment } from './fragment.ts';
import type { Items } from './items.ts';
import type { JoinedCase, JoinedLists, JointOf, Line, LoadOf } from './joinedLists.ts';

/** Everything that copying needs to know about a kind of structure. */
export interface FragmentKind<
  Case extends JoinedCase,
  One extends Line & Readonly<Record<Section, number>>,
  Section extends string,
  Item extends { readonly kind: string; readonly index: number },
> extends JoinedLists<Case, One, Section, Item> {
  /** The header of a clipboard text. */
  readonly format: string;
  readonly items: Pick<Items<Case, Item>, 'hasItem' | 'movedJoints'>;
  readonly parse: (part: unknown) => { readonly ok: true; readonly document: Case } | { readonly ok: false };
  readonly convert: (document: Case, system: UnitSystem) => Case;
  /** Creates the two joints and the line that just carry copied loads; `loads` are those of lines. */
  readonly createCarrier: (loads: readonly LoadOf<One>[]) => {
    readonly joints: readonly [JointOf<Case>, JointOf<Case>];
    readonly line: One;
  };
}

/** The functions that copy parts of a structure, or its loads alone, into a document of their own or a text. */
export interface Fragments<Case, Item> {
  /** Picks the selected joints and lines, or if there are none the selected loads; null if nothing can be copied. */
  readonly pickFragment: (document: Case, items: readonly Item[]) => Fragment<Case> | null;
  /** Writes a selection as a text that any tab of an editor reads: JSON, in the units of the document. */
  readonly writeFragment: (document: Case, items: readonly Item[]) => string | null;
  /**
   * Reads such a text, in the units of a document; null for any other text. It is parsed as strictly as a file, and
   * hidden characters are removed from its texts.
   */
  readonly readFragment: (
    text: string,
    document: { readonly units: { readonly system: UnitSystem } },
  ) => Fragment<Case> | null;
}

/** Creates the functions that copy parts of a kind of structure. */
export function createFragments<
  Case extends JoinedCase,
  One extends Line & Readonly<Record<Section, number>>,
  Section extends string,
  Item extends { readonly kind: string; readonly index: number },
>({
  line: lineKind,
  linesOf,
  put,
  section,
  format,
  items: { hasItem, movedJoints },
  parse,
  convert,
  createCarrier,
}: FragmentKind<Case, One, Section, Item>): Fragments<Case, Item> {
  function cut(document: Case, chosen: ReadonlySet<number>, lines: readonly One[]): Case {
    const joints = gather(
      document.joints,
      [...chosen].sort((a, b) => a - b),
    );
    const materials = gather(
      document.materials,
      lines.map(({ materialIndex }) => materialIndex),
    );
    const sections = gather(
      document.sections,
      lines.map((line) => line[section]),
    );
    return put(document, {
      joints: joints.used,
      lines: lines.map((line) => ({
        ...line,
        i: joints.toNew(line.i),
        j: joints.toNew(line.j),
        materialIndex: materials.toNew(line.materialIndex),
        [section]: sections.toNew(line[section]),
      })),
      materials: materials.used,
      sections: sections.used,
    });
  }

  function pickLoads(document: Case, items: readonly Item[]): Case | null {
    const lines = linesOf(document);
    // The item of a load has the index of its owner under the name of the owner's kind.
    const ownerOf = (item: Item, kind: string): number =>
      (item as unknown as Record<string, number>)[kind] ?? -1;
    const loadsOf = <Load>(kind: string, list: readonly { readonly loads: readonly Load[] }[]): Load[] =>
      items.flatMap((item) =>
        item.kind === `${kind}Load`
          ? (list[ownerOf(item, kind)]?.loads.slice(item.index, item.index + 1) ?? [])
          : [],
      );
    const ofJoints = loadsOf('joint', document.joints);
    const ofLines: LoadOf<One>[] = loadsOf(lineKind, lines);
    if (ofJoints.length + ofLines.length === 0) return null;
    const { joints, line } = createCarrier(ofLines);
    return put(document, {
      joints: [{ ...joints[0], loads: ofJoints }, joints[1]],
      lines: [{ ...line, loads: ofLines }],
      materials: [],
      sections: [],
    });
  }

  function pickFragment(document: Case, items: readonly Item[]): Fragment<Case> | null {
    const there = items.filter((item) => hasItem(document, item));
    const joints = movedJoints(document, there);
    if (joints.size > 0) {
      const chosen = new Set(there.flatMap(({ kind, index }) => (kind === lineKind ? [index] : [])));
      const lines = linesOf(document).filter(({ i, j }, index) =>
        chosen.size > 0 ? chosen.has(index) : joints.has(i) && joints.has(j),
      );
      return { part: cut(document, joints, lines), isLoads: false };
    }
    const loads = pickLoads(document, there);
    return loads === null ? null : { part: loads, isLoads: true };
  }

  return {
    pickFragment,
    writeFragment: (document, items) => {
      const fragment = pickFragment(document, items);
      if (fragment === null) return null;
      const { schema, units, caseSets, joints, materials, sections } = fragment.part;
      // The title and everything else that is not copied stay out of the clipboard.
      const empty = { schema, units, caseSets } as Case;
      const part = put(empty, { joints, materials, sections, lines: linesOf(fragment.part) });
      return writeFragment(format, { part, isLoads: fragment.isLoads });
    },
    readFragment: (text, { units }) =>
      readFragment(text, format, (part) => {
        const parsed = parse(cleanTexts(part, LIMITS.full));
        return parsed.ok ? convert(parsed.document, units.system) : null;
      }),
  };
}

/** Picks the entries of a list that are used; also returns the map from old to new indices, -1 for any other entry. */
function gather<Entry>(
  entries: readonly Entry[],
  indexes: readonly number[],
): { readonly used: readonly Entry[]; readonly toNew: (old: number) => number } {
  const order = [...new Set(indexes)].filter((index) => index in entries);
  const places = new Map(order.map((old, index) => [old, index]));
  return {
    used: order.flatMap((index) => entries.slice(index, index + 1)),
    toNew: (old) => places.get(old) ?? -1,
  };
}
