import type { KitStore } from '@eecs/ui-kit';
import { type BoardVerb, type VerbSources as BoardSources, createVerbList } from '@eecs/ui-kit/editor';
import type { TrussCase } from '@eecs/solver-core/truss';
import { listJointsOn, listLinksAcross } from '../editing/crossings.ts';
import { setLoadSize, sizeOfLoad } from '../editing/dragLoads.ts';
import type { Edit } from '../editing/edit.ts';
import { addGuide } from '../editing/guides.ts';
import { type TrussItem, isLoadItem } from '../editing/items.ts';
import { ANCHOR, changeJoints } from '../editing/joints.ts';
import { toEnd } from '../editing/links.ts';
import { type Place, placeBetween } from '../editing/place.ts';
import { splitAcross, splitLinkAt } from '../editing/split.ts';
import type { LaterText } from '../messages/laterMessages.ts';
import { isSpatial } from '../editing/isSpatial.ts';
import { boardKeys } from '../keys/boardKeyTable.ts';
import { writeKeys } from '../keys/trussKeys.ts';
import { rodStartAtom } from '../state/passing.ts';
import { repeatOpenAtom } from '../state/repeat.ts';
import { selectAllAtom, selectionAtom } from '../state/selection.ts';
import { takeToolAtom } from '../state/takeTool.ts';
import { fitAtom } from '../state/viewCommands.ts';
import { applyEditAtom, documentAtom } from '../state/sessionAtoms.ts';
import { newId } from '../state/newId.ts';
import type { BoardSurface } from './boardSurface.ts';
import { mirrorPart } from './mirrorPart.ts';
import { placeJointAt, placeLoad } from './trussTool.ts';

/** The board of a menu, and what the menu may read from it. */
type VerbSources = BoardSources<BoardSurface, Place, LaterText>;

/** Lists the actions on the selection, or on the place if nothing is selected. */
export const listVerbs = createVerbList<VerbSources, TrussItem>({
  selectionAtom,
  selectAllAtom,
  fitAtom,
  keys: boardKeys,
  writeFitKeys: () => writeKeys('fit'),
  labelAll: ({ t }) => t('menu.all'),
  listPlaceVerbs,
  listOwnVerbs,
  listManyVerbs,
  canCopy: ([item, ...others]) => item?.kind !== 'guide' || others.length > 0,
});

function edit(store: KitStore, verb: (document: TrussCase) => Edit): void {
  store.set(applyEditAtom, verb);
}

function listPlaceVerbs({ surface, t, place }: VerbSources): BoardVerb[] {
  const { store } = surface;
  const free = { place, joint: -1, link: -1 };
  return [
    {
      name: 'joint',
      label: t('verb.joint'),
      keys: writeKeys('joint'),
      run: () => placeJointAt(surface, free),
    },
    { name: 'rod', label: t('verb.rod'), keys: writeKeys('rod'), run: () => startRod(store, free) },
  ];
}

/** Takes the rod tool, with the rod started at a place or a joint. */
function startRod(store: KitStore, at: { readonly place: Place; readonly joint: number }): void {
  store.set(takeToolAtom, 'rod');
  store.set(rodStartAtom, { end: toEnd({ ...at, link: -1 }), place: at.place });
}

function listOwnVerbs(sources: VerbSources, item: TrussItem): BoardVerb[] {
  const { surface, t } = sources;
  const { store } = surface;
  switch (item.kind) {
    case 'joint':
      return listJointVerbs(sources, item.index);
    case 'link':
      return listLinkVerbs(sources, item.index);
    case 'jointLoad':
    case 'linkLoad':
      return [
        {
          name: 'turn',
          label: t('verb.turn'),
          run: () => edit(store, (now) => setLoadSize(now, item, -sizeOfLoad(now, item))),
        },
      ];
    case 'guide':
      return [];
    default:
      return item satisfies never;
  }
}

/** The usual supports, in the order of the support tool. */
const SUPPORTS = [
  { name: 'pin', anchor: (isInSpace: boolean) => (isInSpace ? 7 : 3) },
  { name: 'roller', anchor: () => ANCHOR.y },
  { name: 'free', anchor: () => 0 },
] as const;

function listJointVerbs({ surface, t }: VerbSources, index: number): BoardVerb[] {
  const { store } = surface;
  const document = store.get(documentAtom);
  const joint = document.joints[index];
  if (joint === undefined) return [];
  const { x, y, z } = joint;
  const isInSpace = isSpatial(document);
  const full = isInSpace ? 7 : 3;
  return [
    {
      name: 'rodFrom',
      label: t('verb.rod'),
      keys: writeKeys('rod'),
      run: () => startRod(store, { place: { x, y, z }, joint: index }),
    },
    {
      name: 'load',
      label: t('verb.load'),
      keys: writeKeys('load'),
      run: () => placeLoad(surface, index, -1),
    },
    ...SUPPORTS.filter(({ anchor }) => anchor(isInSpace) !== (joint.anchor & full)).map(
      ({ name, anchor }) => ({
        name,
        label: t(`verb.${name}`),
        run: () =>
          edit(store, (now) =>
            changeJoints(now, new Set([index]), (one) => ({ ...one, anchor: anchor(isInSpace) })),
          ),
      }),
    ),
  ];
}

function listLinkVerbs({ surface, t }: VerbSources, index: number): BoardVerb[] {
  const { store } = surface;
  const document = store.get(documentAtom);
  const link = document.links[index];
  const [a, b] = [link && document.joints[link.i], link && document.joints[link.j]];
  if (link === undefined || a === undefined || b === undefined) return [];
  const crossed =
    listJointsOn(document, link.i, link.j).length + listLinksAcross(document, link.i, link.j).length;
  const isFlat = a.z === 0 && b.z === 0;
  return [
    {
      name: 'split',
      label: t('verb.split'),
      run: () => edit(store, (now) => splitLinkAt(now, index, placeBetween(a, b, 0.5), newId)),
    },
    ...(crossed === 0
      ? []
      : [
          {
            name: 'splitAcross',
            label: t('rods.splitAcross', { count: crossed }),
            run: () => edit(store, (now) => splitAcross(now, [index], newId)),
          },
        ]),
    {
      name: 'load',
      label: t('verb.loadAlong'),
      keys: writeKeys('load'),
      run: () => placeLoad(surface, -1, index),
    },
    ...(isFlat
      ? [
          {
            name: 'guide',
            label: t('verb.guide'),
            run: () => edit(store, (now) => addGuide(now, { kind: 'line', from: a, to: b }, newId)),
          },
        ]
      : []),
  ];
}

function listManyVerbs({ surface, t }: VerbSources, items: readonly TrussItem[]): BoardVerb[] {
  const { store } = surface;
  if (items.every(isLoadItem)) return [];
  return [
    { name: 'mirrorX', label: t('part.mirrorX'), run: () => mirrorPart(store, items, 'x') },
    { name: 'mirrorY', label: t('part.mirrorY'), run: () => mirrorPart(store, items, 'y') },
    ...(isSpatial(store.get(documentAtom))
      ? [{ name: 'mirrorZ', label: t('part.mirrorZ'), run: () => mirrorPart(store, items, 'z') }]
      : []),
    { name: 'repeat', label: t('search.repeat'), run: () => store.set(repeatOpenAtom, true) },
  ];
}
