import type { useTextOf } from '@eecs/ui-kit';
import { type ClipboardVerbs, announceAtom } from '@eecs/ui-kit/editor';
import type { FrameCase } from '@eecs/solver-core/frame';
import { addFrame } from '../editing/addFrame.ts';
import type { Edit } from '../editing/edit.ts';
import { pickFragment, readFragment, writeFragment } from '../editing/fragment.ts';
import type { FrameItem } from '../editing/items.ts';
import { pasteFragment } from '../editing/paste.ts';
import { removeItems } from '../editing/remove.ts';
import { stepOf } from '../editing/snap.ts';
import { readFrameFile } from '../files/readFrameFile.ts';
import type { EditorText } from '../messages/editorMessages.ts';
import { frameLaterMessages } from '../messages/laterMessages.ts';
import { newId } from '../state/newId.ts';
import { selectionAtom } from '../state/selection.ts';
import { applyEditAtom, documentAtom, portsAtom } from '../state/sessionAtoms.ts';
import type { Surface } from './surface.ts';

/** A copy without a width of its own stands so many lines of the grid aside. */
const ASIDE = 2;

/** The commands that copy parts of a frame, by the clipboard and beside the selection. Each is one undo step. */
export interface PartVerbs extends ClipboardVerbs {
  /** Puts a copy beside what is chosen. */
  readonly duplicate: () => void;
}

/** Creates the commands that copy parts of a frame. */
export function createPartVerbs(
  { store, getProjection }: Pick<Surface, 'store' | 'getProjection'>,
  { t, textOf }: { readonly t: EditorText; readonly textOf: ReturnType<typeof useTextOf> },
): PartVerbs {
  const say = textOf(frameLaterMessages);
  const step = (): number =>
    ASIDE * stepOf(getProjection().factor, 'coarse', store.get(documentAtom).units.system);

  function add(verb: (document: FrameCase) => Edit): void {
    const before = store.get(documentAtom);
    store.set(applyEditAtom, verb);
    const after = store.get(documentAtom);
    if (after === before) return;
    const added = listAdded(before, after);
    store.set(selectionAtom, added);
    store.set(announceAtom, say('said.pasted', { count: added.length }));
  }

  function paste(text: string): boolean {
    const fragment = readFragment(text, store.get(documentAtom));
    if (fragment !== null) {
      const onto = store.get(selectionAtom);
      add((now) => pasteFragment(now, fragment, { onto, step: step(), newId }));
      return true;
    }
    if (!/^\s*\{/.test(text)) return false;
    // A whole frame, as a file has it.
    const read = readFrameFile(text, store.get(portsAtom)?.limits);
    if (!read.ok) return false;
    add((now) => addFrame(now, read.document, newId));
    return true;
  }

  return {
    copy: () => {
      const items = store.get(selectionAtom);
      const text = writeFragment(store.get(documentAtom), items);
      if (text !== null) store.set(announceAtom, say('said.copied', { count: items.length }));
      return text;
    },
    cut: () => {
      const items = store.get(selectionAtom);
      store.set(applyEditAtom, (document) => removeItems(document, items));
      store.set(selectionAtom, []);
      store.set(announceAtom, t('said.removed', { count: items.length }));
    },
    paste,
    duplicate: () => {
      const items = store.get(selectionAtom);
      const fragment = pickFragment(store.get(documentAtom), items);
      if (fragment === null) return;
      const onto = items.flatMap(ownerOf);
      add((now) => pasteFragment(now, fragment, { onto, step: step(), newId }));
    },
  };
}

/** The joint or member that a load is on. */
function ownerOf(item: FrameItem): FrameItem[] {
  if (item.kind === 'jointLoad') return [{ kind: 'joint', index: item.joint }];
  return item.kind === 'memberLoad' ? [{ kind: 'member', index: item.member }] : [];
}

/** Lists what a document has that it had not before: new joints and members, else new loads. */
function listAdded(before: FrameCase, after: FrameCase): FrameItem[] {
  const parts = [
    ...indexesFrom(before.joints, after.joints).map((index) => ({ kind: 'joint', index }) as const),
    ...indexesFrom(before.members, after.members).map((index) => ({ kind: 'member', index }) as const),
  ];
  if (parts.length > 0) return parts;
  return [
    ...after.joints.flatMap(({ loads }, joint) =>
      indexesFrom(before.joints[joint]?.loads ?? [], loads).map(
        (index) => ({ kind: 'jointLoad', joint, index }) as const,
      ),
    ),
    ...after.members.flatMap(({ loads }, member) =>
      indexesFrom(before.members[member]?.loads ?? [], loads).map(
        (index) => ({ kind: 'memberLoad', member, index }) as const,
      ),
    ),
  ];
}

function indexesFrom(before: readonly unknown[], after: readonly unknown[]): number[] {
  return after.map((_, index) => index).slice(before.length);
}
