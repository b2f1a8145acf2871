import type { Locale } from '../i18n/locale.ts';
import type { Report, ReportBlock } from './blocks.ts';
import type { CommonReportOptions } from './reportOptions.ts';
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
  const { paper, project, author, date, version, logo, link = null } = options;
  const fields = [
    { label: t('head.project'), value: project },
    { label: t('head.author'), value: author },
    { label: t('head.date'), value: date },
    { label: t('head.hash'), value: hash },
    { label: t('head.solver'), value: version },
  ];
  return {
    locale,
    paper,
    title,
    logo,
    author,
    fields: fields.filter(({ value }) => value !== ''),
    foot: t('foot.print', { hash, version }),
    page: t('foot.page'),
    verify: link === null ? null : { text: t('verify'), link },
    blocks,
  };
}
