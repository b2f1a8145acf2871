import type { TextValues } from '@eecs/solver-core/texts';
import type { MessageKey } from '@eecs/ui-kit/layout';
import type { ReportText, ReportTexts as TextsOf, ReportWords as WordsOf } from '@eecs/ui-kit/report';
import type code from '../studies/code/messages/en-US.json';
import type source from './messages/en-US.json';

/** The texts of a report, in one language. */
export type ReportWords = WordsOf<{
  readonly t: ReportText<MessageKey<typeof source>>;
  /** The check by a design code. */
  readonly tCode: ReportText<MessageKey<typeof code>>;
  /** The lines of a hand calculation. */
  readonly tHand: (key: string, values: TextValues) => string;
}>;

/** The texts of one language of a report. */
export type ReportTexts = TextsOf<ReportWords>;
