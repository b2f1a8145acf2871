import { type SelectFieldProps, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { changeEach } from '@eecs/ui-kit/editing';
import { CommonSelect, type RowProps } from '@eecs/ui-kit/editor';
import { changeLoadKind } from '../editing/changeLoadKind.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { LOAD_KINDS } from '../naming/loadKinds.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';

type LoadKindFieldProps = Pick<SelectFieldProps<string>, 'label' | 'name' | 'hideLabel'> & RowProps;

/** Chooses the kind of one load or of several. */
export function LoadKindField({ index, indices = [index], isReadOnly, ...words }: LoadKindFieldProps) {
  const t = useBeamText();
  const { loads } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  return (
    <CommonSelect
      {...words}
      values={indices.flatMap((at) => loads[at]?.className ?? [])}
      options={LOAD_KINDS.map((value) => ({ value, label: t(`load.${value}`) }))}
      disabled={isReadOnly}
      onChange={(kind) =>
        edit((document) => changeEach(document, indices, (now, at) => changeLoadKind(now, at, kind)))
      }
    />
  );
}
