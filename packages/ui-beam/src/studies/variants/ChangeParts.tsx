import { useMemo, useState } from 'react';
import { DataTable, SelectField, TableHead, useFormat, useText } from '@eecs/ui-kit';
import type { Solved } from '../../naming/resultRows.ts';
import { type GoverningPair, compareGoverning } from './compareGoverning.ts';
import { explainChange, nameEdit } from './explainChange.ts';
import { variantMessages } from './variantMessages.ts';

/** Why a value differs from that of the variant: the part of each edit between the two, whose sum is the difference. */
export function ChangeParts({
  own,
  other,
  set,
}: {
  readonly own: Solved;
  readonly other: Solved;
  readonly set: number;
}) {
  const t = useText(variantMessages);
  const format = useFormat();
  const pairs = compareGoverning(own, other, set).filter(({ id }) => SPLIT.has(id));
  const [asked, setAsked] = useState<string | null>(null);
  const pair = pairs.find((one) => keyOf(one) === asked) ?? pairs[0];
  const key = pair === undefined ? null : keyOf(pair);
  const found = useMemo(() => {
    if (pair === undefined) return null;
    return explainChange(other.document, own.document, { id: pair.id, end: pair.end, set });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `key` identifies the pair, which is new in every render
  }, [own.document, other.document, key, set]);
  if (pair === undefined) return null;
  const { system } = own.document.units;
  const writer = format.results({ quantity: pair.quantity, system, greatest: pair.greatest });
  return (
    <>
      <SelectField
        label={t('why')}
        value={keyOf(pair)}
        options={pairs.map((one) => ({ value: keyOf(one), label: `${one.symbol} ${t(one.end)}` }))}
        onChange={setAsked}
      />
      {found === null ? (
        <p>{t('noSplit')}</p>
      ) : (
        <DataTable caption={t('whyCaption')}>
          <TableHead columns={[{ head: t('edit') }, { head: t('difference'), isNumeric: true }]} />
          <tbody>
            {found.parts.map(({ path, kind, change }) => {
              const { key: name, number } = nameEdit(path);
              return (
                <tr key={path + kind}>
                  <th scope="row">
                    {t('editOf', { what: t(`edited.${name}`, { number }), how: t(`kind.${kind}`) })}
                  </th>
                  <td data-numeric="true">{writer.write(change)}</td>
                </tr>
              );
            })}
            <tr>
              <th scope="row">{t('sum')}</th>
              <td data-numeric="true">{writer.write(found.after - found.before)}</td>
            </tr>
          </tbody>
        </DataTable>
      )}
      {found === null || found.parts.length < 2 ? null : <p>{t(`by.${found.by}`)}</p>}
    </>
  );
}

const keyOf = ({ id, end }: GoverningPair): string => `${id} ${end}`;

/** Stresses need more than the solver of the room. */
const SPLIT: ReadonlySet<string> = new Set(['M', 'Q', 'N', 'deflection']);
