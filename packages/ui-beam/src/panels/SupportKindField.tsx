import type { Support } from '@eecs/solver-core';
import { SelectField, type SelectFieldProps, useSetKitAtom } from '@eecs/ui-kit';
import type { RowProps } from '@eecs/ui-kit/editor';
import { changeSupport } from '../editing/changeSupport.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { SUPPORT_KINDS } from '../naming/supportKinds.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';

type SupportKindFieldProps = Pick<SelectFieldProps<string>, 'label' | 'name' | 'hideLabel'> &
  RowProps & { readonly support: Support };

/** What kind of support one is. */
export function SupportKindField({ support, index, isReadOnly, ...words }: SupportKindFieldProps) {
  const t = useBeamText();
  const edit = useSetKitAtom(applyEditAtom);
  return (
    <SelectField
      {...words}
      value={support.className}
      options={SUPPORT_KINDS.map((value) => ({ value, label: t(`support.${value}`) }))}
      disabled={isReadOnly}
      onChange={(className) => edit((document) => changeSupport(document, index, { className }))}
    />
  );
}
