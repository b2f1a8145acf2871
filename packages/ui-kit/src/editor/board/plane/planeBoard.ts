import { type PrimitiveAtom, type WritableAtom, atom } from 'jotai/vanilla';
import type { DocumentEdit } from '../../../editing/edit.ts';
import { type Items, toItemKey } from '../../../editing/items.ts';
import type { CommonKeyPlace } from '../../keys/commonKeys.ts';
import { type KeyTable, type Keys, createKeys } from '../../keys/createKeys.ts';
import type { Session } from '../../session/createSession.ts';
import { type Selection, createSelection } from '../../session/createSelection.ts';
import type { SessionTypes } from '../../session/documentKind.ts';
import type { ToolMark } from '../ToolIcon.tsx';
import { type CameraAtoms, type PlaneView, createCamera } from '../createCamera.ts';
import type { BoardBox } from '../boardPort.ts';
import { PLANE_KEYS, type PlaneKeyId } from './planeKeys.ts';
import type { PlaneItem, PlanePlace, PlaneShape } from './planeShape.ts';

/** The types of a session whose objects lie on a plane. */
export interface PlaneTypes extends SessionTypes {
  readonly item: PlaneItem;
}

type EditOf<Types extends SessionTypes> = DocumentEdit<Types['document'], Types['note']>;

/**
 * A tool of a plane editor: `place` is used on a press, `join` from the pressed object to the one where the pointer is
 * released.
 */
export interface PlaneTool<Types extends PlaneTypes> {
  readonly name: string;
  /** The letter of its key. */
  readonly key: string;
  /** Its icon. */
  readonly mark: ToolMark;
  readonly place?: (document: Types['document'], at: PlanePlace) => EditOf<Types>;
  readonly join?: (document: Types['document'], from: Types['item'], to: Types['item']) => EditOf<Types>;
}

/** Everything that a board needs to know about a kind of document. */
export interface PlanePlan<Types extends PlaneTypes, Tool extends string> {
  readonly session: Session<Types>;
  /** The name of the drawing and of the list of its objects. */
  readonly label: string;
  /** The usual height of the board, px; it is as wide as its place. */
  readonly height: number;
  /** Grid steps for snapping, in the document's unit of length. */
  readonly step: number;
  readonly getWhole: (document: Types['document']) => PlaneView;
  readonly items: Pick<Items<Types['document'], Types['item']>, 'hasItem' | 'countItems'>;
  /** Lists the objects in the order of painting. */
  readonly listShapes: (document: Types['document']) => readonly PlaneShape<Types['item']>[];
  readonly move: (
    document: Types['document'],
    items: readonly Types['item'][],
    by: PlanePlace,
  ) => EditOf<Types>;
  /** Removes objects, and those that depend on them. */
  readonly remove: (document: Types['document'], items: readonly Types['item'][]) => EditOf<Types>;
  /** A tool without `place` and `join` selects; the first tool is active when the board opens. */
  readonly tools: Readonly<Record<Tool, PlaneTool<Types>>>;
}

/** The state of a board, shared by its component, its tables and its keys. */
export interface PlaneBoard<Types extends PlaneTypes, Tool extends string> {
  readonly plan: PlanePlan<Types, Tool>;
  /** The table of keys: those of every plane editor and the letters of the tools. */
  readonly table: KeyTable<Tool | PlaneKeyId, CommonKeyPlace>;
  readonly keys: Keys<Tool | PlaneKeyId>;
  readonly tools: readonly Tool[];
  readonly toolAtom: PrimitiveAtom<Tool>;
  readonly takeToolAtom: WritableAtom<null, [tool: Tool], void>;
  readonly selectionAtom: Selection<Types['item']>['selectionAtom'];
  readonly marqueeAtom: PrimitiveAtom<BoardBox | null>;
  readonly camera: CameraAtoms<PlaneView>;
  /** Shows the whole drawing. */
  readonly fitAtom: WritableAtom<null, [], void>;
}

/** Creates the state of a board of a plane. A package calls it once; `createPlaneBoardView` shows it. */
export function createPlaneBoard<Types extends PlaneTypes, Tool extends string>(
  plan: PlanePlan<Types, Tool>,
): PlaneBoard<Types, Tool> {
  const { documentAtom } = plan.session;
  const tools = Object.keys(plan.tools) as Tool[];
  const [first] = tools;
  if (first === undefined) throw new Error('`createPlaneBoard` needs a tool that chooses');
  const letters = tools.map((tool) => [tool, { place: 'single', presses: [plan.tools[tool].key] }]);
  const table = { ...Object.fromEntries(letters), ...PLANE_KEYS } as PlaneBoard<Types, Tool>['table'];
  const toolAtom = atom(first);
  const camera = createCamera('xy', {
    getWhole: (get) => plan.getWhole(get(documentAtom)),
    getUnits: (get) => get(documentAtom).units.system,
  });
  return {
    plan,
    table,
    keys: createKeys(table),
    tools,
    toolAtom,
    takeToolAtom: atom(null, (_, set, tool: Tool) => set(toolAtom, tool)),
    selectionAtom: createSelection({
      session: plan.session,
      hasItem: plan.items.hasItem,
      toItemKey,
      open: () => undefined,
    }).selectionAtom,
    marqueeAtom: atom<BoardBox | null>(null),
    camera,
    fitAtom: atom(null, (_, set) => set(camera.viewAtom, null)),
  };
}
