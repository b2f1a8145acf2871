import { atom } from 'jotai/vanilla';
import type { CommonCase } from '@eecs/solver-core';
import { type KitStore, useKitAtom, useKitAtomValue } from '@eecs/ui-kit';
import { type PlainEdit, toPlainEdit } from '@eecs/ui-kit/editing';
import {
  BOARD_KEYS,
  BoardList,
  BoardOptions,
  type DocumentKind,
  EDITOR_KEYS,
  EditorBar,
  EditorFrame,
  EditorRoot,
  type EditNote,
  HelpSheet,
  type KeyTable,
  type Session,
  type SessionProps,
  ToolBar,
  VIEW_KEYS,
  Workspace,
  createEditorCommands,
  createFeedTaker,
  createEditorPort,
  createKeys,
  createLive,
  createSession,
  createTable,
  followBoard,
  useEditorKeys,
  useLivePreview,
  useSave,
  useSession,
} from '@eecs/ui-kit/editor';
import { OWN } from './ownCase.ts';

// A third kind of document: points of a plane joined by strings. It writes what only it can know; all else is the
// kit's.

export interface StringNet extends CommonCase {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly strings: readonly { readonly i: number; readonly j: number }[];
}

interface NetTypes {
  readonly document: StringNet;
  readonly solved: { readonly level: 'ok'; readonly hash: string; readonly sets: readonly unknown[] };
  readonly refused: { readonly level: 'error' };
  readonly note: EditNote;
  readonly tab: 'points' | 'strings';
  readonly item: { readonly kind: 'point' | 'string'; readonly index: number };
}

const { parts: _, ...COMMON } = OWN;
const EMPTY: StringNet = { ...COMMON, title: '', points: [], strings: [] };

const netKind: DocumentKind<NetTypes> = {
  name: 'net',
  editor: 'StringNetEditor',
  parse: (input) => ({ ok: true, document: { ...EMPTY, ...(input as StringNet) } }),
  hash: ({ points, strings }) => JSON.stringify([points, strings]),
  toSystem: (net, system) => ({ ...net, units: { ...net.units, system } }),
  answerToSystem: (answer) => answer,
  limitsOf: () => ({ points: 100, strings: 200 }),
};

export const netSession: Session<NetTypes> = createSession(netKind, { isHindered: () => false });

export const addPoint = (net: StringNet, x: number, y: number): PlainEdit<StringNet> =>
  toPlainEdit({ ...net, points: [...net.points, { x, y }] });
export const tie = (net: StringNet, i: number, j: number): PlainEdit<StringNet> =>
  toPlainEdit({ ...net, strings: [...net.strings, { i, j }] });

const solveNet = (net: StringNet): NetTypes['solved'] => ({
  level: 'ok',
  hash: netKind.hash(net),
  sets: [{}],
});

export const netLive = createLive(netSession);
export const followNet = (store: KitStore): (() => void) =>
  followBoard<NetTypes>(store, {
    session: netSession,
    means: {
      solver: {
        solve: solveNet,
        solveInParts: (net) => ({ next: () => ({ done: true, value: solveNet(net) }) }),
      },
      startThread: () => null,
      sizeOf: ({ points }) => points.length,
      smallBelow: Infinity,
      firstMs: 0,
      isLarge: () => false,
      isPartialWhenMoving: false,
    },
    createTaker: (one) => createFeedTaker(one, { session: netSession, live: netLive }),
  });

export const netTables = {
  points: createTable(netSession, { name: 'points', list: 'points', rowsOf: ({ points }) => points }),
  strings: createTable(netSession, { name: 'strings', list: 'strings', rowsOf: ({ strings }) => strings }),
};

const TOOLS = ['select', 'point', 'string'] as const;
const NAMES = { select: 'Select', point: 'Point', string: 'String' };
export const toolAtom = atom<(typeof TOOLS)[number]>('select');
const chosenAtom = atom<ReadonlySet<string>>(new Set<string>());

export const NET_KEYS = {
  ...EDITOR_KEYS,
  select: { place: 'single', presses: ['V'] },
  point: { place: 'single', presses: ['P'] },
  string: { place: 'single', presses: ['S'] },
  ...VIEW_KEYS,
  ...BOARD_KEYS,
} as const satisfies KeyTable<string, 'editor' | 'single' | 'board'>;
export const netKeys = createKeys(NET_KEYS);

export const netCommands = createEditorCommands(netSession);
const COMMANDS = Object.values(netCommands);
const PLAN = {
  session: netSession,
  port: createEditorPort(netSession, ['points', 'strings']),
  DownloadLabel: () => 'Download my net',
};

export function StringNetEditor(props: SessionProps<NetTypes> & { readonly showsKeys?: boolean }) {
  return (
    <EditorRoot plan={PLAN} props={props}>
      <Editor {...props} />
    </EditorRoot>
  );
}

function Editor(props: Parameters<typeof StringNetEditor>[0]) {
  useSession(props, {
    session: netSession,
    create: () => EMPTY,
    untitled: 'Net',
    solve: (net) => Promise.resolve(solveNet(net)),
    tellNotes: () => undefined,
  });
  useLivePreview(followNet);
  const save = useSave(netSession.documentAtom);
  const keys = useEditorKeys({
    ...netKeys,
    commands: COMMANDS,
    isDraftedAtom: netSession.isDraftedAtom,
    save,
  });
  return (
    <EditorFrame aria-label="Net editor" {...keys}>
      <Workspace
        bar={
          <EditorBar
            session={netSession}
            commands={netCommands}
            writeKeys={netKeys.writeKeys}
            isReadOnly={false}
            titleLabel="Title of the net"
            untitled="Net"
            status={null}
            actions={null}
          />
        }
        board={<NetBoard />}
        results={null}
        inputs={null}
        foot={null}
      />
      {props.showsKeys === true ? (
        <HelpSheet
          places={['editor', 'single', 'board']}
          table={NET_KEYS}
          nameKey={(id) => (id in NAMES ? NAMES[id as keyof typeof NAMES] : null)}
          onClose={() => undefined}
        />
      ) : null}
    </EditorFrame>
  );
}

function NetBoard() {
  const { points, strings } = useKitAtomValue(netSession.documentAtom);
  const [tool, take] = useKitAtom(toolAtom);
  const [chosen, choose] = useKitAtom(chosenAtom);
  const options = [
    ...points.map(({ x, y }, at) => ({ key: `point-${at}`, name: `Point ${at + 1} at ${x}, ${y}` })),
    ...strings.map(({ i, j }, at) => ({ key: `string-${at}`, name: `String ${i + 1}–${j + 1}` })),
  ].map((option) => ({ ...option, item: option.key }));
  return (
    <>
      <ToolBar
        label="Tools"
        tools={TOOLS.map((one) => ({
          tool: one,
          name: NAMES[one],
          letter: netKeys.writeKeys(one),
          icon: NAMES[one][0],
        }))}
        current={tool}
        isRow={false}
        onTake={take}
      />
      <svg viewBox="0 0 100 100" data-board="">
        {strings.map(({ i, j }) => (
          <path key={`${i} ${j}`} d={`M${points[i]?.x} ${points[i]?.y}L${points[j]?.x} ${points[j]?.y}`} />
        ))}
        <BoardList id="net" label="Points and strings" active={null} innerRef={null} keys={{ current: null }}>
          <BoardOptions
            id="net"
            options={options}
            selected={chosen}
            onChoose={(key) => choose(new Set([key]))}
          />
        </BoardList>
      </svg>
    </>
  );
}
