import { usePanelText } from '../messages/panelMessages.ts';
import { type DistributedLoad, type Load, isDistributed } from '@eecs/solver-core';
import { isUnassigned } from '@eecs/solver-core/rules';
import { createLate, useFormat, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { listCommonLoadFields } from '../editing/listLoadFields.ts';
import { computeResultant } from '../editing/ordinates.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { askedShapesAtom, typeLoadNumberAtom } from '../state/loadShapes.ts';
import { documentAtom, session } from '../state/sessionAtoms.ts';
import { InputField } from './InputField.tsx';
import { LoadKindField } from './LoadKindField.tsx';
import { LoadShapeField } from './LoadShapeField.tsx';
import { SetToggles } from './SetToggles.tsx';
import {
  CarriedReaction,
  Columns,
  Line,
  Missing,
  Note,
  type RowProps,
  SymbolLabel,
  useDirected,
} from '@eecs/ui-kit/editor';
import { useDragged } from '../live/useDragged.ts';
import { loadParts } from '../late/loadParts.ts';

// The colours come after the load's values in the form, and their code and texts are loaded later.
const LoadAreaField = createLate(loadParts, 'LoadAreaField');
const LoadColorField = createLate(loadParts, 'LoadColorField');

/** The fields of one load, or of several at once: the kind, the case sets, the places and the values. */
export function LoadFields({ index, indices = [index], isReadOnly }: RowProps) {
  const tPanel = usePanelText();
  const { loads, caseSets } = useKitAtomValue(documentAtom);
  const load = loads[index];
  if (load === undefined) return null;
  const isStray = indices.some((at) => {
    const one = loads[at];
    return one !== undefined && isUnassigned(one, caseSets.length);
  });
  const rows = { index, indices, isReadOnly };
  return (
    <>
      <Columns $count={2}>
        <LoadKindField
          label={tPanel('loads.kindLabel')}
          {...(indices.length === 1 && { name: tPanel('loads.of.kind', { number: index + 1 }) })}
          {...rows}
        />
        {caseSets.length === 0 ? null : <SetToggles {...rows} />}
      </Columns>
      {isStray ? <Missing>{tPanel('loads.unassigned')}</Missing> : null}
      <LoadNumbers {...rows} load={load} />
      {indices.length === 1 && isDistributed(load) ? <LoadAreaField {...rows} /> : null}
      {indices.length === 1 && !isDistributed(load) ? (
        <CarriedReaction session={session} path={`/loads/${index}`} isReadOnly={isReadOnly} />
      ) : null}
      <LoadColorField {...rows} />
    </>
  );
}

/** Fields of loads; during a drag, the values of the draft. */
function LoadNumbers({
  load: kept,
  index,
  indices,
  isReadOnly,
}: Required<RowProps> & { readonly indices: readonly number[]; readonly load: Load }) {
  const t = useBeamText();
  const tPanel = usePanelText();
  const type = useSetKitAtom(typeLoadNumberAtom);
  const load = useDragged(kept);
  const { loads } = useKitAtomValue(documentAtom);
  const asked = useKitAtomValue(askedShapesAtom);
  const shown = indices.flatMap((at) => (at === index ? load : (loads[at] ?? [])));
  const isOne = indices.length === 1;
  const number = index + 1;
  return (
    <>
      <Columns>
        {listCommonLoadFields(shown, asked).map(({ key, symbol, isUsual: _, ...field }) => {
          const word =
            key === 'place' ? '' : key.startsWith('ordinate') ? tPanel('loads.ordinate') : t(`board.${key}`);
          return (
            <InputField
              key={key}
              {...field}
              isPlace={field.quantity === 'length'}
              label={<SymbolLabel text={`${word} ${symbol}`} />}
              name={isOne ? tPanel(`loads.of.${key}`, { number }) : t(`board.${key}`)}
              disabled={isReadOnly}
              onCommit={(value) => type({ indices, key, value })}
            />
          );
        })}
      </Columns>
      {isDistributed(load) && shown.every(isDistributed) ? (
        <Line>
          {load.className === 'DistributedMass' || isReadOnly ? null : (
            <LoadShapeField load={load} index={index} indices={indices} isReadOnly={isReadOnly} />
          )}
          {isOne ? <Total load={load} /> : null}
        </Line>
      ) : null}
    </>
  );
}

/** The resultant of the load. */
function Total({ load }: { readonly load: DistributedLoad }) {
  const tPanel = usePanelText();
  const format = useFormat();
  const { units } = useKitAtomValue(documentAtom);
  const { system } = units;
  const direct = useDirected();
  const total = computeResultant(load);
  const write = (value: number): string => format.brief(value, { quantity: 'force', system });
  return (
    <Note>
      {load.className === 'DistributedMass'
        ? tPanel('loads.massIs', { mass: format.brief(total, { quantity: 'mass', system }) })
        : tPanel('loads.resultant', { force: direct([total], load.alpha, write) })}
    </Note>
  );
}
