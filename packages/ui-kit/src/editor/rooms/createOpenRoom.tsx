import type { Atom } from 'jotai/vanilla';
import type { ComponentType, ReactElement } from 'react';
import { Spinner } from '../../fields/Spinner.tsx';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';
import { createLate } from '../../late/createLate.tsx';
import type { ModuleFetch } from '../../late/createFetch.ts';
import { RoomSheet } from './RoomSheet.tsx';

const fallback = () => <Spinner delayMs={200} />;

/** Creates the content of a room from a component of a late module, which is loaded when the room is first opened. */
export const createRoomContent = <M, Name extends keyof M>(
  load: (() => Promise<M>) | ModuleFetch<M>,
  name: Name,
): ComponentType => createLate(load, name, { fallback }) as unknown as ComponentType;

/** The rooms of an editor. Hooks are the same in every render. */
export interface OpenRoomPlan<Name extends string> {
  readonly rooms: Readonly<Record<Name, ComponentType>>;
  /** Rooms that need no results and have no print. @default none */
  readonly free?: readonly Name[];
  /** Rooms that stay open while there are no results, because they have fields and answers of their own. @default none */
  readonly kept?: readonly Name[];
  readonly useTexts: () => {
    readonly titleOf: (name: Name) => string;
    /** The text shown while the room has no results. */
    readonly none: string;
  };
  readonly hindranceAtom: Atom<unknown>;
  readonly previewAtom: Atom<unknown>;
}

/**
 * Creates the open room below a board. The room follows the structure on the board, with the solution or a preview,
 * and shows `none` while there are no results. `hasResults` states whether results exist.
 */
export function createOpenRoom<Name extends string>({
  rooms,
  free = [],
  kept = [],
  useTexts,
  hindranceAtom,
  previewAtom,
}: OpenRoomPlan<Name>): (props: { readonly name: Name; readonly hasResults: boolean }) => ReactElement {
  function Awaited() {
    const { none } = useTexts();
    const hindrance = useKitAtomValue(hindranceAtom);
    const preview = useKitAtomValue(previewAtom);
    return hindrance === null && preview === null ? fallback() : <p role="status">{none}</p>;
  }

  return function OpenRoom({ name, hasResults }) {
    const { titleOf } = useTexts();
    const isFree = free.includes(name);
    const Content: ComponentType = rooms[name];
    return (
      <RoomSheet name={name} title={titleOf(name)} hasPrint={hasResults && !isFree}>
        {hasResults || isFree || kept.includes(name) ? <Content key={name} /> : <Awaited />}
      </RoomSheet>
    );
  };
}
