import type { TrussCase } from '@eecs/solver-core/truss';
import { createFirstSteps } from '@eecs/ui-kit/editor';
import { useLaterText } from '../messages/laterMessages.ts';
import { useResultsText } from '../messages/resultsMessages.ts';
import {
  STARTER_KINDS,
  type StarterKind,
  createTrussStarter,
  getFirstMeasures,
} from '../starters/starterKinds.ts';
import { newId } from '../state/newId.ts';
import { applyEditAtom, documentAtom } from '../state/sessionAtoms.ts';
import { listLoads } from '../state/listLoads.ts';
import { takeToolAtom } from '../state/takeTool.ts';
import type { Tool } from '../state/tool.ts';
import { fitAtom } from '../state/viewCommands.ts';

const RODS = 'M20 46H140L80 20Z';
const PIN = 'M20 46l-4 8h8z';
const ROLLER = 'M140 46l-4 8h8z';

const STARTERS: readonly StarterKind[] = [
  'pratt',
  ...STARTER_KINDS.filter((kind) => kind !== 'pratt' && kind !== 'spaceGrid'),
];

/** The steps from an empty board to a truss with forces: by drawing, or with a common truss in one press. */
export const FirstSteps = createFirstSteps<TrussCase, 'rods' | 'anchors' | 'loads', Tool, StarterKind>({
  documentAtom,
  applyEditAtom,
  takeToolAtom,
  fitAtom,
  useText: useResultsText,
  steps: [
    {
      id: 'rods',
      way: 'draw',
      tool: 'rod',
      sketch: [`!${RODS}`],
      isDone: ({ links }) => links.length > 0,
    },
    {
      id: 'anchors',
      way: 'hold',
      tool: 'anchor',
      sketch: [RODS, `!${PIN}`, `!${ROLLER}`],
      isDone: ({ joints }) => joints.some(({ anchor }) => anchor !== 0),
    },
    {
      id: 'loads',
      way: 'load',
      tool: 'load',
      sketch: [RODS, PIN, ROLLER, '!M80 1v18m-3 -7l3 7l3 -7'],
      isDone: (document) => listLoads(document).length > 0,
    },
  ],
  listStarters: () => STARTERS,
  useStarterName: () => {
    const t = useLaterText();
    return (kind) => t(`starter.${kind}`);
  },
  createStarter: (kind, { title, description, units: { system } }) => {
    const starter = createTrussStarter(kind, getFirstMeasures(kind, system), {
      system,
      newId,
      // An empty truss keeps its title; if it has a description, the title belongs to an old truss whose rods are gone.
      title: description === '' ? title : '',
    });
    return starter.ok ? starter.document : null;
  },
});
