import { type Report, writeDocx } from '@eecs/ui-beam/report';
import type { StructureKind } from '../kinds/structures.ts';
import type { ReportWishes } from '../schemas/reportRequest.ts';
import type { Kinds } from '../solving/solver.ts';
import type { Locale } from '../words/locale.ts';
import type { ReportOutcome, ReportTask } from './reportTask.ts';
import { type ReportedDocument, toReportOptions } from './toReportOptions.ts';

/** The options that are derived from the request and the document in the same way for every kind. */
type CommonOptions = ReturnType<typeof toReportOptions> & { readonly version: string };

/** The functions of an editor that write reports on its kind of structure. */
export interface KindWriter<K extends StructureKind, Document extends ReportedDocument, Answer, Words> {
  readonly parse: (
    input: unknown,
  ) => { readonly ok: true; readonly document: Document } | { readonly ok: false };
  /** Solves a document with everything that its report contains; null if it cannot be solved. */
  readonly solve: (document: Document) => Answer | null;
  readonly getWords: (locale: Locale) => Words;
  readonly create: (
    document: Document,
    of: {
      readonly answer: Answer | null;
      readonly wish: ReportWishes[K];
      readonly common: CommonOptions;
      readonly words: Words;
    },
  ) => Report;
  readonly solvedBy: string;
  /** Refuses documents of another kind, as a solve does. */
  readonly refuse: (document: unknown) => Kinds[K]['outcome'];
}

/**
 * Creates the writer of reports on a kind of structure. It solves the document anew and writes the same report as the
 * editor. The report on a structure that cannot be solved contains the given data and states that there are no results.
 * A document of another kind is refused, as by a solve.
 */
export function createKindWriter<K extends StructureKind, Document extends ReportedDocument, Answer, Words>({
  parse,
  solve,
  getWords,
  create,
  solvedBy,
  refuse,
}: KindWriter<K, Document, Answer, Words>): (task: ReportTask<K>) => ReportOutcome<K> {
  return ({ document: input, wish, locale }) => {
    const parsed = parse(input);
    if (!parsed.ok) {
      const outcome = refuse(input);
      if (outcome.kind !== 'refused')
        throw new Error('a document that was solved cannot be read for a report');
      return outcome as ReportOutcome<K>;
    }
    const { document } = parsed;
    const report = create(document, {
      answer: solve(document),
      wish,
      common: { ...toReportOptions(wish, document), version: solvedBy },
      words: getWords(locale),
    });
    return { kind: 'written', title: report.title, file: writeDocx(report).slice() };
  };
}
