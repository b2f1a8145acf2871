import type { Locale } from '../i18n/locale.ts';
import type { Report, ReportBlock, ReportSigns } from './blocks.ts';
import type { CommonReportOptions } from './reportOptions.ts';
import { SIGNED_LINES, TITLE_LINES, type TitleBlock, type TitleLine } from './titleBlock.ts';
import type { SharedReportText } from './words.ts';

/** Puts the title block, the foot and the sheet round the parts of a report. */
export function composeReport({
  title,
  hash,
  locale,
  t,
  options,
  blocks,
}: {
  readonly title: string;
  /** The fingerprint of the document. */
  readonly hash: string;
  readonly locale: Locale;
  readonly t: SharedReportText;
  readonly options: CommonReportOptions<string>;
  readonly blocks: readonly ReportBlock[];
}): Report {
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
    signs: hasSigns ? tellSigns(options, t) : null,
    sample: null,
    foot: t('foot.print', { hash, version }),
    page: t('foot.page'),
    verify: link === null ? null : { text: t('verify'), link },
    blocks,
  };
}

function isSigned(line: TitleLine): boolean {
  return SIGNED_LINES.some((one) => one === line);
}

function tellSigns(block: TitleBlock, t: SharedReportText): ReportSigns {
  return {
    heads: { role: '', name: t('sign.name'), sign: t('sign.sign'), date: t('head.date') },
    rows: SIGNED_LINES.map((line) => ({ role: t(`head.${line}`), name: block[line] ?? '' })),
  };
}
