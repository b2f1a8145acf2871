import { type FrameBody, cutFrame } from '@eecs/solver-core/frame';
import { type ReportBlock, head, plain, textBlock } from '@eecs/ui-kit/report';
import { createLineWriter } from '../hand/createLineWriter.ts';
import { findHingeReactions } from '../hand/findHingeReactions.ts';
import { findReactions, nameLaw, nameReactions, writeReaction } from '../hand/findReactions.ts';
import { writeSums } from '../hand/writeSums.ts';
import type { FrameReportContext } from './frameReportContext.ts';

/** Members of larger frames are not written out individually; the editor shows each of them. */
const MOST_MEMBERS = 40;

/**
 * Writes the reactions from the equilibrium of the whole frame, then the sums of the forces on the whole and on each
 * member.
 */
export function describeHand(context: FrameReportContext): ReportBlock[] {
  const { answer, document, t, words, options, nameSet } = context;
  const index = Math.min(options.handSet ?? 0, (answer?.sets.length ?? 1) - 1);
  const set = answer?.sets[index];
  const bodies = set === undefined ? null : cutFrame(document, { index, set });
  const { tHand } = words;
  if (set === undefined) return [];
  if (bodies === null) return [head(t('part.hand'), 2), textBlock(tHand('hand.displaced'))];
  const actions = bodies.actionsOn({ kind: 'whole' });
  const writer = createLineWriter(document, actions, { format: context.format, locale: words.locale });
  const reactions =
    findReactions(document, { actions, writer }) ?? findHingeReactions(document, { actions, writer });
  const formula = (text: string, isGood: boolean): ReportBlock => ({
    kind: 'formula',
    runs: plain(`${text} ${isGood ? '✓' : '✗'}`),
    isWrong: !isGood,
  });
  const describeBody = (title: string, body: FrameBody): ReportBlock[] => {
    const about =
      document.joints[body.kind === 'member' ? (document.members[body.member]?.i ?? 0) : 0] ?? ORIGIN;
    return [
      head(title),
      ...writeSums(bodies.actionsOn(body), about, writer).flatMap(({ sum, terms, total, isBalanced }) => [
        textBlock(
          sum === 'M'
            ? `${nameLaw({ about, along: null }, tHand, writer)}, ${writer.units.moment}`
            : `Σ${sum}, ${writer.units.force}`,
        ),
        formula(`${terms} = ${total}`, isBalanced),
      ]),
    ];
  };
  return [
    head(t('part.hand'), 2),
    ...(document.caseSets.length === 0 ? [] : [textBlock(nameSet(index))]),
    ...(reactions === null
      ? [textBlock(tHand('hand.several'))]
      : [
          head(nameReactions(reactions, tHand)),
          ...reactions.flatMap((line) => [
            textBlock(nameLaw(line, tHand, writer)),
            { kind: 'formula' as const, runs: plain(line.equation), isWrong: false },
            formula(writeReaction(line, writer), line.agrees),
          ]),
        ]),
    ...describeBody(tHand('hand.whole'), { kind: 'whole' }),
    ...document.members
      .slice(0, MOST_MEMBERS)
      .flatMap((_, member) =>
        describeBody(tHand('hand.member', { number: member + 1 }), { kind: 'member', member }),
      ),
    textBlock(tHand('hand.weight'), 'note'),
  ];
}

const ORIGIN = { x: 0, y: 0 };
