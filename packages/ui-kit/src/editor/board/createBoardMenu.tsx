import type { PrimitiveAtom, Atom } from 'jotai/vanilla';
import { type ReactElement, useCallback } from 'react';
import { useKitAtom, useKitAtomValue } from '../../kit/useKitAtom.ts';
import { type BoardVerb, VerbMenu } from './VerbMenu.tsx';

/** A requested menu: its point on the board, px, and the place there. */
export interface AskedMenu<Place> {
  readonly at: { readonly x: number; readonly y: number };
  readonly place: Place;
}

/** The board of a menu, and what the menu may read from it. */
export interface VerbSources<Surface, Place, Text> {
  readonly surface: Surface;
  readonly t: Text;
  /** The place at which the menu was opened. */
  readonly place: Place;
  readonly openFields: () => void;
  readonly duplicate: () => void;
  readonly removeChosen: () => void;
}

export interface BoardMenuProps<Surface> extends Omit<VerbSources<Surface, never, never>, 't' | 'place'> {
  /** Moves the focus back to the board. */
  readonly onLeave: () => void;
}

/** Everything that the menu of a board needs. */
export interface BoardMenuPlan<Surface, Place, Text extends (key: 'menu.board' | 'menu.chosen') => string> {
  readonly menuAtom: PrimitiveAtom<AskedMenu<Place> | null>;
  readonly selectionAtom: Atom<readonly unknown[]>;
  readonly useText: () => Text;
  /** Lists the actions on the selection, or on the place if nothing is selected. */
  readonly listVerbs: (sources: VerbSources<Surface, Place, Text>) => readonly BoardVerb[];
}

/** Creates the menu of an object, opened by a long press, a right click or the menu key. */
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
export interface MenuKeys {
  readonly writeKeys: (id: 'duplicate' | 'remove') => string;
  readonly listPresses: (id: 'openObject') => readonly string[];
}

/** Lists the actions on any selection: copy, edit in fields, remove. */
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
