import type { ReactNode } from 'react';
import type { ModuleFetch } from '../../late/createFetch.ts';
import { type LatePart, type PropsOf, createLate } from '../../late/createLate.tsx';
import { Dock } from '../board/Dock.ts';
import { RESULT_BAR_PX } from '../board/ResultBar.tsx';

/** The parts of every board that are loaded after its first picture. */
type PartName = 'BoardMenu' | 'BoardAnnouncer' | 'MechanismMotion' | 'ViewBar' | 'BoardResults' | 'BoardDock';

/** A module that exports these parts. */
type BoardModule = Readonly<Record<PartName, (props: never) => ReactNode>>;

const QUIET = { isQuiet: true };

/** Creates the parts of a board that are loaded after its first picture, without a shift when they appear. */
export function createBoardParts<Module extends BoardModule>(
  load: ModuleFetch<Module>,
): { readonly [Name in PartName]: LatePart<PropsOf<Module[Name]>> } {
  return {
    BoardMenu: createLate(load, 'BoardMenu', QUIET),
    BoardAnnouncer: createLate(load, 'BoardAnnouncer', QUIET),
    MechanismMotion: createLate(load, 'MechanismMotion', QUIET),
    // It is over the drawing, or in room reserved under it.
    ViewBar: createLate(load, 'ViewBar', QUIET),
    BoardResults: createLate(load, 'BoardResults', {
      fallback: () => <div style={{ minHeight: RESULT_BAR_PX }} />,
    }),
    BoardDock: createLate(load, 'BoardDock', { fallback: () => <Dock data-idle="true" /> }),
  };
}
