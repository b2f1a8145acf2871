import type { WritableAtom } from 'jotai/vanilla';
import { type Getter, atom } from 'jotai/vanilla';
import { getExtent, pickObjects } from '../editing/moveObjects.ts';
import { selectionsAtom } from '../state/selection.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { pointerPlaceAtom, boardAnnouncementAtom } from './boardState.ts';
import { showCursorAtom, takeToolAtom } from './boardVerbs.ts';
import { isKey, writeKeys } from '../keys/beamKeys.ts';
import type { KeyPress } from '@eecs/ui-kit/editor';
import { SUPPORT_KINDS } from '../naming/supportKinds.ts';
import { type Tool, supportKindAtom } from '../state/tool.ts';
import { viewAtom, zoomAtom } from '../state/view.ts';

/** A tool of the board, available by button and by key. */
export interface ToolCommand {
  readonly tool: Tool;
  /** The letter of its key. */
  readonly letter: string;
  /** By button, the pointer shows the place; by key, the keyboard cursor does. */
  readonly runAtom: WritableAtom<null, [], void>;
  readonly runByKeyAtom: WritableAtom<null, [], void>;
}

/** The tools in the order of their buttons. */
export const TOOL_COMMANDS: readonly ToolCommand[] = (
  [
    'select',
    'support',
    'ShearLoad',
    'GenericLoad',
    'BendingMoment',
    'DistributedLoad',
    'AxialLoad',
    'DistributedMass',
    'splitSection',
    'guide',
  ] as const
).map((tool) => ({
  tool,
  letter: writeKeys(tool),
  runAtom: atom(null, (_, set) => set(takeToolAtom, tool)),
  runByKeyAtom: atom(null, (_, set) => {
    set(takeToolAtom, tool);
    set(showCursorAtom);
  }),
}));

/** Switches to the next kind of support: the same key once more. */
export const nextSupportKindAtom = atom(null, (get, set) => {
  const at = SUPPORT_KINDS.indexOf(get(supportKindAtom));
  set(supportKindAtom, SUPPORT_KINDS[(at + 1) % SUPPORT_KINDS.length] ?? 'simple');
  set(takeToolAtom, 'support');
  set(showCursorAtom);
  set(boardAnnouncementAtom, { code: 'kind' });
});

const ZOOM = 1.5;

export const fitAtom = atom(null, (_, set) => set(viewAtom, null));
export const zoomInAtom = atom(null, (get, set) => set(zoomAtom, { factor: ZOOM, about: findFocus(get) }));
export const zoomOutAtom = atom(null, (get, set) =>
  set(zoomAtom, { factor: 1 / ZOOM, about: findFocus(get) }),
);

/**
 * The place that stays fixed when the view is zoomed: that of the pointer, otherwise the selection, otherwise the
 * middle.
 */
function findFocus(get: Getter): { readonly x: number | undefined } {
  const { L } = get(documentAtom);
  const { x0, x1 } = get(viewAtom) ?? { x0: 0, x1: L };
  const chosen = getExtent(pickObjects(get(documentAtom), get(selectionsAtom)));
  const places = [get(pointerPlaceAtom), chosen === null ? null : (chosen[0] + chosen[1]) / 2];
  return { x: places.find((x) => x !== null && x >= x0 && x <= x1) ?? undefined };
}

/** Views of the board, in the order of their buttons. */
export const VIEW_COMMANDS = [
  { name: 'zoomIn', keys: writeKeys('zoomIn'), runAtom: zoomInAtom },
  { name: 'zoomOut', keys: writeKeys('zoomOut'), runAtom: zoomOutAtom },
  { name: 'fit', keys: writeKeys('fit'), runAtom: fitAtom },
] as const;

/** Finds the command of a single key; only tools change the mode of the board. */
export function findBoardCommand(
  press: KeyPress,
  {
    tool,
    isReadOnly,
    hasPlaced = false,
  }: {
    readonly tool: Tool;
    readonly isReadOnly: boolean;
    /** The tool has just placed an object, which is selected: its key takes it anew. @default false */
    readonly hasPlaced?: boolean;
  },
): { readonly runAtom: WritableAtom<null, [], void>; readonly isTool: boolean } | null {
  const view = VIEW_COMMANDS.find(({ name }) => isKey(press, name));
  if (view !== undefined) return { runAtom: view.runAtom, isTool: false };
  const command = isReadOnly ? undefined : TOOL_COMMANDS.find((one) => isKey(press, one.tool));
  if (command === undefined) return null;
  const isAgain = command.tool === 'support' && tool === 'support' && !hasPlaced;
  return { runAtom: isAgain ? nextSupportKindAtom : command.runByKeyAtom, isTool: true };
}
