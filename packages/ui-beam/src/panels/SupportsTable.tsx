import { useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { styled } from 'styled-components';
import type { SupportClass } from '@eecs/solver-core';
import {
  Alert,
  Button,
  DataTable,
  IconButton,
  SelectField,
  useKitAtomValue,
  useSetKitAtom,
  vars,
} from '@eecs/ui-kit';
import { useRemoval } from '../commands/useRemoval.ts';
import { addSupport } from '../editing/addSupport.ts';
import { changeSupport } from '../editing/changeSupport.ts';
import { removeSupportsBeyond } from '../editing/removeSupport.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { nameSupports } from '../naming/nameSupports.ts';
import { SUPPORT_KINDS } from '../naming/supportKinds.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { useRowKeys } from '../state/useRowKeys.ts';
import { AddBar } from './AddBar.ts';
import { PlaceField } from './PlaceField.tsx';
import type { TableProps } from './tableProps.ts';

/** The supports as a table; the letters are those of the drawing and of the reactions. */
export function SupportsTable({ isReadOnly }: TableProps) {
  const t = useBeamText();
  const { supports, L } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const [kind, setKind] = useState<SupportClass>('simple');
  const keys = useRowKeys(supports);
  const remove = useRemoval();
  const names = nameSupports(supports);
  const label = (value: SupportClass) => ({ value, label: t(`support.${value}`) });
  return (
    <>
      {supports.some(({ x }) => x > L) ? (
        <Alert
          kind="warning"
          actions={
            isReadOnly ? undefined : (
              <Button onClick={() => edit(removeSupportsBeyond)}>{t('fixBeyond')}</Button>
            )
          }
        >
          {t('hindrance.supportsBeyond')}
        </Alert>
      ) : null}
      {supports.length === 0 ? (
        <p>{t('supports.none')}</p>
      ) : (
        <DataTable caption={t('supports.caption')}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('supports.kind')}</th>
              <PlaceHead scope="col">
                <i>{t('supports.place')}</i>
              </PlaceHead>
              <td />
            </tr>
          </thead>
          <tbody>
            {supports.map((support, index) => {
              const number = index + 1;
              return (
                <Row key={keys[index]}>
                  <th scope="row">{names[index]}</th>
                  <td>
                    <SelectField
                      label={t('supports.kindOf', { number })}
                      hideLabel
                      value={support.className}
                      options={(support.className === 'spring'
                        ? [...SUPPORT_KINDS, 'spring' as const]
                        : SUPPORT_KINDS
                      ).map(label)}
                      disabled={isReadOnly}
                      onChange={(className) =>
                        edit((document) => changeSupport(document, index, { className }))
                      }
                    />
                  </td>
                  <td>
                    <PlaceField
                      label={t('supports.placeOf', { number })}
                      tab="supports"
                      value={support.x}
                      disabled={isReadOnly}
                      onCommit={(x) => edit((document) => changeSupport(document, index, { x }))}
                    />
                  </td>
                  <td>
                    <IconButton
                      label={t('supports.removeOf', { number })}
                      icon={<Trash2 size={16} aria-hidden="true" />}
                      disabled={isReadOnly}
                      onClick={remove('support', index)}
                    />
                  </td>
                </Row>
              );
            })}
          </tbody>
        </DataTable>
      )}
      {isReadOnly ? null : (
        <AddBar>
          <SelectField
            label={t('supports.newKind')}
            hideLabel
            value={kind}
            options={SUPPORT_KINDS.map(label)}
            onChange={setKind}
          />
          <Button
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => edit((document) => addSupport(document, kind))}
          >
            {t('supports.add')}
          </Button>
        </AddBar>
      )}
    </>
  );
}

const PlaceHead = styled.th`
  width: 44%;
`;

const Row = styled.tr`
  && > * {
    padding: 2px 2px 2px 0;
  }
  && th {
    width: 20px;
    font-weight: 600;
  }
  && td:last-child {
    width: ${vars.hit};
    padding-inline-end: 0;
  }
`;
