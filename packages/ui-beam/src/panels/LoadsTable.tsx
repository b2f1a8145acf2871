import { useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import { styled } from 'styled-components';
import type { LoadClass } from '@eecs/solver-core';
import {
  Button,
  DataTable,
  SelectField,
  useFormat,
  useKitAtomValue,
  useSetKitAtom,
  vars,
} from '@eecs/ui-kit';
import { addLoad } from '../editing/addLoad.ts';
import { createId } from '../editing/createId.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { LOAD_KINDS } from '../naming/loadKinds.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { useRowKeys } from '../state/useRowKeys.ts';
import { AddBar } from './AddBar.ts';
import { LoadRow } from './LoadRow.tsx';
import type { TableProps } from './tableProps.ts';

/** The loads as a table: everything on the drawing, as numbers that can be edited. */
export function LoadsTable({ isReadOnly }: TableProps) {
  const t = useBeamText();
  const format = useFormat();
  const { loads } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const keys = useRowKeys(loads);
  const [kind, setKind] = useState<LoadClass>('ShearLoad');
  return (
    <>
      {loads.length === 0 ? (
        <p>{t('loads.none')}</p>
      ) : (
        <Fixed>
          <DataTable caption={t('loads.caption')}>
            <thead>
              <tr>
                <KindHead scope="col">{t('loads.kind')}</KindHead>
                <th scope="col">
                  {t('loads.place')}, {format.unit('length')}
                </th>
                <ValueHead scope="col">{t('loads.value')}</ValueHead>
                <ActionHead />
              </tr>
            </thead>
            <tbody>
              {loads.map((load, index) => (
                <LoadRow key={keys[index]} load={load} index={index} isReadOnly={isReadOnly} />
              ))}
            </tbody>
          </DataTable>
        </Fixed>
      )}
      {isReadOnly ? null : (
        <AddBar>
          <SelectField
            label={t('loads.newKind')}
            hideLabel
            value={kind}
            options={LOAD_KINDS.map((value) => ({ value, label: t(`load.${value}`) }))}
            onChange={setKind}
          />
          <Button
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => edit((document) => addLoad(document, kind, createId(Math.random)))}
          >
            {t('loads.add')}
          </Button>
        </AddBar>
      )}
      <Signs>{t('loads.signs')}</Signs>
    </>
  );
}

/**
 * Widths are fixed: a longer number must not push the other columns about while it is typed. Where a row has no room
 * for whole values, feet and inches above all, its kind goes above them.
 */
const Fixed = styled.div`
  container-type: inline-size;

  & table {
    table-layout: fixed;
  }
  & thead th {
    padding: 0 0 0 ${vars.space1};
  }
  & input {
    padding-inline-start: ${vars.space1};
  }
  & input:last-child {
    padding-inline-end: ${vars.space1};
  }

  @container (max-width: 459px) {
    && :is(table, thead, tbody) {
      display: block;
    }
    && tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr) ${vars.hit};
      border-bottom: 1px solid ${vars.hairline};
    }
    && thead tr {
      border-bottom-color: ${vars.line};
    }
    && :is(th, td) {
      width: auto;
      height: auto;
      border-bottom: 0;
    }
    && tbody td:nth-child(1) {
      grid-area: 1 / 1 / 2 / 3;
    }
    && tbody td:nth-child(2) {
      grid-area: 2 / 1;
    }
    && tbody td:nth-child(3) {
      grid-area: 2 / 2 / 3 / 4;
    }
    && tbody td:nth-child(4) {
      grid-area: 1 / 3;
    }
    && thead th {
      padding-inline-start: 24px;
    }
    && thead :is(th:first-child, td) {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

const KindHead = styled.th`
  width: 122px;
`;

const ValueHead = styled.th`
  width: 36%;
`;

const ActionHead = styled.td`
  width: ${vars.hit};
`;

const Signs = styled.p`
  margin: ${vars.space2} 0 0;
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;
