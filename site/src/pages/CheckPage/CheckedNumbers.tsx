import type { BeamCase, Quantity } from '@eecs/solver-core';
import type { CheckedClaim, CheckedNumber } from '@eecs/ui-beam/report';
import { DataTable, createFormat, useLocale, useText } from '@eecs/ui-kit';
import { checkMessages } from './checkMessages.ts';

/** Maximum number of displayed rows. */
const MOST_ROWS = 50;

interface NumbersProps<Kind extends CheckedClaim['kind']> {
  readonly document: BeamCase;
  readonly result: Extract<CheckedClaim, { kind: Kind }>;
}

/** The numbers of a report whose link agrees with its document: a reader compares them with the paper. */
export function StatedNumbers({ document, result }: NumbersProps<'agrees'>) {
  const t = useText(checkMessages);
  const name = useName(document, result.marks);
  const write = useWriter(document, result.isReal);
  return (
    <DataTable caption={t('check.stated')}>
      <thead>
        <tr>
          <th scope="col">{t('check.what')}</th>
          <th scope="col" data-numeric="">
            {t('check.told')}
          </th>
        </tr>
      </thead>
      <tbody>
        {result.numbers.slice(0, MOST_ROWS).map(({ of, value }, row) => (
          <tr key={row}>
            <th scope="row">{name(of)}</th>
            <td data-numeric="">{write(value, of)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

/** The numbers of a report that do not belong to its document. */
export function Differences({ document, result }: NumbersProps<'differs'>) {
  const t = useText(checkMessages);
  const name = useName(document, result.marks);
  const write = useWriter(document, result.isReal);
  if (result.differences.length === 0) return null;
  return (
    <DataTable caption={t('check.caption')}>
      <thead>
        <tr>
          <th scope="col">{t('check.what')}</th>
          <th scope="col" data-numeric="">
            {t('check.told')}
          </th>
          <th scope="col" data-numeric="">
            {t('check.found')}
          </th>
        </tr>
      </thead>
      <tbody>
        {result.differences.slice(0, MOST_ROWS).map(({ of, told, found }, row) => (
          <tr key={row}>
            <th scope="row">{name(of)}</th>
            <td data-numeric="">{told === null ? '—' : write(told, of)}</td>
            <td data-numeric="">{found === null ? '—' : write(found, of)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

/** Returns a function that names a number; with its case set if the beam has several. */
function useName({ caseSets }: BeamCase, marks: readonly string[]): (of: CheckedNumber) => string {
  const t = useText(checkMessages);
  return (of) => {
    const what =
      of.kind === 'extreme'
        ? t(`check.extreme.${of.end}`, { what: t(`check.row.${of.row}`) })
        : t(`check.reaction.${of.part}`, { number: marks[of.support] ?? '' });
    return caseSets.length < 2 ? what : t('check.inSet', { set: of.set + 1, what });
  };
}

/** Returns a function that writes numbers with as many digits as are compared. */
function useWriter({ units }: BeamCase, isReal: boolean): (value: number, of: CheckedNumber) => string {
  const format = createFormat({ locale: useLocale(), units: units.system, digits: DIGITS });
  return (value, of) =>
    format.results({ quantity: quantityOf(of, isReal), greatest: Math.abs(value) }).write(value);
}

const QUANTITIES = {
  ...({ N: 'force', Q: 'force', M: 'moment', slope: 'slope', deflection: 'displacement' } as const),
  ...({ axial: 'force', normal: 'force', moment: 'moment' } as const),
} satisfies Record<string, Quantity>;

/** Without real constants the results are EI·θ and EI·v. */
const SCALED = { slope: 'scaledSlope', deflection: 'scaledDeflection' } as const;

function quantityOf(of: CheckedNumber, isReal: boolean): Quantity {
  if (of.kind === 'reaction') return QUANTITIES[of.part];
  return !isReal && (of.row === 'slope' || of.row === 'deflection') ? SCALED[of.row] : QUANTITIES[of.row];
}

const DIGITS = 6;
