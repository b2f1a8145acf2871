import type { KitStore } from '@eecs/ui-kit';
import { type BoardVerb, type VerbSources as BoardSources, createVerbList } from '@eecs/ui-kit/editor';
import type { FrameCase } from '@eecs/solver-core/frame';
import type { Edit } from '../editing/edit.ts';
import { type FrameItem, type LoadItem, isLoadItem } from '../editing/items.ts';
import { SUPPORTS, setSupport } from '../editing/joints.ts';
import { changeJointLoad, changeMemberLoad, loadOf } from '../editing/loads.ts';
import { splitMember, toEnd, toggleHinge, toggleHingesAt } from '../editing/members.ts';
import { type Place, placeBetween } from '../editing/place.ts';
import { boardKeys, writeKeys } from '../keys/frameKeys.ts';
import type { LaterText } from '../messages/laterMessages.ts';
import { newId } from '../state/newId.ts';
import { selectAllAtom, selectionAtom } from '../state/selection.ts';
import { applyEditAtom, documentAtom } from '../state/sessionAtoms.ts';
import { ghostAtom, memberStartAtom, takeToolAtom } from '../state/tool.ts';
import { fitAtom } from '../state/view.ts';
import { placeLoad } from './frameTool.ts';
import type { Surface } from './surface.ts';

/** The board of a menu, and its services. */
type VerbSources = BoardSources<Surface, Place, LaterText>;

/** Lists the actions on the selection, or at an empty position. */
export const listVerbs = createVerbList<VerbSources, FrameItem>({
  selectionAtom,
  selectAllAtom,
  fitAtom,
  keys: boardKeys,
  writeFitKeys: () => writeKeys('fit'),
  labelAll: ({ t }) => t('search.all'),
  listPlaceVerbs,
  listOwnVerbs,
});

function edit(store: KitStore, verb: (document: FrameCase) => Edit): void {
  store.set(applyEditAtom, verb);
}

function listPlaceVerbs({ surface, t, place }: VerbSources): BoardVerb[] {
  const { store } = surface;
  return [
    {
      name: 'member',
      label: t('verb.member'),
      keys: writeKeys('member'),
      run: () => startMember(store, place, -1),
    },
  ];
}

/** Activates the member tool, with a member begun at a position or a joint. */
function startMember(store: KitStore, place: Place, joint: number): void {
  store.set(takeToolAtom, 'member');
  store.set(memberStartAtom, {
    end: toEnd({ place, joint, member: -1 }),
    place,
    // It was not begun by a press, so the next press, even at the same position, is not a double click.
    atMs: -Infinity,
  });
  store.set(ghostAtom, { aim: null, from: place, refusal: null });
}

function listOwnVerbs(sources: VerbSources, item: FrameItem): BoardVerb[] {
  if (isLoadItem(item)) return listLoadVerbs(sources, item);
  return item.kind === 'joint' ? listJointVerbs(sources, item.index) : listMemberVerbs(sources, item.index);
}

function listJointVerbs({ surface, t }: VerbSources, index: number): BoardVerb[] {
  const { store } = surface;
  const { joints, members } = store.get(documentAtom);
  const joint = joints[index];
  if (joint === undefined) return [];
  const place = { x: joint.x, y: joint.y };
  const current = joint.support?.className ?? null;
  const isMet = members.some(({ i, j }) => i === index || j === index);
  return [
    {
      name: 'member',
      label: t('verb.member'),
      keys: writeKeys('member'),
      run: () => startMember(store, place, index),
    },
    {
      name: 'force',
      label: t('verb.force'),
      keys: writeKeys('force'),
      run: () => placeLoad(surface, 'force', { joint: index, member: -1, place }),
    },
    ...[...SUPPORTS.filter((name) => OFFERED.has(name)), null]
      .filter((name) => name !== current)
      .map((name) => ({
        name: name ?? 'free',
        label: `${t('joint.support')}: ${t(`support.${name ?? 'none'}`)}`,
        run: () => edit(store, (now) => setSupport(now, new Set([index]), name)),
      })),
    ...(isMet
      ? [
          {
            name: 'hinges',
            label: t('verb.hinges'),
            run: () => edit(store, (now) => toggleHingesAt(now, index)),
          },
        ]
      : []),
  ];
}

/** The usual supports; the support tool cycles through all of them. */
const OFFERED: ReadonlySet<string> = new Set(['cantilever', 'fixed', 'simple']);

function listMemberVerbs({ surface, t }: VerbSources, index: number): BoardVerb[] {
  const { store } = surface;
  const { joints, members } = store.get(documentAtom);
  const member = members[index];
  const [a, b] = [member && joints[member.i], member && joints[member.j]];
  if (member === undefined || a === undefined || b === undefined) return [];
  const at = { joint: -1, member: index, place: placeBetween(a, b, 0.5) };
  return [
    {
      name: 'distributed',
      label: t('verb.distributed'),
      keys: writeKeys('distributed'),
      run: () => placeLoad(surface, 'distributed', at),
    },
    {
      name: 'force',
      label: t('verb.force'),
      keys: writeKeys('force'),
      run: () => placeLoad(surface, 'force', at),
    },
    {
      name: 'split',
      label: t('verb.split'),
      run: () => edit(store, (now) => splitMember(now, index, at.place, newId)),
    },
    ...(['i', 'j'] as const).map((end) => ({
      name: `hinge-${end}`,
      label: t(member.ends[end].M === 'free' ? `verb.close.${end}` : `members.hinge.${end}`),
      run: () => edit(store, (now) => toggleHinge(now, index, end)),
    })),
  ];
}

function listLoadVerbs({ surface, t }: VerbSources, item: LoadItem): BoardVerb[] {
  const { store } = surface;
  return [
    {
      name: 'turn',
      label: t('verb.turn'),
      run: () =>
        edit(store, (now) => {
          const load = loadOf(now, item);
          const value = load !== undefined && 'c' in load ? { value: -load.c[0] } : {};
          if (item.kind === 'jointLoad') return changeJointLoad(now, item, value);
          const turned = load !== undefined && 'y' in load ? turn(load.y) : null;
          return changeMemberLoad(now, item, { ...value, ...(turned && { ordinates: turned }) });
        }),
    },
  ];
}

function turn([a, b, c]: readonly [number, number, number]): readonly [number, number, number] {
  return [0 - a, 0 - b, 0 - c];
}
