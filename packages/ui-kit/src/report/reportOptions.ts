import type { UnitChooser } from '../i18n/createFormat.ts';
import type { Paper, ReportLogo } from './blocks.ts';
import type { TitleBlock } from './titleBlock.ts';

/** The settings of a report of any kind, with the parts of its kind. */
export interface CommonReportOptions<Part extends string> extends TitleBlock {
  readonly parts: readonly Part[];
  /** Index of the case set of the hand calculation; drawings and tables cover all. @default 0 */
  readonly handSet?: number;
  readonly paper: Paper;
  /** Digits after the decimal mark in tables. @default 3 */
  readonly digits?: number;
  /** In the reader's own format; empty if none is wanted. */
  readonly date: string;
  readonly logo: ReportLogo | null;
  /** The unit of a quantity. @default that of the document's system */
  readonly unitOf?: UnitChooser;
  /** The solver of the document: the name of a release. */
  readonly version: string;
  /** The URL at which the reader can check the numbers. @default none */
  readonly link?: string | null;
}

/** Lists the default parts of a report: all except those that the reader must request. */
export function omitParts<Part extends string>(
  parts: readonly Part[],
  requested: readonly Part[],
): readonly Part[] {
  return parts.filter((part) => !requested.includes(part));
}
