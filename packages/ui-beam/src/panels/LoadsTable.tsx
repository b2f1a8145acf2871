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

/** Widths are fixed: a longer number must not push the other columns about while it is typed. */
const Fixed = styled.div`
  & table {
    table-layout: fixed;
  }
  & thead th {
    padding: 0 0 0 ${vars.space1};
  }
  & select {
    padding-inline: ${vars.space1} 0;
    font-size: ${vars.text1};
  }
  & input {
    padding-inline-start: ${vars.space1};
  }
  & input:last-child {
    padding-inline-end: ${vars.space1};
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
