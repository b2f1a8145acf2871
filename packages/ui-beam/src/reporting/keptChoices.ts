import type { Store } from '@eecs/ui-kit';
import type { Paper, ReportLogo } from '../report/blocks.ts';
import { REPORT_PARTS, type ReportPart, USUAL_PARTS } from '../report/reportOptions.ts';
import { fromBase64, toBase64 } from './ReportSheet.tsx';

/** What a reader chose of reports, kept where the surroundings keep values, never sent anywhere. */
export interface ReportChoices {
  readonly parts: readonly ReportPart[];
  readonly paper: Paper;
  readonly digits: number;
  readonly project: string;
  readonly author: string;
  /** The day the report bears, `2026-11-26`, or what is typed until it is one; nothing means today. It is not kept. */
  readonly date: string;
  readonly logo: ReportLogo | null;
}

const KEY = 'beam.report';
const DIGITS = 6;
const MOST_DIGITS = 12;

/** Reads what was chosen the last time; what is not there, or makes no sense, is as usual. */
export function readChoices(store: Store | undefined, locale: string): ReportChoices {
  const kept = store?.read(KEY);
  const of = typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {};
  const { parts, paper, digits, project, author, logo } = of;
  const isDigits = typeof digits === 'number' && Number.isInteger(digits) && digits >= 0;
  return {
    parts: Array.isArray(parts) ? REPORT_PARTS.filter((part) => parts.includes(part)) : USUAL_PARTS,
    paper: paper === 'A4' || paper === 'Letter' ? paper : locale === 'en-US' ? 'Letter' : 'A4',
    digits: isDigits && digits <= MOST_DIGITS ? digits : DIGITS,
    project: typeof project === 'string' ? project : '',
    author: typeof author === 'string' ? author : '',
    date: '',
    logo: readLogo(logo),
  };
}

/** Keeps what was chosen; where there is no room it lasts as long as the editor. */
export function keepChoices(
  store: Store | undefined,
  { logo, date: _today, ...choices }: ReportChoices,
): void {
  const kept = logo === null ? null : { ...logo, bytes: toBase64(logo.bytes) };
  if (store?.write(KEY, { ...choices, logo: kept }) === false) store.write(KEY, { ...choices, logo: null });
}

function readLogo(kept: unknown): ReportLogo | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { type, bytes, width, height } = kept as Readonly<Record<string, unknown>>;
  if ((type !== 'image/png' && type !== 'image/jpeg') || typeof bytes !== 'string') return null;
  if (typeof width !== 'number' || typeof height !== 'number') return null;
  try {
    return { type, bytes: fromBase64(bytes), width, height };
  } catch {
    // A store that a program or a person wrote in: the report has no logo.
    return null;
  }
}
