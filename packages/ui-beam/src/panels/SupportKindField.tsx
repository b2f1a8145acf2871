import { type SelectFieldProps, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { changeEach } from '@eecs/ui-kit/editing';
import { CommonSelect, type RowProps } from '@eecs/ui-kit/editor';
import { changeSupport } from '../editing/changeSupport.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { SUPPORT_KINDS } from '../naming/supportKinds.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';

type SupportKindFieldProps = Pick<SelectFieldProps<string>, 'label' | 'name' | 'hideLabel'> & RowProps;

/** Chooses the kind of one support or of several. */
export function SupportKindField({ index, indices = [index], isReadOnly, ...words }: SupportKindFieldProps) {
  const t = useBeamText();
  const { supports } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  return (
    <CommonSelect
      {...words}
      values={indices.flatMap((at) => supports[at]?.className ?? [])}
      options={SUPPORT_KINDS.map((value) => ({ value, label: t(`support.${value}`) }))}
      disabled={isReadOnly}
      onChange={(className) =>
        edit((document) => changeEach(document, indices, (now, at) => changeSupport(now, at, { className })))
      }
    />
  );
}
