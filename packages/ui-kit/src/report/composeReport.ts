import type { Locale } from '../i18n/locale.ts';
import { type Report, type ReportBlock, type ReportSigns, textBlock } from './blocks.ts';
import type { CommonReportOptions } from './reportOptions.ts';
import { SIGNED_LINES, TITLE_LINES, type TitleBlock, type TitleLine } from './titleBlock.ts';
import type { ReportText, SharedReportText } from './words.ts';

/** The contents of a report on a document, apart from its title block. */
export interface ReportContents<Part extends string> {
  /** The hash of the document. */
  readonly hash: string;
  readonly words: {
    readonly locale: Locale;
    readonly t: ReportText<'untitled' | 'unsolved'>;
    readonly shared: SharedReportText;
  };
  readonly options: CommonReportOptions<Part>;
  readonly isSolved: boolean;
  /** Reasons why there is no result, or remarks on the result. */
  readonly remarks: readonly ReportBlock[];
  readonly writePart: (part: Part) => readonly ReportBlock[];
}

/**
 * Composes the report on a document: title block, footer and paper, the description, remarks on the result, and the
 * requested parts.
 */
export function composeReport<Part extends string>(
  document: { readonly title: string; readonly description: string },
  { hash, words, options, isSolved, remarks, writePart }: ReportContents<Part>,
): Report {
  const { t: tOwn, shared: t, locale } = words;
  const title = document.title === '' ? tOwn('untitled') : document.title;
  const { paper, author = '', date, version, logo, link = null, hasSigns = false } = options;
  const lines = hasSigns ? TITLE_LINES.filter((line) => !isSigned(line)) : TITLE_LINES;
  const fields = [
    ...lines.map((line) => ({ label: t(`head.${line}`), value: options[line] ?? '' })),
    { label: t('head.date'), value: date },
    { label: t('head.solver'), value: version },
    { label: t('head.hash'), value: hash },
  ];
  return {
    locale,
    paper,
    title,
    logo,
    author,
    fields: fields.filter(({ value }) => value !== ''),
    signs: hasSigns ? describeSigns(options, t) : null,
    sample: null,
    foot: t('foot.print', { hash, version }),
    page: t('foot.page'),
    verify: link === null ? null : { text: t('verify'), link },
    blocks: [
      ...(document.description === '' ? [] : [textBlock(document.description)]),
      ...(isSolved ? [] : [textBlock(tOwn('unsolved'), 'warning')]),
      ...remarks,
      ...options.parts.flatMap(writePart),
    ],
  };
}

function isSigned(line: TitleLine): boolean {
  return SIGNED_LINES.some((one) => one === line);
}

function describeSigns(block: TitleBlock, t: SharedReportText): ReportSigns {
  return {
    heads: { role: '', name: t('sign.name'), sign: t('sign.sign'), date: t('head.date') },
    rows: SIGNED_LINES.map((line) => ({ role: t(`head.${line}`), name: block[line] ?? '' })),
  };
}
