import type { Knex } from 'knex';
import { askWithin } from '../db/askWithin.ts';
import { isDatabaseAway } from '../db/isDatabaseAway.ts';
import { ApiFailure } from '../failures/errors.ts';
import { isRecord } from '../text/isRecord.ts';
import { findUser } from '../repositories/users.ts';
import type { CommonReportWish } from '../schemas/reportRequest.ts';

const LINES = [
  'project',
  'client',
  'company',
  'job',
  'sheet',
  'revision',
  'author',
  'checked',
  'approved',
] as const satisfies readonly (keyof CommonReportWish)[];

/** An account's options of reports: the lines of the title block, the paper, the digits of tables. */
export type ReportTemplate = Pick<CommonReportWish, (typeof LINES)[number] | 'hasSigns' | 'paper' | 'digits'>;

const MOST_LETTERS = 200;
const MOST_DIGITS = 12;
/** Longest wait of a report for the settings of the account, ms. */
const PATIENCE_MS = 500;

/** Reads the template from `data.report`, which clients store with the account; leaves out invalid values. */
export function tidyTemplate(kept: unknown): ReportTemplate {
  if (!isRecord(kept)) return {};
  const { paper, digits, hasSigns } = kept;
  const lines = LINES.flatMap((line) => {
    const text = kept[line];
    return typeof text === 'string' && text !== '' ? [[line, text.slice(0, MOST_LETTERS)] as const] : [];
  });
  return {
    ...Object.fromEntries(lines),
    ...((paper === 'A4' || paper === 'Letter') && { paper }),
    ...(isDigits(digits) && { digits }),
    ...(typeof hasSigns === 'boolean' && { hasSigns }),
  };
}

function isDigits(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_DIGITS;
}

/**
 * Reads the report settings of an account. Returns no settings if the database is unavailable or slow, because a report
 * does not need them.
 */
export async function readTemplate(db: Knex, userId: number): Promise<ReportTemplate> {
  try {
    const user = await askWithin(findUser(db, userId), PATIENCE_MS);
    return tidyTemplate(user?.data['report']);
  } catch (error) {
    if (isDatabaseAway(error) || (error instanceof ApiFailure && error.key === 'db')) return {};
    throw error;
  }
}
