import { TRACE_KEYS } from '@eecs/ui-kit';
import {
  BOARD_KEYS,
  EDITOR_KEYS,
  GESTURE_KEYS,
  type KeyTable,
  VIEW_KEYS,
  readDigits,
} from '@eecs/ui-kit/editor';

/**
 * Where a key acts: as in every editor, and on a diagram that is being traced; the keys to its extremes also act on the
 * slider of the chart.
 */
export const KEY_PLACES = ['editor', 'single', 'board', 'diagram'] as const;
export type KeyPlace = (typeof KEY_PLACES)[number];

/**
 * All keys that only the editor handles. Handlers look keys up here; the help sheet and the command search display
 * them. Keys of any field, list, grid, tab row or dialog (arrows, Enter, Esc, F2, Delete) belong to those and are not
 * listed here.
 */
export const KEY_TABLE = {
  ...EDITOR_KEYS,

  select: { place: 'single', presses: ['V'] },
  support: { place: 'single', presses: ['S', 'A'] },
  ShearLoad: { place: 'single', presses: ['Q', 'P'] },
  GenericLoad: { place: 'single', presses: ['R'] },
  BendingMoment: { place: 'single', presses: ['M'] },
  DistributedLoad: { place: 'single', presses: ['D'] },
  AxialLoad: { place: 'single', presses: ['N'] },
  DistributedMass: { place: 'single', presses: ['W'] },
  splitSection: { place: 'single', presses: ['C'] },
  guide: { place: 'single', presses: ['U'] },
  ...VIEW_KEYS,
  goToDiagram: { place: 'single', presses: ['G'], then: '1-6' },
  trace: { place: 'single', presses: ['T'] },
  hear: { place: 'single', presses: ['H'] },

  move: { place: 'board', presses: ['Shift? ArrowLeft', 'Shift? ArrowRight'] },
  changeValue: { place: 'board', presses: ['Shift? ArrowUp', 'Shift? ArrowDown'] },
  moveToEnd: { place: 'board', presses: ['Home', 'End'] },
  typePlace: { place: 'board', presses: ['1-9', '0', '.', ',', '-', '@'], then: 'Enter' },
  ...BOARD_KEYS,
  ...GESTURE_KEYS,

  traceStep: {
    place: 'diagram',
    presses: [...TRACE_KEYS.back, ...TRACE_KEYS.on].map((key) => `Shift? ${key}`),
  },
  traceExtreme: { place: 'diagram', presses: [...TRACE_KEYS.nextStop, ...TRACE_KEYS.previousStop] },
  traceEnd: { place: 'diagram', presses: [...TRACE_KEYS.start, ...TRACE_KEYS.end] },
} as const satisfies KeyTable<string, KeyPlace>;

export type KeyId = keyof typeof KEY_TABLE;

/** The number of diagrams with a key: G, then the number of a diagram among the results. */
export const JUMPS = readDigits(KEY_TABLE.goToDiagram.then)?.to ?? 0;
