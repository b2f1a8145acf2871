import { styled } from 'styled-components';
import { displayUnit } from '@eecs/solver-core';
import { QuantityField, useKitAtom, useKitAtomValue, vars } from '@eecs/ui-kit';
import { useToolText } from '../messages/toolMessages.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { fieldIncrement, SHOWN_DIGITS, SymbolLabel } from '@eecs/ui-kit/editor';
import { guidesAtom } from '../state/guides.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { moveGuide } from './guideDraft.ts';

/** The place of one guide. It is not a field of the document: a refused text does not prevent solving. */
export function GuideDock({ index, isReadOnly }: { readonly index: number; readonly isReadOnly: boolean }) {
  const t = useBeamText();
  const tTool = useToolText();
  const [guides, setGuides] = useKitAtom(guidesAtom);
  const { L, units } = useKitAtomValue(documentAtom);
  const x = guides[index];
  if (x === undefined) return null;
  return (
    <Line>
      <span>{tTool('tool.guide')}</span>
      <span aria-hidden="true">
        <SymbolLabel text="x" />
      </span>
      <QuantityField
        label={t('board.place')}
        hideLabel
        quantity="length"
        system={units.system}
        value={x}
        digits={SHOWN_DIGITS}
        increment={fieldIncrement(units, displayUnit('length', units.system))}
        min={0}
        max={L}
        variables={{ L }}
        disabled={isReadOnly}
        onCommit={(place) => setGuides(moveGuide(guides, { index, x: place }))}
      />
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr);
  align-items: center;
  flex: 0 1 240px;
  gap: ${vars.space2};

  & > span {
    color: ${vars.inkMuted};
  }
`;
