import type { Store } from '../../host/host.ts';
import type { Paper, ReportLogo } from '../../report/blocks.ts';
import { fromBase64, toBase64 } from './base64.ts';

/** What a reader chose of reports, kept where the surroundings keep values, never sent anywhere. */
export interface ReportChoices<Part extends string = string> {
  readonly parts: readonly Part[];
  readonly paper: Paper;
  readonly digits: number;
  readonly project: string;
  readonly author: string;
  /** The day the report bears, `2026-11-26`, or what is typed until it is one; nothing means today. It is not kept. */
  readonly date: string;
  readonly logo: ReportLogo | null;
}

/** A kind of report: where its choices are kept, which parts it may have, and which it has when nobody chose. */
export interface ReportKind<Part extends string> {
  /** The name in the store, `beam.report`. */
  readonly key: string;
  readonly parts: readonly Part[];
  readonly usualParts: readonly Part[];
}

const DIGITS = 6;
/** The most digits after the decimal mark that a report offers. */
export const MOST_DIGITS = 12;

/** Reads what was chosen the last time; what is not there, or makes no sense, is as usual. */
export function readChoices<Part extends string>(
  store: Store | undefined,
  { key, parts: all, usualParts }: ReportKind<Part>,
  locale: string,
): ReportChoices<Part> {
  const kept = store?.read(key);
  const of = typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {};
  const { parts, paper, digits, project, author, logo } = of;
  const isDigits = typeof digits === 'number' && Number.isInteger(digits) && digits >= 0;
  return {
    parts: Array.isArray(parts) ? all.filter((part) => parts.includes(part)) : usualParts,
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
  { key }: Pick<ReportKind<string>, 'key'>,
  { logo, date: _today, ...choices }: ReportChoices,
): void {
  const kept = logo === null ? null : { ...logo, bytes: toBase64(logo.bytes) };
  if (store?.write(key, { ...choices, logo: kept }) === false) store.write(key, { ...choices, logo: null });
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
