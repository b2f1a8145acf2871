import { DEFAULTS } from '@eecs/solver-core';
import { setGrid } from '@eecs/solver-core/rules';
import { useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import type { TabProps } from '@eecs/ui-kit/editor';
import { styled } from 'styled-components';
import { usePanelText } from '../messages/panelMessages.ts';
import { InputField } from '../panels/InputField.tsx';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';

/** The grid step, its number of divisions, and the distance of its stronger lines along the beam. */
export function GridFields({ isReadOnly }: TabProps) {
  const t = usePanelText();
  const { L, grid } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  return (
    <Three>
      <InputField
        label={t('case.gridStep')}
        name={t('case.gridStep')}
        quantity="length"
        value={grid.step}
        min={L / DEFAULTS.maxGridSteps}
        max={Math.max(L, grid.step)}
        positive
        disabled={isReadOnly}
        onCommit={(step) => edit((document) => setGrid(document, { step }))}
      />
      <InputField
        label={t('case.gridMinorsShort')}
        name={t('case.gridMinors')}
        quantity="ratio"
        increment={1}
        digits={0}
        value={grid.minors}
        min={1}
        max={DEFAULTS.maxGridMinors}
        disabled={isReadOnly}
        onCommit={(minors) => edit((document) => setGrid(document, { minors: Math.round(minors) }))}
      />
      <InputField
        label={t('case.gridAcrossShort')}
        name={t('case.gridAcross')}
        quantity="length"
        value={grid.yStep}
        positive
        disabled={isReadOnly}
        onCommit={(yStep) => edit((document) => setGrid(document, { yStep }))}
      />
    </Three>
  );
}

/** In one row, because the drawing below shows the effect. */
const Three = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr) minmax(0, 1.1fr);
  align-items: start;
  gap: ${vars.space2};

  @container (max-width: 639px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1.1fr);
  }
`;
