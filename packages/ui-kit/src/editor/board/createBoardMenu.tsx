import type { PrimitiveAtom, Atom } from 'jotai/vanilla';
import { type ReactElement, useCallback } from 'react';
import { useKitAtom, useKitAtomValue } from '../../kit/useKitAtom.ts';
import { type BoardVerb, VerbMenu } from './VerbMenu.tsx';

/** A menu that was asked for: its point of the board, px, and the place there. */
export interface AskedMenu<Place> {
  readonly at: { readonly x: number; readonly y: number };
  readonly place: Place;
}

/** The board that a menu is on, and what it may ask of it. */
export interface VerbSources<Surface, Place, Text> {
  readonly surface: Surface;
  readonly t: Text;
  /** Where the menu was opened. */
  readonly place: Place;
  readonly openFields: () => void;
  readonly duplicate: () => void;
  readonly removeChosen: () => void;
}

export interface BoardMenuProps<Surface> extends Omit<VerbSources<Surface, never, never>, 't' | 'place'> {
  /** Moves the focus back to the board. */
  readonly onLeave: () => void;
}

/** The facts about the menu of a board. */
export interface BoardMenuPlan<Surface, Place, Text extends (key: 'menu.board' | 'menu.chosen') => string> {
  readonly menuAtom: PrimitiveAtom<AskedMenu<Place> | null>;
  readonly selectionAtom: Atom<readonly unknown[]>;
  readonly useText: () => Text;
  /** Lists what can be done with what is chosen, or with the place where nothing is. */
  readonly listVerbs: (sources: VerbSources<Surface, Place, Text>) => readonly BoardVerb[];
}

/** Creates the menu on the object of a long press, a right click or the menu key. */
export function createBoardMenu<Surface, Place, Text extends (key: 'menu.board' | 'menu.chosen') => string>({
  menuAtom,
  selectionAtom,
  useText,
  listVerbs,
}: BoardMenuPlan<Surface, Place, Text>): (props: BoardMenuProps<Surface>) => ReactElement | null {
  return function BoardMenu({ onLeave, ...sources }) {
    const t = useText();
    const [menu, setMenu] = useKitAtom(menuAtom);
    const count = useKitAtomValue(selectionAtom).length;
    const close = useCallback(() => setMenu(null), [setMenu]);
    if (menu === null) return null;
    return (
      <VerbMenu
        key={`${menu.at.x} ${menu.at.y}`}
        label={t(count === 0 ? 'menu.board' : 'menu.chosen')}
        at={menu.at}
        verbs={listVerbs({ ...sources, t, place: menu.place })}
        onClose={close}
        onLeave={onLeave}
      />
    );
  };
}

/** The keys that a menu prints. */
interface MenuKeys {
  readonly writeKeys: (id: 'duplicate' | 'remove') => string;
  readonly listPresses: (id: 'openObject') => readonly string[];
}

/** Lists what can be done with any selection: copy it, edit it in fields, remove it. */
export function listSelectionVerbs(
  {
    t,
    openFields,
    duplicate,
    removeChosen,
  }: Pick<VerbSources<never, never, never>, 'openFields' | 'duplicate' | 'removeChosen'> & {
    readonly t: (key: 'verb.duplicate' | 'verb.fields' | 'remove') => string;
  },
  { writeKeys, listPresses }: MenuKeys,
): BoardVerb[] {
  return [
    { name: 'duplicate', label: t('verb.duplicate'), keys: writeKeys('duplicate'), run: duplicate },
    {
      name: 'fields',
      label: t('verb.fields'),
      keys: listPresses('openObject').at(-1) ?? '',
      run: openFields,
    },
    { name: 'remove', label: t('remove'), keys: writeKeys('remove'), run: removeChosen },
  ];
}
