import { type ReactNode, useMemo, useState } from 'react';
import type { CommonCase } from '@eecs/solver-core';
import type { Atom } from 'jotai/vanilla';
import type { Catalogue } from '../../i18n/catalogue.ts';
import { useHost } from '../../kit/useHost.ts';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';
import { useLocale, useUnitOf } from '../../kit/useSettings.ts';
import { useText } from '../../kit/useText.ts';
import type { Report } from '../../report/blocks.ts';
import { SOLVED_BY } from '../../report/release.ts';
import type { CommonReportOptions } from '../../report/reportOptions.ts';
import type { AnyReportWords, ReportTexts } from '../../report/words.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { nameSet } from '../sets/nameSet.ts';
import { ReportDialog } from './ReportDialog.tsx';
import type { ReportingHost } from './reportingHost.ts';
import type { ReportKind } from './reportChoices.ts';
import { toDocxBlob } from './toDocxBlob.ts';
import { useReportChoices, writeDay } from './useReportChoices.ts';
import { createWordsFetch, useReportWords } from './useReportWords.ts';

/** The options that the dialog fills in for reports of every kind. */
type FilledOptions<Part extends string> = CommonReportOptions<Part> & { readonly handSet: number };

/** Everything that the report dialog needs to know about a kind of structure. */
export interface KindReport<
  Document extends CommonCase,
  Answer,
  Part extends string,
  Own extends object,
  Words extends AnyReportWords,
> extends ReportKind<Part> {
  /** Name of the feature that the host may grant; null if everybody has it. */
  readonly feature: string | null;
  /** The parts that show a calculation for one case set. */
  readonly handParts: readonly Part[];
  readonly documentAtom: Atom<Document>;
  /** Index of the shown case set, which is the default for the hand calculation. */
  readonly shownSetAtom: Atom<number>;
  /**
   * Returns the options that only reports of this kind have; the same object while nothing changes.
   * @default no further options
   */
  readonly useOwn?: () => Own;
  /** Solves a document with everything that a report contains; null if it cannot be solved. */
  readonly solve: (document: Document) => Answer | null;
  /** Returns the URL where the numbers of the report can be checked. @default none */
  readonly useLink?: (document: Document, answer: Answer | null) => string | null;
  /**
   * The texts of the report under the names by which its parts use them; `t` also names the parts in the dialog, by the
   * keys `part.…`.
   */
  readonly catalogues: Readonly<Record<keyof ReportTexts<Words>, Catalogue>>;
  readonly create: (
    document: Document,
    of: {
      readonly answer: Answer | null;
      readonly options: FilledOptions<Part> & Own;
      readonly words: Words;
    },
  ) => Report;
}

const useNoLink = (): null => null;
const NOTHING = {};

/** Creates the report dialog of a kind of structure, in which reports are configured, previewed, printed or saved. */
export function createReportDialog<
  Document extends CommonCase,
  Answer,
  Part extends string,
  Own extends object,
  Words extends AnyReportWords,
>(kind: KindReport<Document, Answer, Part, Own, Words>): () => ReactNode {
  const { catalogues, useLink = useNoLink } = kind;
  // A kind without options of its own has an `Own` without required fields.
  const { useOwn = () => NOTHING as Own } = kind;
  const fetchWords = createWordsFetch<Words>(catalogues);
  return function KindReportDialog() {
    const nameOf = useText(catalogues.t as Catalogue<Readonly<Record<`part.${string}`, string>>>);
    const t = useEditorText();
    const locale = useLocale();
    const unitOf = useUnitOf();
    // The host of an editor is one for its kind.
    const { writeReport } = useHost() as ReportingHost<Document, unknown, object, FilledOptions<Part> & Own>;
    const document = useKitAtomValue(kind.documentAtom);
    const [handSet, setHandSet] = useState(useKitAtomValue(kind.shownSetAtom));
    const [choices, setChoices] = useReportChoices(kind, document.units.system);
    const answer = useMemo(() => kind.solve(document), [document]);
    const link = useLink(document, answer);
    const words = useReportWords(fetchWords);
    const own = useOwn();
    const options = useMemo(
      () => ({
        ...choices,
        ...own,
        handSet,
        link,
        unitOf,
        date: writeDay(choices.date, locale),
        version: SOLVED_BY,
      }),
      [choices, own, handSet, link, unitOf, locale],
    );
    const report = useMemo(
      () => (words === null ? null : kind.create(document, { answer, options, words })),
      [document, answer, options, words],
    );
    return (
      <ReportDialog
        feature={kind.feature}
        choices={choices}
        onChange={setChoices}
        parts={kind.parts.map((part) => ({ part, label: nameOf(`part.${part}`) }))}
        hand={{
          parts: kind.handParts,
          set: handSet,
          sets: document.caseSets.map((_, index) => nameSet(index, document.caseSets, t)),
          onSet: setHandSet,
        }}
        report={report}
        writeFile={async (made) =>
          writeReport === undefined ? toDocxBlob(made) : writeReport(document, { ...options, locale })
        }
      />
    );
  };
}
