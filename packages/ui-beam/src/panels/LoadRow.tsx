import Trash2 from 'lucide-react/icons/trash-2';
import { styled } from 'styled-components';
import type { DistributedLoad, Load, PointLoad } from '@eecs/solver-core';
import { IconButton, SelectField, useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { useRemoval } from '../commands/useRemoval.ts';
import { changeDistributedLoad, changePointLoad, isDistributed } from '../editing/changeLoad.ts';
import { changeLoadKind } from '../editing/changeLoadKind.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { LOAD_KINDS } from '../naming/loadKinds.ts';
import { loadQuantity } from '../naming/loadQuantity.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { InputField } from './InputField.tsx';
import { PlaceField } from './PlaceField.tsx';
import { SHOWN_DIGITS } from './shownDigits.ts';
import { SymbolField } from './SymbolField.tsx';

interface RowProps<Kind extends Load> {
  readonly load: Kind;
  readonly index: number;
  readonly isReadOnly: boolean;
}

/** One load: its kind, where it acts, what it is worth. */
export function LoadRow({ load, index, isReadOnly }: RowProps<Load>) {
  const t = useBeamText();
  const edit = useSetKitAtom(applyEditAtom);
  const remove = useRemoval();
  const number = index + 1;
  return (
    <Row>
      <td>
        <SelectField
          label={t('loads.kindOf', { number })}
          hideLabel
          value={load.className}
          options={LOAD_KINDS.map((value) => ({ value, label: t(`load.${value}`) }))}
          disabled={isReadOnly}
          onChange={(kind) => edit((document) => changeLoadKind(document, index, kind))}
        />
      </td>
      {isDistributed(load) ? (
        <DistributedCells load={load} index={index} isReadOnly={isReadOnly} />
      ) : (
        <PointCells load={load} index={index} isReadOnly={isReadOnly} />
      )}
      <td>
        <IconButton
          label={t('loads.removeOf', { number })}
          icon={<Trash2 size={16} aria-hidden="true" />}
          disabled={isReadOnly}
          onClick={remove('load', index)}
        />
      </td>
    </Row>
  );
}

function PointCells({ load, index, isReadOnly }: RowProps<PointLoad>) {
  const t = useBeamText();
  const edit = useSetKitAtom(applyEditAtom);
  const { units } = useKitAtomValue(documentAtom);
  const { system } = units;
  const number = index + 1;
  return (
    <>
      <td>
        <SymbolField symbol="x">
          <PlaceField
            label={t('loads.placeOf', { number })}
            tab="loads"
            hideUnit
            value={load.x}
            disabled={isReadOnly}
            onCommit={(x) => edit((document) => changePointLoad(document, index, { x }))}
          />
        </SymbolField>
      </td>
      <td>
        <SymbolField symbol={load.className === 'BendingMoment' ? 'M' : 'F'}>
          <InputField
            label={t('loads.valueOf', { number })}
            tab="loads"
            hideLabel
            quantity={loadQuantity(load.className)}
            digits={SHOWN_DIGITS}
            system={system}
            value={load.c[0]}
            disabled={isReadOnly}
            onCommit={(value) => edit((document) => changePointLoad(document, index, { value }))}
          />
        </SymbolField>
        {load.className === 'GenericLoad' ? (
          <SymbolField symbol="α">
            <InputField
              label={t('loads.angleOf', { number })}
              tab="loads"
              hideLabel
              quantity="angle"
              system={system}
              value={load.alpha}
              disabled={isReadOnly}
              onCommit={(alpha) => edit((document) => changePointLoad(document, index, { alpha }))}
            />
          </SymbolField>
        ) : null}
      </td>
    </>
  );
}

const ENDS = [
  { key: 'start', label: 'loads.startOf', sub: '0' },
  { key: 'end', label: 'loads.endOf', sub: '1' },
] as const;

const ORDINATES = [
  { at: 0, label: 'loads.ordinateStartOf' },
  { at: 1, label: 'loads.ordinateMiddleOf' },
  { at: 2, label: 'loads.ordinateEndOf' },
] as const;

function DistributedCells({ load, index, isReadOnly }: RowProps<DistributedLoad>) {
  const t = useBeamText();
  const edit = useSetKitAtom(applyEditAtom);
  const { units } = useKitAtomValue(documentAtom);
  const { system } = units;
  const number = index + 1;
  const isMass = load.className === 'DistributedMass';
  const quantity = loadQuantity(load.className);
  return (
    <>
      <td>
        {ENDS.map(({ key, label, sub }) => (
          <SymbolField
            key={key}
            symbol={
              <>
                x<sub>{sub}</sub>
              </>
            }
          >
            <PlaceField
              label={t(label, { number })}
              tab="loads"
              hideUnit
              value={load.x[key === 'start' ? 0 : 1]}
              disabled={isReadOnly}
              onCommit={(x) => edit((document) => changeDistributedLoad(document, index, { [key]: x }))}
            />
          </SymbolField>
        ))}
      </td>
      <td>
        {isMass ? (
          <SymbolField symbol="m">
            <InputField
              label={t('loads.massOf', { number })}
              tab="loads"
              hideLabel
              quantity={quantity}
              digits={SHOWN_DIGITS}
              system={system}
              value={load.y[0]}
              disabled={isReadOnly}
              onCommit={(value) =>
                edit((document) => changeDistributedLoad(document, index, { ordinate: { at: 'all', value } }))
              }
            />
          </SymbolField>
        ) : (
          ORDINATES.map(({ at, label }) => (
            <SymbolField
              key={at}
              symbol={
                <>
                  q<sub>{at}</sub>
                </>
              }
            >
              <InputField
                label={t(label, { number })}
                tab="loads"
                hideLabel
                quantity={quantity}
                digits={SHOWN_DIGITS}
                system={system}
                value={load.y[at]}
                disabled={isReadOnly}
                onCommit={(value) =>
                  edit((document) => changeDistributedLoad(document, index, { ordinate: { at, value } }))
                }
              />
            </SymbolField>
          ))
        )}
        {!isMass && load.alpha !== 90 ? (
          <SymbolField symbol="α">
            <InputField
              label={t('loads.angleOf', { number })}
              tab="loads"
              hideLabel
              quantity="angle"
              system={system}
              value={load.alpha}
              disabled={isReadOnly}
              onCommit={(alpha) => edit((document) => changeDistributedLoad(document, index, { alpha }))}
            />
          </SymbolField>
        ) : null}
      </td>
    </>
  );
}

const Row = styled.tr`
  && td {
    padding: 2px 2px 2px 0;
    vertical-align: top;
  }
  && td:last-child {
    width: ${vars.hit};
    padding-inline-end: 0;
  }
`;
