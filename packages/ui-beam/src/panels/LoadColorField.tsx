import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { ColorField, type RowProps } from '@eecs/ui-kit/editor';
import { changeLoadColor } from '../editing/changeLoadColor.ts';
import { usePanelText } from '../messages/panelMessages.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';

/** The colour one load is drawn in; without one it has that of its case set. */
export function LoadColorField({ index, isReadOnly }: RowProps) {
  const t = usePanelText();
  const { loads } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  return (
    <ColorField
      label={t('loadColor.label')}
      name={t('loadColor.of', { number: index + 1 })}
      value={loads[index]?.color ?? null}
      none={t('loadColor.none')}
      disabled={isReadOnly}
      onCommit={(color) => edit((document) => changeLoadColor(document, index, color))}
    />
  );
}
