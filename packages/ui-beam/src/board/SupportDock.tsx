import type { Support } from '@eecs/solver-core';
import { SelectField, useSetKitAtom } from '@eecs/ui-kit';
import { changeSupport } from '../editing/changeSupport.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { SUPPORT_KINDS } from '../naming/supportKinds.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { DockField } from './DockField.tsx';

/** The kind and the place of one support. */
export function SupportDock({
  support,
  index,
  isReadOnly,
}: {
  readonly support: Support;
  readonly index: number;
  readonly isReadOnly: boolean;
}) {
  const t = useBeamText();
  const edit = useSetKitAtom(applyEditAtom);
  return (
    <>
      <SelectField
        label={t('board.kind')}
        hideLabel
        value={support.className}
        options={SUPPORT_KINDS.map((value) => ({ value, label: t(`support.${value}`) }))}
        disabled={isReadOnly}
        onChange={(className) => edit((document) => changeSupport(document, index, { className }))}
      />
      <DockField
        label={t('board.place')}
        symbol="x"
        tab="supports"
        quantity="length"
        value={support.x}
        disabled={isReadOnly}
        onCommit={(x) => edit((document) => changeSupport(document, index, { x }))}
      />
    </>
  );
}
