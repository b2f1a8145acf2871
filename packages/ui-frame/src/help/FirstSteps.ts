import type { FrameCase } from '@eecs/solver-core/frame';
import { hasActions } from '@eecs/solver-core/frame-rules';
import { createFirstSteps } from '@eecs/ui-kit/editor';
import { useLaterText } from '../messages/laterMessages.ts';
import { type FrameStarterKind, createFrameStarter, listFrameStarters } from '../starters/frameStarters.ts';
import { applyEditAtom, documentAtom } from '../state/sessionAtoms.ts';
import { type Tool, takeToolAtom } from '../state/tool.ts';
import { fitAtom } from '../state/view.ts';

const FRAME = 'M40 56V20H120V56';
const CLAMPS = 'M32 56H48M112 56H128';

/** The steps from an empty board to a frame with diagrams: by drawing, or from a common frame. */
export const FirstSteps = createFirstSteps<
  FrameCase,
  'members' | 'supports' | 'loads',
  Tool,
  FrameStarterKind
>({
  documentAtom,
  applyEditAtom,
  takeToolAtom,
  fitAtom,
  useText: useLaterText,
  steps: [
    {
      id: 'members',
      way: 'draw',
      tool: 'member',
      sketch: [`!${FRAME}`],
      isDone: ({ members }) => members.length > 0,
    },
    {
      id: 'supports',
      way: 'hold',
      tool: 'support',
      sketch: [FRAME, `!${CLAMPS}`],
      isDone: ({ joints }) => joints.some(({ support }) => support !== undefined),
    },
    {
      id: 'loads',
      way: 'load',
      tool: 'distributed',
      sketch: [FRAME, CLAMPS, '!M50 4V16M47 12l3 4l3 -4M80 4V16M77 12l3 4l3 -4M110 4V16M107 12l3 4l3 -4'],
      isDone: hasActions,
    },
  ],
  listStarters: ({ kind }) => listFrameStarters(kind),
  useStarterName: () => {
    const t = useLaterText();
    return (kind) => t(`starter.${kind}`);
  },
  createStarter: (starter, { kind, title, units: { system } }) =>
    createFrameStarter(starter, { system, title, of: kind }),
});
