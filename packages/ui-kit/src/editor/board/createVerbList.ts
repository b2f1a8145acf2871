import type { Atom, WritableAtom } from 'jotai/vanilla';
import type { KitStore } from '../../store/kitStore.ts';
import type { BoardVerb } from './VerbMenu.tsx';
import { type MenuKeys, type VerbSources, listSelectionVerbs } from './createBoardMenu.tsx';

/** The labels that every menu has. */
type MenuText = (key: 'verb.duplicate' | 'verb.fields' | 'remove' | 'view.fit') => string;

/** Everything that the list of a menu needs to know about a kind of structure. */
export interface VerbListPlan<Sources, Item> {
  readonly selectionAtom: Atom<readonly Item[]>;
  readonly selectAllAtom: WritableAtom<null, [], void>;
  readonly fitAtom: WritableAtom<null, [], void>;
  readonly keys: MenuKeys & { readonly writeKeys: (id: 'selectAll') => string };
  readonly writeFitKeys: () => string;
  readonly labelAll: (sources: Sources) => string;
  /** Lists the actions at an empty place. */
  readonly listPlaceVerbs: (sources: Sources) => readonly BoardVerb[];
  readonly listOwnVerbs: (sources: Sources, item: Item) => readonly BoardVerb[];
  /** Lists the actions on several objects. @default none */
  readonly listManyVerbs?: (sources: Sources, items: readonly Item[]) => readonly BoardVerb[];
  /** Returns whether a selection can be duplicated. @default always */
  readonly canCopy?: (items: readonly Item[]) => boolean;
}

/**
 * Creates the function that lists the actions on the selection of a board, or on the place of the menu if nothing is
 * selected.
 */
export function createVerbList<
  Sources extends Omit<VerbSources<{ readonly store: KitStore }, unknown, MenuText>, 'place'>,
  Item,
>({
  selectionAtom,
  selectAllAtom,
  fitAtom,
  keys,
  writeFitKeys,
  labelAll,
  listPlaceVerbs,
  listOwnVerbs,
  listManyVerbs = () => [],
  canCopy = () => true,
}: VerbListPlan<Sources, Item>): (sources: Sources) => BoardVerb[] {
  return (sources) => {
    const { t } = sources;
    const { store } = sources.surface;
    const items = store.get(selectionAtom);
    const [item, ...others] = items;
    if (item === undefined)
      return [
        ...listPlaceVerbs(sources),
        {
          name: 'all',
          label: labelAll(sources),
          keys: keys.writeKeys('selectAll'),
          run: () => store.set(selectAllAtom),
        },
        { name: 'fit', label: t('view.fit'), keys: writeFitKeys(), run: () => store.set(fitAtom) },
      ];
    const own = others.length > 0 ? listManyVerbs(sources, items) : listOwnVerbs(sources, item);
    const common = listSelectionVerbs(sources, keys);
    return [...own, ...common.filter(({ name }) => name !== 'duplicate' || canCopy(items))];
  };
}
