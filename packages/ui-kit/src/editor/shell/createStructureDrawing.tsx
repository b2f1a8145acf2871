import type { Atom } from 'jotai/vanilla';
import type { ReactElement } from 'react';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';
import { createScrolledAtom } from '../board/createScrolledAtom.ts';
import { BoardDrawing, type BoardDrawingProps } from './BoardDrawing.tsx';

/** The drawing of a kind of structure. */
export interface StructureDrawingPlan extends Pick<BoardDrawingProps, 'Svg'> {
  readonly useText: () => (key: 'board.role') => string;
  readonly toolAtom: Atom<string>;
  /** The part of the structure in view; null for the whole. */
  readonly viewAtom: Atom<object | null>;
  readonly isReadOnlyAtom: Atom<boolean>;
  readonly selectionAtom: Atom<readonly unknown[]>;
}

/** Creates the drawing on the board of a structure, which knows the active tool and whether a finger scrolls the page. */
export function createStructureDrawing({
  Svg,
  useText,
  ...atoms
}: StructureDrawingPlan): (
  props: Omit<BoardDrawingProps, 'Svg' | 'roleDescription' | 'tool' | 'isScrolled'>,
) => ReactElement {
  const isScrolledAtom = createScrolledAtom(atoms);
  return function StructureDrawing(props) {
    return (
      <BoardDrawing
        {...props}
        Svg={Svg}
        roleDescription={useText()('board.role')}
        tool={useKitAtomValue(atoms.toolAtom)}
        isScrolled={useKitAtomValue(isScrolledAtom)}
      />
    );
  };
}
