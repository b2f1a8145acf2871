import type { CaseSet, UnitSystem } from '@eecs/solver-core';
import type { Locale } from '../i18n/locale.ts';
import { type ReportNumbers, createReportNumbers } from './reportNumbers.ts';
import type { CommonReportOptions } from './reportOptions.ts';
import { type SetWriter, createSetWriter } from './setWriter.ts';
import type { SharedReportText } from './words.ts';

/** The texts that every report has. */
interface CaseWords {
  readonly locale: Locale;
  readonly t: unknown;
  readonly shared: SharedReportText;
}

interface ReportContextTypes {
  readonly document: {
    readonly units: { readonly system: UnitSystem };
    readonly caseSets: readonly CaseSet[];
  };
  readonly answer: object;
  readonly refused: object;
  readonly options: CommonReportOptions<string>;
  readonly words: CaseWords;
}

/** The input of every part of a report on a document. */
export interface ReportContext<Types extends ReportContextTypes> extends ReportNumbers, SetWriter {
  readonly document: Types['document'];
  /** Null for a structure that cannot be solved. */
  readonly answer: Types['answer'] | null;
  /** Why there is no answer; null if there is one. */
  readonly refusal: Types['refused'] | null;
  readonly system: UnitSystem;
  readonly options: Types['options'];
  readonly words: Types['words'];
  readonly t: Types['words']['t'];
  readonly shared: SharedReportText;
}

const TABLE_DIGITS = 3;

/** Creates the common input of the parts of a report of every kind; `findRefusal` returns why there is no answer. */
export function createReportContext<Types extends ReportContextTypes>(
  document: Types['document'],
  { answer, options, words }: Pick<ReportContext<Types>, 'answer' | 'options' | 'words'>,
  findRefusal: (document: Types['document']) => Types['refused'] | null,
): ReportContext<Types> {
  const { system } = document.units;
  const { digits = TABLE_DIGITS, unitOf } = options;
  const { locale, shared, t } = words;
  const numbers = createReportNumbers({ locale, system, digits, unitOf });
  return {
    ...numbers,
    ...createSetWriter(document.caseSets, { ...numbers, shared }),
    document,
    answer,
    refusal: answer === null ? findRefusal(document) : null,
    system,
    options,
    words,
    t,
    shared,
  };
}
