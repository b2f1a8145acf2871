import type { CaseSet } from '@eecs/solver-core';
import { attachLines } from './attachLines.ts';
import { type DocumentEdit, type EditNote, toPlainEdit, toRefusedEdit } from './edit.ts';
import { type Fragment, pasteWithSets, takeLoads } from './fragment.ts';
import type { JoinedCase, JoinedLists, JointOf, Line, LoadOf, Loaded } from './joinedLists.ts';
import { type JointPlace, tidyPlace } from './place.ts';
import { createPlaceIndex } from './placeIndex.ts';
import { takeEntries } from './takeEntries.ts';

/** Everything that pasting needs to know about a kind of structure. */
export interface PasteKind<
  Case extends JoinedCase,
  One extends Line & Readonly<Record<Section, number>>,
  Section extends string,
  Note extends EditNote,
  Item extends { readonly kind: string },
> extends JoinedLists<Case, One, Section, Item> {
  /**
   * Returns the displacement from joints to their copy; `step` is used in directions where the joints have no extent.
   */
  readonly findWayAside: (joints: Case['joints'], step: number) => JointPlace;
  readonly fitCaseSets: (part: Case, to: Case) => { readonly part: Case; readonly added: readonly CaseSet[] };
  readonly addCaseSet: (document: Case, set: CaseSet) => DocumentEdit<Case, Note>;
  /** Clips a load of another line to the line that receives it. @default unchanged */
  readonly fitLoad?: (load: LoadOf<One>, document: Case, line: One) => LoadOf<One>;
}

/** The circumstances of a paste. */
export interface PasteOptions<Item> {
  /** The selection: copied loads without a structure are pasted onto it. */
  readonly onto: readonly Item[];
  /** The displacement, m or in, of a part that would land on itself and has no width. */
  readonly step: number;
  readonly newId: () => string;
}

/**
 * Creates the function that pastes a part into a structure at its original place; a part whose joints would all
 * coincide with existing ones is moved aside. A joint that coincides with an existing one becomes that joint unchanged,
 * and existing lines are not doubled. Missing materials, cross-sections and case sets are added. Copied loads without a
 * structure go onto the selected joints and lines; the edit is refused with `pasteNeedsChoice` if there are none.
 */
export function createPaste<
  Case extends JoinedCase,
  One extends Line & Readonly<Record<Section, number>>,
  Section extends string,
  Note extends EditNote,
  Item extends { readonly kind: string },
>({
  line: lineKind,
  linesOf,
  put,
  section,
  findWayAside,
  fitCaseSets,
  addCaseSet,
  fitLoad = (load) => load,
}: PasteKind<Case, One, Section, Note, Item>) {
  type Edit = DocumentEdit<Case, Note | EditNote<'pasteNeedsChoice'>>;

  function pastePart(document: Case, part: Case, { step, newId }: PasteOptions<Item>): Edit {
    if (part.joints.length === 0) return toPlainEdit(document);
    const places = createPlaceIndex();
    document.joints.forEach((joint, index) => places.add(joint, index));
    const way = findWayAside(part.joints, step);
    let times = 0;
    const placeOf = (joint: JointPlace): JointPlace => movePlace(joint, way, times);
    while (part.joints.every((joint) => places.find(placeOf(joint)) >= 0)) times += 1;
    const joints: JointOf<Case>[] = [...document.joints];
    const ends = part.joints.map((joint: JointOf<Case>) => {
      const place = placeOf(joint);
      const there = places.find(place);
      if (there >= 0) return there;
      places.add(place, joints.length);
      const loads = takeLoads(document, joint.loads, newId);
      return joints.push({ ...joint, ...place, id: newId(), loads }) - 1;
    });
    const materials = takeEntries(document.materials, part.materials);
    const sections = takeEntries(document.sections, part.sections);
    const before = linesOf(document);
    const added = attachLines(before, linesOf(part), (joint) => ends[joint] ?? -1).map((line) => ({
      ...line,
      id: newId(),
      materialIndex: materials.indexes[line.materialIndex] ?? -1,
      [section]: sections.indexes[line[section]] ?? -1,
      loads: takeLoads(document, line.loads, newId),
    }));
    const lists = { joints, lines: [...before, ...added] };
    return toPlainEdit(put(document, { ...lists, materials: materials.entries, sections: sections.entries }));
  }

  function pasteLoads(document: Case, part: Case, { onto, newId }: PasteOptions<Item>): Edit {
    const ofJoints = part.joints[0]?.loads ?? [];
    const ofLines = linesOf(part)[0]?.loads ?? [];
    const joints = ofJoints.length > 0 ? indexesOf(onto, 'joint') : new Set<number>();
    const lines = ofLines.length > 0 ? indexesOf(onto, lineKind) : new Set<number>();
    if (joints.size + lines.size === 0) return toRefusedEdit(document, 'pasteNeedsChoice');
    const addTo = <Owner extends Loaded>(owner: Owner, loads: Loaded['loads']): Owner => ({
      ...owner,
      loads: [...owner.loads, ...takeLoads(document, loads, newId)],
    });
    return toPlainEdit(
      put(document, {
        joints: document.joints.map((joint, at) => (joints.has(at) ? addTo(joint, ofJoints) : joint)),
        lines: linesOf(document).map((line, at) =>
          lines.has(at)
            ? addTo(
                line,
                ofLines.map((load) => fitLoad(load, document, line)),
              )
            : line,
        ),
        materials: document.materials,
        sections: document.sections,
      }),
    );
  }

  return (
    document: Case,
    fragment: Fragment<Case>,
    options: PasteOptions<Item>,
  ): DocumentEdit<Case, Note | EditNote<'caseSetsAdded' | 'pasteNeedsChoice'>> => {
    const { part, added } = fitCaseSets(fragment.part, document);
    const paste = fragment.isLoads ? pasteLoads : pastePart;
    return pasteWithSets<Case, Note | EditNote<'pasteNeedsChoice'>>(document, {
      added,
      addCaseSet,
      paste: (grown) => paste(grown, part, options),
    });
  };
}

function movePlace({ x, y, z }: JointPlace, way: JointPlace, times: number): JointPlace {
  const flat = { x: x + way.x * times, y: y + way.y * times };
  return z === undefined ? tidyPlace(flat) : tidyPlace({ ...flat, z: z + (way.z ?? 0) * times });
}

function indexesOf(items: readonly { readonly kind: string }[], kind: string): Set<number> {
  // The item of every joint or line has its index in the list of the document.
  return new Set(
    items.flatMap((item) => (item.kind === kind && 'index' in item ? [Number(item.index)] : [])),
  );
}
