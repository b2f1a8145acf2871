import type { Load } from '@eecs/solver-core';
import { SelectField, type SelectFieldProps, useSetKitAtom } from '@eecs/ui-kit';
import type { RowProps } from '@eecs/ui-kit/editor';
import { changeLoadKind } from '../editing/changeLoadKind.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { LOAD_KINDS } from '../naming/loadKinds.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';

type LoadKindFieldProps = Pick<SelectFieldProps<string>, 'label' | 'name' | 'hideLabel'> &
  RowProps & { readonly load: Load };

/** What kind of load one is. */
export function LoadKindField({ load, index, isReadOnly, ...words }: LoadKindFieldProps) {
  const t = useBeamText();
  const edit = useSetKitAtom(applyEditAtom);
  return (
    <SelectField
      {...words}
      value={load.className}
      options={LOAD_KINDS.map((value) => ({ value, label: t(`load.${value}`) }))}
      disabled={isReadOnly}
      onChange={(kind) => edit((document) => changeLoadKind(document, index, kind))}
    />
  );
}
