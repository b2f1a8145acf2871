import type { UnitSystem } from '@eecs/solver-core';
import type { Store } from '../../host/host.ts';
import type { Paper, ReportLogo } from '../../report/blocks.ts';
import { TITLE_LINES, type TitleLine } from '../../report/titleBlock.ts';
import { fromBase64, toBase64 } from './base64.ts';

/** The reader's options for reports, kept in the host's store and never sent anywhere. */
export interface ReportChoices<Part extends string = string> extends Readonly<Record<TitleLine, string>> {
  readonly parts: readonly Part[];
  readonly paper: Paper;
  readonly digits: number;
  readonly hasSigns: boolean;
  /**
   * The date on the report, `2026-11-26`, or incomplete text while it is typed; empty means today. It is not stored.
   */
  readonly date: string;
  readonly logo: ReportLogo | null;
}

/** A kind of report: the key of its options, its possible parts, and its default parts. */
export interface ReportKind<Part extends string> {
  /** The key in the store, `beam.report`. */
  readonly key: string;
  readonly parts: readonly Part[];
  readonly usualParts: readonly Part[];
}

/** The title block is a template shared by the reports of every kind. */
const TEMPLATE_KEY = 'report.template';
/** Reads values that were stored before templates existed. */
const OLD_DIGITS = 6;
const DIGITS = 3;
/** The greatest number of decimals that a report offers. */
export const MOST_DIGITS = 12;

/**
 * Reads the last options; missing or invalid values become the defaults. `system` decides the default paper: A4 with SI
 * units, Letter with US customary ones.
 */
export function readChoices<Part extends string>(
  store: Store | undefined,
  { key, parts: all, usualParts }: ReportKind<Part>,
  system: UnitSystem,
): ReportChoices<Part> {
  const own = readRecord(store, key);
  const kept = readRecord(store, TEMPLATE_KEY);
  // Before templates existed the title block was stored with the parts.
  const template = kept ?? own ?? {};
  const { parts } = own ?? {};
  const { paper, digits, hasSigns, logo } = template;
  const isDigits =
    typeof digits === 'number' && Number.isInteger(digits) && digits >= 0 && digits <= MOST_DIGITS;
  const isChosen = isDigits && (kept !== null || digits !== OLD_DIGITS);
  return {
    ...readTitle(template),
    parts: Array.isArray(parts) ? all.filter((part) => parts.includes(part)) : usualParts,
    paper: kept !== null && (paper === 'A4' || paper === 'Letter') ? paper : system === 1 ? 'Letter' : 'A4',
    digits: isChosen ? digits : DIGITS,
    hasSigns: hasSigns === true,
    date: '',
    logo: readLogo(logo),
  };
}

function readTitle(template: Readonly<Record<string, unknown>>): Record<TitleLine, string> {
  const lines = TITLE_LINES.map((line) => {
    const text = template[line];
    return [line, typeof text === 'string' ? text : ''] as const;
  });
  return Object.fromEntries(lines) as Record<TitleLine, string>;
}

/**
 * Stores the options; without storage they last as long as the editor. The paper is stored only if it is not the
 * default.
 */
export function keepChoices(
  store: Store | undefined,
  { key }: Pick<ReportKind<string>, 'key'>,
  {
    choices: { logo, date: _today, parts, paper, ...title },
    system,
  }: { readonly choices: ReportChoices; readonly system: UnitSystem },
): void {
  const usual = system === 1 ? 'Letter' : 'A4';
  const template = { ...title, ...(paper !== usual && { paper }) };
  const kept = logo === null ? null : { ...logo, bytes: toBase64(logo.bytes) };
  store?.write(key, { parts });
  if (store?.write(TEMPLATE_KEY, { ...template, logo: kept }) === false)
    store.write(TEMPLATE_KEY, { ...template, logo: null });
}

function readRecord(store: Store | undefined, key: string): Readonly<Record<string, unknown>> | null {
  const kept = store?.read(key);
  return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : null;
}

function readLogo(kept: unknown): ReportLogo | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { type, bytes, width, height } = kept as Readonly<Record<string, unknown>>;
  if ((type !== 'image/png' && type !== 'image/jpeg') || typeof bytes !== 'string') return null;
  if (typeof width !== 'number' || typeof height !== 'number') return null;
  try {
    return { type, bytes: fromBase64(bytes), width, height };
  } catch {
    // If a program or a person has tampered with the store, the report has no logo.
    return null;
  }
}
