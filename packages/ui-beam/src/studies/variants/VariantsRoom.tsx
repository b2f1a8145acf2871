import { useRef } from 'react';
import { styled } from 'styled-components';
import { MINUS } from '@eecs/solver-core';
import {
  Button,
  DataTable,
  SelectField,
  TableHead,
  useFormat,
  useKitAtomValue,
  useLocale,
  useText,
  vars,
} from '@eecs/ui-kit';
import { SetName } from '@eecs/ui-kit/editor';
import { roomSetAtom } from '../../live/roomSet.ts';
import { useFollowed } from '../../live/useFollowed.ts';
import type { Solved } from '../../naming/resultRows.ts';
import { ChangeParts } from './ChangeParts.tsx';
import { compareGoverning, findRatio } from './compareGoverning.ts';
import { useVariantChoice } from './useVariantChoice.ts';
import { variantMessages } from './variantMessages.ts';

/**
 * Chooses another beam, or an earlier state of this one, to be drawn under the beam and its diagrams, and lists the
 * governing values of both with their differences, for the shown case set.
 */
export function VariantsRoom() {
  const t = useText(variantMessages);
  const { variant, name, problem, value, options, choose, keepNow, readFile, takeAway } = useVariantChoice();
  const result = useFollowed();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Room>
      <Choices>
        <SelectField
          label={t('with')}
          value={value}
          options={options}
          onChange={(word) => void choose(word)}
        />
        <Button onClick={() => void keepNow()}>{t('keepNow')}</Button>
        <Button onClick={() => input.current?.click()}>{t('fromFile')}</Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file !== undefined) void readFile(file);
            event.currentTarget.value = '';
          }}
        />
        {variant === null ? null : <Button onClick={takeAway}>{t('takeAway')}</Button>}
      </Choices>
      <p role="status">{problem === null ? (variant === null ? t('hint') : '') : t(`problem.${problem}`)}</p>
      {variant === null || result === null ? null : <Differences own={result} other={variant} name={name} />}
    </Room>
  );
}

function Differences({
  own,
  other,
  name,
}: {
  readonly own: Solved;
  readonly other: Solved;
  readonly name: string;
}) {
  const t = useText(variantMessages);
  const format = useFormat();
  const locale = useLocale();
  const index = useKitAtomValue(roomSetAtom);
  const { L, units } = own.document;
  const { system } = units;
  if (other.document.units.system !== system) return null;
  const pairs = compareGoverning(own, other, index);
  const writePercent = (ratio: number): string =>
    (100 * ratio)
      .toLocaleString(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
      // All other numbers on the screen have a true minus sign.
      .replace('-', MINUS);
  const caption = t('caption', { name });
  return (
    <>
      <SetName caseSets={own.document.caseSets} at={index} />
      <DataTable caption={caption} showCaption>
        <TableHead
          columns={[
            { head: t('value') },
            { head: t('own'), isNumeric: true },
            { head: name, isNumeric: true },
            { head: t('difference'), isNumeric: true },
            { head: t('percent'), isNumeric: true },
          ]}
        />
        <tbody>
          {pairs.map(({ id, symbol, end, quantity, greatest, own: a, other: b }) => {
            const writer = format.results({ quantity, system, greatest });
            const write = (point: typeof a): string =>
              point === null
                ? '–'
                : // The other may be shown while this one is not.
                  !writer.isNonzero(point.value)
                  ? writer.write(0)
                  : t('at', {
                      value: writer.write(point.value),
                      x: format.place(point.x, { system, span: L, isFound: true }),
                    });
            const by = a === null || b === null ? null : a.value - b.value;
            const ratio = a === null || b === null ? null : findRatio(a.value, b.value, end);
            return (
              <tr key={`${id} ${end}`}>
                <th scope="row">
                  <i>{symbol}</i> {t(end)}
                </th>
                <td data-numeric="true">{write(a)}</td>
                <td data-numeric="true">{write(b)}</td>
                <td data-numeric="true">{by === null ? '–' : writer.write(by)}</td>
                <td data-numeric="true">{ratio === null ? '–' : writePercent(ratio)}</td>
              </tr>
            );
          })}
        </tbody>
      </DataTable>
      <p>{t('percentNote')}</p>
      <ChangeParts own={own} other={other} set={index} />
    </>
  );
}

const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space2};

  & p {
    margin: 0;
    color: ${vars.inkMuted};
  }
  & p:empty {
    display: none;
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${vars.space2};
`;
