import { enUS as failuresEnUS } from '@eecs/solver-core/texts/en-US';
import { ru as failuresRu } from '@eecs/solver-core/texts/ru';
import { uk as failuresUk } from '@eecs/solver-core/texts/uk';
import type { Locale } from '@eecs/ui-kit/layout';
import { createReportWords } from '@eecs/ui-kit/report';
import sheetEnUS from '../files/messages/en-US.json' with { type: 'json' };
import sheetRu from '../files/messages/ru.json' with { type: 'json' };
import sheetUk from '../files/messages/uk.json' with { type: 'json' };
import editorEnUS from '../messages/editor.en-US.json' with { type: 'json' };
import { ru as editorRu } from '../messages/editor.ru.ts';
import { uk as editorUk } from '../messages/editor.uk.ts';
import laterEnUS from '../messages/later.en-US.json' with { type: 'json' };
import resultsEnUS from '../messages/results.en-US.json' with { type: 'json' };
import resultsRu from '../messages/results.ru.json' with { type: 'json' };
import resultsUk from '../messages/results.uk.json' with { type: 'json' };
import rodsEnUS from '../results/rods/messages/en-US.json' with { type: 'json' };
import rodsRu from '../results/rods/messages/ru.json' with { type: 'json' };
import rodsUk from '../results/rods/messages/uk.json' with { type: 'json' };
import enUS from './messages/en-US.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import uk from './messages/uk.json' with { type: 'json' };
import type { TrussReportTexts, TrussReportWords } from './words.ts';

const TEXTS: Readonly<Record<Locale, TrussReportTexts>> = {
  'en-US': {
    t: enUS,
    tEditor: { ...editorEnUS, ...laterEnUS },
    tSheet: sheetEnUS,
    tResults: resultsEnUS,
    tRods: rodsEnUS,
    language: failuresEnUS,
  },
  ru: {
    t: ru,
    tEditor: editorRu,
    tSheet: sheetRu,
    tResults: resultsRu,
    tRods: rodsRu,
    language: failuresRu,
  },
  uk: {
    t: uk,
    tEditor: editorUk,
    tSheet: sheetUk,
    tResults: resultsUk,
    tRods: rodsUk,
    language: failuresUk,
  },
};

/** Returns the texts of a report in a language. It contains all three, for a server; a page loads the one it needs. */
export function getTrussReportWords(locale: Locale): TrussReportWords {
  return createReportWords<TrussReportWords>(locale, TEXTS[locale]);
}
