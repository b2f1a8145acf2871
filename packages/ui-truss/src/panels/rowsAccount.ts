import type { RowChoice, RowNeeds } from '@eecs/ui-kit/editor';
import type { TableAccount } from '../editing/addTable.ts';
import type { DoubledWay } from '../editing/doubledRods.ts';
import { type NamedOverlap, describeOverlaps } from '../editing/overlaps.ts';
import type { LaterText } from '../messages/laterMessages.ts';

/** Summary of the rows of a table, shown before the reader takes them. */
export interface RowsFound {
  /** The number of valid rows. */
  readonly count: number;
  /** The number of rows below unknown headings. */
  readonly otherRows: number;
  /** Materials and cross-sections that neither the truss nor the library has. */
  readonly unknown: readonly string[];
  readonly overlaps: readonly NamedOverlap[];
  /** The rows that add nothing of their own when all are added. */
  readonly added: TableAccount;
  /** The same if they replace the truss; null if they cannot. */
  readonly replaced: TableAccount | null;
  /** The chosen treatment of duplicate rods. */
  readonly doubled: DoubledWay;
}

/** Counts the rows that add something of their own. */
export function countTaken(count: number, account: TableAccount, doubled: DoubledWay): number {
  const { jointsThere, jointsRepeated, rodsThere, rodsToSelf, loadsPassedOver } = account;
  const lost = doubled === 'keepOne' ? account.rodsDoubled : account.rodsNotSummed;
  return (
    count -
    [jointsThere, jointsRepeated, rodsThere, rodsToSelf, lost].reduce((sum, { length }) => sum + length, 0) -
    loadsPassedOver
  );
}

/**
 * Describes what is left out or changed when the rows of a table are added, and labels the button that adds them;
 * undefined if each row is simply added.
 */
export function describeNeeds(found: RowsFound, t: LaterText): RowNeeds | undefined {
  const { count, otherRows, unknown, overlaps, added, replaced, doubled } = found;
  const all = count + otherRows;
  const taken = countTaken(count, added, doubled);
  /** Adding and replacing may each leave out some rows. */
  const of = (rows: (account: TableAccount) => readonly number[]): readonly number[] => {
    const [one, other] = [rows(added), replaced === null ? [] : rows(replaced)];
    return other.length > one.length ? other : one;
  };
  const list = (key: Parameters<typeof t>[0], rows: readonly number[]): readonly string[] =>
    rows.length === 0 ? [] : [t(key, { count: rows.length, rows: nameRows(rows) })];
  const said = [
    ...(overlaps.length > 0
      ? [t('rows.overlaps', { count: overlaps.length, names: describeOverlaps(overlaps) })]
      : []),
    ...(unknown.length > 0 ? [t('rows.unknownNames', { names: unknown.join(', ') })] : []),
    ...(otherRows > 0 ? [t('rows.others', { count: otherRows })] : []),
    ...list('rows.jointsThere', added.jointsThere),
    ...list('rows.rodsThere', added.rodsThere),
    ...list(
      'rows.jointsRepeated',
      of((account) => account.jointsRepeated),
    ),
    ...list(
      'rows.rodsToSelf',
      of((account) => account.rodsToSelf),
    ),
    ...(doubled === 'sumAreas'
      ? list(
          'rows.rodsNotSummed',
          of((account) => account.rodsNotSummed),
        )
      : []),
    ...(added.loadsPassedOver > 0 ? [t('rows.loadsPassedOver', { count: added.loadsPassedOver })] : []),
  ];
  if (said.length === 0 && of((account) => account.rodsDoubled).length === 0) return undefined;
  // This button adds, while another one beside it replaces.
  const isChoice = replaced !== null;
  return {
    said: said.join(' '),
    label:
      taken < all
        ? t(isChoice ? 'rows.addOf' : 'rows.takeOf', { count: taken, all })
        : t(
            unknown.length > 0
              ? 'rows.takeWithout'
              : overlaps.length > 0
                ? 'rows.takeOverlapping'
                : isChoice
                  ? 'rows.addAll'
                  : 'rows.takeAll',
            { count },
          ),
  };
}

/**
 * Labels the button that replaces the truss by the rows if replacing or adding skips some of them: both buttons then
 * state their numbers in the same form.
 */
export function nameReplacing(
  { count, otherRows, added, replaced, doubled }: RowsFound,
  t: LaterText,
): string | undefined {
  const taken = replaced === null ? count : countTaken(count, replaced, doubled);
  const all = count + otherRows;
  if (taken < all) return t('rows.replaceOf', { count: taken, all });
  return countTaken(count, added, doubled) < all ? t('rows.replaceAll', { all }) : undefined;
}

/** Asks how to treat rods between the same two joints as another row; undefined if there are none. */
export function askDoubled(
  { added, replaced, doubled }: RowsFound,
  t: LaterText,
  onChange: (way: DoubledWay) => void,
): RowChoice | undefined {
  const rows = [added.rodsDoubled, replaced?.rodsDoubled ?? []].sort((a, b) => b.length - a.length)[0] ?? [];
  if (rows.length === 0) return undefined;
  return {
    label: t('rows.rodsDoubled', { count: rows.length, rows: nameRows(rows) }),
    value: doubled,
    options: [
      { value: 'sumAreas', label: t('rows.sumAreas') },
      { value: 'keepOne', label: t('rows.keepOne') },
    ],
    onChange: (way) => onChange(way === 'keepOne' ? 'keepOne' : 'sumAreas'),
  };
}

/** The greatest number of listed rows; the others are counted. */
const NAMED = 4;

function nameRows(rows: readonly number[]): string {
  return rows.slice(0, NAMED).join(', ') + (rows.length > NAMED ? ', …' : '');
}
