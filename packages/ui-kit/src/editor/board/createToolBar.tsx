import type { Atom, WritableAtom } from 'jotai/vanilla';
import type { ReactElement } from 'react';
import { useKitAtomValue, useSetKitAtom } from '../../kit/useKitAtom.ts';
import { hasToolNamesAtom } from '../measures/drawingOptions.ts';
import { ToolBar as BoardToolBar, type ToolBarProps } from './ToolBar.tsx';
import { ToolIcon, type ToolMark } from './ToolIcon.tsx';

/** The tools of a board as data. */
export interface ToolBarPlan<Tool extends string> {
  /** The tools in the order of their buttons. */
  readonly tools: readonly Tool[];
  readonly marks: Readonly<Record<Tool, ToolMark>>;
  readonly toolAtom: Atom<Tool>;
  readonly takeToolAtom: WritableAtom<null, Parameters<ToolBarProps<Tool>['onTake']>, void>;
  /** Writes the key of a tool. */
  readonly writeKeys: (tool: Tool) => string;
  /** Returns the names of the bar and of its tools. */
  readonly useNames: () => { readonly label: string; readonly nameOf: (tool: Tool) => string };
}

/** Creates the tool bar of a board from its plan. */
export function createToolBar<Tool extends string>({
  tools,
  marks,
  toolAtom,
  takeToolAtom,
  writeKeys,
  useNames,
}: ToolBarPlan<Tool>): (props: { readonly isRow: boolean }) => ReactElement {
  return function ToolBar({ isRow }) {
    const { label, nameOf } = useNames();
    const current = useKitAtomValue(toolAtom);
    const hasNames = useKitAtomValue(hasToolNamesAtom);
    const take = useSetKitAtom(takeToolAtom);
    return (
      <BoardToolBar
        label={label}
        tools={tools.map((tool) => ({
          tool,
          letter: writeKeys(tool),
          name: nameOf(tool),
          icon: <ToolIcon mark={marks[tool]} />,
        }))}
        current={current}
        isRow={isRow}
        hasNames={hasNames}
        onTake={take}
      />
    );
  };
}
