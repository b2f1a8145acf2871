import type { Report, ReportBlock } from './blocks.ts';
import { type ReportContents, composeReport } from './composeReport.ts';
import type { CommonReportOptions } from './reportOptions.ts';

/** The input of a report: `answer` is null for a structure that cannot be solved. */
export interface ReportSources<Answer, Options, Words> {
  readonly answer: Answer | null;
  readonly options: Options;
  readonly words: Words;
}

/**
 * Creates the function that writes the report on a kind of structure: its title block, the remarks on its results or
 * the reasons why there are none, and the requested parts.
 */
export function createReportMaker<
  Document extends { readonly title: string; readonly description: string },
  Answer extends { readonly hash: string },
  Part extends string,
  Options extends CommonReportOptions<Part>,
  Words extends ReportContents<Part>['words'],
  Context,
>({
  createContext,
  hash,
  parts,
  describeRefusal,
  describeRemarks = () => [],
}: {
  readonly createContext: (document: Document, of: ReportSources<Answer, Options, Words>) => Context;
  /** Computes the hash of a structure without results. */
  readonly hash: (document: Document) => string;
  readonly parts: Readonly<Record<Part, (context: Context) => readonly ReportBlock[]>>;
  readonly describeRefusal: (context: Context) => readonly ReportBlock[];
  /** Writes remarks on the results. @default none */
  readonly describeRemarks?: (answer: Answer, context: Context) => readonly ReportBlock[];
}): (document: Document, of: ReportSources<Answer, Options, Words>) => Report {
  return (document, of) => {
    const { answer, options, words } = of;
    const context = createContext(document, of);
    return composeReport(document, {
      hash: answer?.hash ?? hash(document),
      words,
      options,
      isSolved: answer !== null,
      remarks: answer === null ? describeRefusal(context) : describeRemarks(answer, context),
      writePart: (part: Part) => parts[part](context),
    });
  };
}
