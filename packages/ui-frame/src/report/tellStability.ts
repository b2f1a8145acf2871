import type { FrameCase } from '@eecs/solver-core/frame';
import {
  type FrameFrequencies,
  type FrameStability,
  type NoStability,
  findCriticalFactors,
  findFrequencies,
} from '@eecs/solver-core/stability';
import {
  type ReportBlock,
  type Runs,
  head,
  numberColumn,
  plain,
  say,
  symbol,
  wordColumn,
} from '@eecs/ui-kit/report';
import { lengthOf } from '../editing/fitLoads.ts';
import { drawModeOnSheet } from './drawFrame.ts';
import { type FrameTeller, nameMember } from './frameTeller.ts';
import { tellRows } from './tellRows.ts';

const MODES = 3;

interface Found {
  readonly bySet: Map<number, FrameStability | NoStability>;
  frequencies?: FrameFrequencies | NoStability;
}

/** Keeps the results of a document, for a report is written anew with each of its choices. */
const found = new WeakMap<FrameCase, Found>();

function resultsOf(document: FrameCase): Found {
  const known = found.get(document) ?? { bySet: new Map() };
  found.set(document, known);
  return known;
}

/** Writes when the frame buckles under each case set: the lowest factors, the lowest mode, effective lengths. */
export function tellBuckling(teller: FrameTeller): ReportBlock[] {
  const { answer, document, t, words, nameSet } = teller;
  if (answer === null) return [];
  const { tHand } = words;
  const { bySet } = resultsOf(document);
  const unreal = say(tHand('stability.unreal'));
  if (!answer.isReal) return [head(t('part.buckling'), 2), unreal];
  return [
    head(t('part.buckling'), 2),
    say(tHand('stability.lead')),
    ...answer.sets.flatMap((_, index): ReportBlock[] => {
      const stability = bySet.get(index) ?? findCriticalFactors(document, { set: index, count: MODES });
      bySet.set(index, stability);
      return [
        ...(document.caseSets.length === 0 ? [] : [head(nameSet(index))]),
        ...(stability.ok ? tellFactors(teller, stability) : [unreal]),
      ];
    }),
  ];
}

function tellFactors(teller: FrameTeller, stability: FrameStability): ReportBlock[] {
  const { t, words, format, document } = teller;
  const { tHand } = words;
  const [lowest] = stability.critical;
  if (lowest === undefined) return [say(tHand('stability.none'))];
  const write = (value: number): string =>
    format.results({ quantity: 'ratio', greatest: value }).write(value, false);
  const length = (value: number): string => format.quantity(value, { quantity: 'length', withUnit: false });
  return [
    ...(lowest.factor < 1 ? [say(tHand('stability.low', { factor: write(lowest.factor) }), 'warning')] : []),
    say(`${tHand('stability.factor')}: ${stability.critical.map(({ factor }) => write(factor)).join('; ')}.`),
    {
      kind: 'figure',
      figure: drawModeOnSheet(teller, lowest.mode),
      label: tHand('stability.mode', { factor: write(lowest.factor) }),
    },
    head(tHand('stability.lengths')),
    ...tellRows(teller, {
      caption: tHand('stability.lengths'),
      columns: [
        wordColumn(t('column.member')),
        numberColumn(teller, 'length', symbol('L')),
        numberColumn(teller, 'length', symbol('L', 'cr')),
        { head: symbol('μ'), isNumeric: true },
      ],
      rows: document.members.map((member, at): Runs[] => {
        const own = lengthOf(document, member);
        const effective = stability.lengths[at] ?? null;
        return [
          plain(nameMember(document, at)),
          plain(length(own)),
          plain(effective === null ? '–' : length(effective)),
          plain(effective === null ? '–' : write(effective / own)),
        ];
      }),
    }),
  ];
}

/** Writes the lowest natural frequencies, and draws the mode of the lowest. */
export function tellFrequencies(teller: FrameTeller): ReportBlock[] {
  const { answer, document, t, words, format } = teller;
  if (answer === null) return [];
  const { tHand } = words;
  const known = resultsOf(document);
  const swing = (known.frequencies ??= findFrequencies(document, MODES));
  const title = head(t('part.frequencies'), 2);
  if (!swing.ok) return [title, say(tHand('stability.unreal'))];
  const [lowest] = swing.frequencies;
  if (lowest === undefined) return [title, say(tHand('swing.none'))];
  const hertz = (value: number): string =>
    tHand('swing.hertz', {
      value: format.results({ quantity: 'ratio', greatest: value }).write(value, false),
    });
  return [
    title,
    say(tHand('swing.lead')),
    say(`${swing.frequencies.map(({ frequency }) => hertz(frequency)).join('; ')}.`),
    {
      kind: 'figure',
      figure: drawModeOnSheet(teller, lowest.mode),
      label: tHand('swing.mode', { frequency: hertz(lowest.frequency) }),
    },
  ];
}
