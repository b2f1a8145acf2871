import type { BeamCase, RefusedBeam, SolvedBeam, UnitSystem } from '@eecs/solver-core';
import {
  type ReportNumbers,
  type SetTeller,
  type SharedReportText,
  createReportNumbers,
  createSetTeller,
} from '@eecs/ui-kit/report';
import { nameSupports } from '../naming/nameSupports.ts';
import type { ReportOptions } from './reportOptions.ts';
import { findRefusal } from './solveForReport.ts';
import type { ReportWords } from './words.ts';

/** The input of every part of a report. */
export interface Teller extends ReportNumbers, SetTeller {
  readonly document: BeamCase;
  /** Null for a beam that cannot be solved. */
  readonly answer: SolvedBeam | null;
  /** Why there is no answer; null where there is one. */
  readonly refusal: RefusedBeam | null;
  readonly system: UnitSystem;
  readonly options: ReportOptions;
  readonly t: ReportWords['t'];
  readonly words: ReportWords;
  readonly shared: SharedReportText;
  /** The names of the supports on the drawing. */
  readonly names: readonly string[];
}

const TABLE_DIGITS = 3;

/** Creates what the parts of a report are told from. */
export function createTeller(
  document: BeamCase,
  of: { readonly answer: SolvedBeam | null; readonly options: ReportOptions; readonly words: ReportWords },
): Teller {
  const { answer, options, words } = of;
  const { system } = document.units;
  const { digits = TABLE_DIGITS, unitOf } = options;
  const numbers = createReportNumbers({ locale: words.locale, system, digits, unitOf });
  return {
    ...numbers,
    ...createSetTeller(document.caseSets, { ...numbers, shared: words.shared }),
    document,
    answer,
    refusal: answer === null ? findRefusal(document) : null,
    system,
    options,
    words,
    t: words.t,
    shared: words.shared,
    names: nameSupports(document.supports).map(({ mark }) => mark),
  };
}
