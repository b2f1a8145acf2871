import type { Support } from '@eecs/solver-core';
import { useSetKitAtom } from '@eecs/ui-kit';
import type { RowProps } from '@eecs/ui-kit/editor';
import { changeSupport } from '../editing/changeSupport.ts';
import { useToolText } from '../messages/toolMessages.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { SupportKindField } from '../panels/SupportKindField.tsx';
import { useDragged } from '../live/useDragged.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { DockField } from './DockField.tsx';

/** The kind and the place of one support. */
export function SupportDock({ support, index, isReadOnly }: RowProps & { readonly support: Support }) {
  const t = useBeamText();
  const tTool = useToolText();
  const edit = useSetKitAtom(applyEditAtom);
  return (
    <>
      <SupportKindField label={tTool('kind')} hideLabel index={index} isReadOnly={isReadOnly} />
      <DockField
        label={t('board.place')}
        symbol="x"
        tab="supports"
        quantity="length"
        value={useDragged(support).x}
        disabled={isReadOnly}
        onCommit={(x) => edit((document) => changeSupport(document, index, { x }))}
      />
    </>
  );
}
