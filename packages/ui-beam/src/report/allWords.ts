import { enUS as failuresEnUS } from '@eecs/solver-core/texts/en-US';
import { ru as failuresRu } from '@eecs/solver-core/texts/ru';
import { uk as failuresUk } from '@eecs/solver-core/texts/uk';
import type { Locale } from '@eecs/ui-kit/layout';
import { createReportWords } from '@eecs/ui-kit/report';
import codeEnUS from '../studies/code/messages/en-US.json' with { type: 'json' };
import codeRu from '../studies/code/messages/ru.json' with { type: 'json' };
import codeUk from '../studies/code/messages/uk.json' with { type: 'json' };
import handEnUS from '../studies/hand/messages/en-US.json' with { type: 'json' };
import handRu from '../studies/hand/messages/ru.json' with { type: 'json' };
import handUk from '../studies/hand/messages/uk.json' with { type: 'json' };
import enUS from './messages/en-US.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import uk from './messages/uk.json' with { type: 'json' };
import type { ReportTexts, ReportWords } from './words.ts';

const TEXTS: Readonly<Record<Locale, ReportTexts>> = {
  'en-US': { t: enUS, tHand: handEnUS, tCode: codeEnUS, language: failuresEnUS },
  ru: { t: ru, tHand: handRu, tCode: codeRu, language: failuresRu },
  uk: { t: uk, tHand: handUk, tCode: codeUk, language: failuresUk },
};

/** Returns the texts of a report in a language. It contains all three, for a server; a page loads the one it needs. */
export function getReportWords(locale: Locale): ReportWords {
  return createReportWords<ReportWords>(locale, TEXTS[locale]);
}
