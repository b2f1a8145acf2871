import { DEFAULTS } from '@eecs/solver-core';
import { setGrid } from '@eecs/solver-core/rules';
import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { Columns, type TabProps } from '@eecs/ui-kit/editor';
import { usePanelText } from '../messages/panelMessages.ts';
import { InputField } from '../panels/InputField.tsx';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';

/** The step of the grid and into how many parts it is divided. */
export function GridFields({ isReadOnly }: TabProps) {
  const t = usePanelText();
  const { L, grid } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  return (
    <Columns $count={2} $width="7ch">
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
        label={t('case.gridMinors')}
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
    </Columns>
  );
}
