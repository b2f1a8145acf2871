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
  textBlock,
  symbol,
  wordColumn,
} from '@eecs/ui-kit/report';
import { lengthOf } from '../editing/fitLoads.ts';
import { drawModeOnSheet } from './drawFrame.ts';
import { type FrameReportContext, nameMember } from './frameReportContext.ts';
import { describeRows } from './describeRows.ts';

const MODES = 3;

interface Found {
  readonly bySet: Map<number, FrameStability | NoStability>;
  frequencies?: FrameFrequencies | NoStability;
}

/** Caches the results for a document, because a report is created again for each of its options. */
const found = new WeakMap<FrameCase, Found>();

function resultsOf(document: FrameCase): Found {
  const known = found.get(document) ?? { bySet: new Map() };
  found.set(document, known);
  return known;
}

/**
 * Writes the buckling of the frame under each case set: the lowest load factors, the lowest mode, effective lengths.
 */
export function describeBuckling(context: FrameReportContext): ReportBlock[] {
  const { answer, document, t, words, nameSet } = context;
  if (answer === null) return [];
  const { tHand } = words;
  const { bySet } = resultsOf(document);
  const unreal = textBlock(tHand('stability.unreal'));
  if (!answer.isReal) return [head(t('part.buckling'), 2), unreal];
  return [
    head(t('part.buckling'), 2),
    textBlock(tHand('stability.lead')),
    ...answer.sets.flatMap((_, index): ReportBlock[] => {
      const stability = bySet.get(index) ?? findCriticalFactors(document, { set: index, count: MODES });
      bySet.set(index, stability);
      return [
        ...(document.caseSets.length === 0 ? [] : [head(nameSet(index))]),
        ...(stability.ok ? describeFactors(context, stability) : [unreal]),
      ];
    }),
  ];
}

function describeFactors(context: FrameReportContext, stability: FrameStability): ReportBlock[] {
  const { t, words, format, document } = context;
  const { tHand } = words;
  const [lowest] = stability.critical;
  if (lowest === undefined) return [textBlock(tHand('stability.none'))];
  const write = (value: number): string =>
    format.results({ quantity: 'ratio', greatest: value }).write(value, false);
  const length = (value: number): string => format.quantity(value, { quantity: 'length', withUnit: false });
  return [
    ...(lowest.factor < 1
      ? [textBlock(tHand('stability.low', { factor: write(lowest.factor) }), 'warning')]
      : []),
    textBlock(
      `${tHand('stability.factor')}: ${stability.critical.map(({ factor }) => write(factor)).join('; ')}.`,
    ),
    {
      kind: 'figure',
      figure: drawModeOnSheet(context, lowest.mode),
      label: tHand('stability.mode', { factor: write(lowest.factor) }),
    },
    head(tHand('stability.lengths')),
    ...describeRows(context, {
      caption: tHand('stability.lengths'),
      columns: [
        wordColumn(t('column.member')),
        numberColumn(context, 'length', symbol('L')),
        numberColumn(context, 'length', symbol('L', 'cr')),
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

/** Writes the lowest natural frequencies, and draws the lowest mode. */
export function describeFrequencies(context: FrameReportContext): ReportBlock[] {
  const { answer, document, t, words, format } = context;
  if (answer === null) return [];
  const { tHand } = words;
  const known = resultsOf(document);
  const swing = (known.frequencies ??= findFrequencies(document, MODES));
  const title = head(t('part.frequencies'), 2);
  if (!swing.ok) return [title, textBlock(tHand('stability.unreal'))];
  const [lowest] = swing.frequencies;
  if (lowest === undefined) return [title, textBlock(tHand('swing.none'))];
  const hertz = (value: number): string =>
    tHand('swing.hertz', {
      value: format.results({ quantity: 'ratio', greatest: value }).write(value, false),
    });
  return [
    title,
    textBlock(tHand('swing.lead')),
    textBlock(`${swing.frequencies.map(({ frequency }) => hertz(frequency)).join('; ')}.`),
    {
      kind: 'figure',
      figure: drawModeOnSheet(context, lowest.mode),
      label: tHand('swing.mode', { frequency: hertz(lowest.frequency) }),
    },
  ];
}
