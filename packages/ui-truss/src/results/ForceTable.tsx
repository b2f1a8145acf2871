import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { Button, DataTable, useFormat, useKitAtom, useSetKitAtom, vars } from '@eecs/ui-kit';
import { SymbolHead, titleSet, useEditorText as useKitText } from '@eecs/ui-kit/editor';
import { shownAnswerAtom, shownSetIndexAtom } from '../live/shownAnswer.ts';
import { useSettled } from '../live/useSettled.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { hoveredAtom, selectionAtom } from '../state/selection.ts';
import { type ZeroReason, explainZeroRods } from './explainZero.ts';
import { greatestPart } from './layoutForces.ts';

/** Rows shown before all are asked for, and case sets side by side. */
const FIRST_ROWS = 60;
const MOST_SETS = 6;
const NOTHING: ReadonlyMap<number, ZeroReason> = new Map();

/** Axial forces of every rod by case set, with the extremes; rods that bear nothing are told why. */
export function ForceTable() {
  const t = useEditorText();
  const tKit = useKitText();
  const format = useFormat();
  const shown = useSettled(shownAnswerAtom);
  const setIndex = useSettled(shownSetIndexAtom);
  const [hovered, hover] = useKitAtom(hoveredAtom);
  const choose = useSetKitAtom(selectionAtom);
  const [isWhole, setWhole] = useState(false);
  const zero = useMemo(
    () => (shown === null ? NOTHING : explainZeroRods(shown.document, setIndex)),
    [shown, setIndex],
  );
  if (shown === null) return null;
  const { document, answer } = shown;
  const { system } = document.units;
  const sets = answer.sets.slice(0, MOST_SETS);
  const set = answer.sets[setIndex];
  if (set === undefined) return null;
  const force = (value: number): string =>
    format.quantity(value, { quantity: 'force', system, withUnit: false });
  const rows = isWhole ? document.links : document.links.slice(0, FIRST_ROWS);
  const zeroSet = new Set(set.zeroForce);
  return (
    <>
      <DataTable caption={t('results.table')}>
        <thead>
          <tr>
            <th scope="col">{t('results.rod')}</th>
            {sets.map((_, index) => (
              <th key={index} scope="col" data-numeric="">
                <SymbolHead symbol="N" unit={format.unit('force')} />
                {sets.length > 1 ? <Small> {titleSet(index, document.caseSets, tKit)}</Small> : null}
              </th>
            ))}
            {set.stress === null ? null : (
              <th scope="col" data-numeric="">
                <SymbolHead symbol="σ" unit={format.unit('stress')} />
              </th>
            )}
            {set.utilisation === null ? null : (
              <th scope="col" data-numeric="">
                {t('results.used')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((link, index) => {
            const reason = zero.get(index);
            const part = set.utilisation?.[index];
            return (
              <Row
                key={String(link.id)}
                data-hovered={hovered?.kind === 'link' && hovered.index === index ? '' : undefined}
                onPointerEnter={() => hover({ kind: 'link', index })}
                onPointerLeave={() => hover(null)}
                onClick={() => choose([{ kind: 'link', index }])}
              >
                <th scope="row">
                  {link.i + 1}–{link.j + 1}
                </th>
                {sets.map(({ N, zeroForce }, at) => {
                  const value = zeroForce.includes(index) ? 0 : (N[index] ?? 0);
                  return (
                    <Value key={at} data-numeric="" data-sign={Math.sign(value)}>
                      {force(value)}
                    </Value>
                  );
                })}
                {set.stress === null ? null : (
                  <td data-numeric="">
                    {format.quantity(zeroSet.has(index) ? 0 : (set.stress[index] ?? 0), {
                      quantity: 'stress',
                      system,
                      digits: 1,
                      withUnit: false,
                    })}
                  </td>
                )}
                {set.utilisation === null ? null : (
                  <td data-numeric="">
                    {reason !== undefined ? (
                      <Why title={t('results.zeroNote')}>
                        {t('results.zeroWhy', { joint: reason.joint + 1 })}
                      </Why>
                    ) : part === undefined ? (
                      ''
                    ) : (
                      <Used data-over={greatestPart(part) > 1 ? '' : undefined}>
                        {Math.round(greatestPart(part) * 1000) / 10} %
                      </Used>
                    )}
                  </td>
                )}
              </Row>
            );
          })}
        </tbody>
      </DataTable>
      {rows.length < document.links.length ? (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {t('results.allRows', { count: document.links.length })}
        </Button>
      ) : null}
    </>
  );
}

const Row = styled.tr`
  cursor: pointer;

  &[data-hovered] {
    background: ${vars.accentWash};
  }
`;

const Value = styled.td`
  &[data-sign='1'] {
    color: ${vars.positiveText};
  }
  &[data-sign='-1'] {
    color: ${vars.negativeText};
  }
`;

const Used = styled.span`
  &[data-over] {
    color: ${vars.error};
    font-weight: 600;
  }
`;

const Why = styled.span`
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;

const Small = styled.span`
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
  font-weight: 400;
`;
