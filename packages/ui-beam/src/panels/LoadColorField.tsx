import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { changeEach } from '@eecs/ui-kit/editing';
import { ColorField, type RowProps } from '@eecs/ui-kit/editor';
import { changeLoadColor } from '../editing/changeLoadColor.ts';
import { usePanelText } from '../messages/panelMessages.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';

/** The colour of loads; by default that of the case set. For several loads, the colour of the first one is shown. */
export function LoadColorField({ index, indices = [index], isReadOnly }: RowProps) {
  const t = usePanelText();
  const { loads } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  return (
    <ColorField
      label={t('loadColor.label')}
      name={indices.length > 1 ? t('loadColor.label') : t('loadColor.of', { number: index + 1 })}
      value={loads[index]?.color ?? null}
      none={t('loadColor.none')}
      disabled={isReadOnly}
      onCommit={(color) =>
        edit((document) => changeEach(document, indices, (now, at) => changeLoadColor(now, at, color)))
      }
    />
  );
}
