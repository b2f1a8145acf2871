import { usePanelText } from '../messages/panelMessages.ts';
import { type DistributedLoad, type Load, isDistributed } from '@eecs/solver-core';
import { isUnassigned } from '@eecs/solver-core/rules';
import { createLate, useFormat, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { listLoadFields } from '../editing/listLoadFields.ts';
import { computeResultant } from '../editing/ordinates.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { askedShapesAtom, typeLoadNumberAtom } from '../state/loadShapes.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { InputField } from './InputField.tsx';
import { LoadKindField } from './LoadKindField.tsx';
import { LoadShapeField } from './LoadShapeField.tsx';
import { SetToggles } from './SetToggles.tsx';
import { Columns, Line, Missing, Note, type RowProps, SymbolLabel } from '@eecs/ui-kit/editor';
import { useDragged } from '../live/useDragged.ts';
import { loadParts } from '../loadParts.ts';

// The colours come after what makes the load; so do their words.
const LoadColorField = createLate(loadParts, 'LoadColorField');

/** The fields of one load: its kind, the case sets it acts in, where it acts and what it is worth. */
export function LoadFields({ index, isReadOnly }: RowProps) {
  const tPanel = usePanelText();
  const { loads, caseSets } = useKitAtomValue(documentAtom);
  const load = loads[index];
  if (load === undefined) return null;
  const isStray = isUnassigned(load, caseSets.length);
  return (
    <>
      <Columns $count={2}>
        <LoadKindField
          label={tPanel('loads.kindLabel')}
          name={tPanel('loads.of.kind', { number: index + 1 })}
          load={load}
          index={index}
          isReadOnly={isReadOnly}
        />
        {caseSets.length === 0 ? null : <SetToggles index={index} isReadOnly={isReadOnly} />}
      </Columns>
      {isStray ? <Missing>{tPanel('loads.unassigned')}</Missing> : null}
      <LoadNumbers load={load} index={index} isReadOnly={isReadOnly} />
      <LoadColorField index={index} isReadOnly={isReadOnly} />
    </>
  );
}

/** What is typed of a load; while it is dragged, what it would be left with. */
function LoadNumbers({ load: kept, index, isReadOnly }: RowProps & { readonly load: Load }) {
  const t = useBeamText();
  const tPanel = usePanelText();
  const type = useSetKitAtom(typeLoadNumberAtom);
  const load = useDragged(kept);
  const asked = useKitAtomValue(askedShapesAtom)[load.id];
  const number = index + 1;
  return (
    <>
      <Columns>
        {listLoadFields(load, asked).map(({ key, symbol, isUsual: _, change, ...field }) => {
          const word =
            key === 'place' ? '' : key.startsWith('ordinate') ? tPanel('loads.ordinate') : t(`board.${key}`);
          return (
            <InputField
              key={key}
              {...field}
              isPlace={field.quantity === 'length'}
              label={<SymbolLabel text={`${word} ${symbol}`} />}
              name={tPanel(`loads.of.${key}`, { number })}
              disabled={isReadOnly}
              onCommit={(value) => type({ load: kept, index, field: { key, change }, value })}
            />
          );
        })}
      </Columns>
      {isDistributed(load) ? (
        <Line>
          {load.className === 'DistributedMass' || isReadOnly ? null : (
            <LoadShapeField load={load} index={index} isReadOnly={isReadOnly} />
          )}
          <Total load={load} />
        </Line>
      ) : null}
    </>
  );
}

/** What the load is worth as a whole. */
function Total({ load }: { readonly load: DistributedLoad }) {
  const tPanel = usePanelText();
  const format = useFormat();
  const { units } = useKitAtomValue(documentAtom);
  const { system } = units;
  const total = computeResultant(load);
  return (
    <Note>
      {load.className === 'DistributedMass'
        ? tPanel('loads.massIs', { mass: format.brief(total, { quantity: 'mass', system }) })
        : tPanel('loads.resultant', { force: format.brief(total, { quantity: 'force', system }) })}
    </Note>
  );
}
