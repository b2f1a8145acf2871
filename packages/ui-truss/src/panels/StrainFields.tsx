import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { changeLinks } from '../editing/links.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { applyEditAtom, documentAtom } from '../state/sessionAtoms.ts';
import { LineField } from './LineField.tsx';

/** By how much rods are warmer, and longer, than they were made for; shown of the first of them, set for all. */
export function StrainFields({
  links,
  isReadOnly,
}: {
  readonly links: readonly number[];
  readonly isReadOnly: boolean;
}) {
  const t = useLaterText();
  const edit = useSetKitAtom(applyEditAtom);
  const first = useKitAtomValue(documentAtom).links[links[0] ?? -1];
  if (first === undefined) return null;
  const all = new Set(links);
  return (
    <>
      <LineField
        symbol="ΔT"
        name={t('rods.temperature')}
        tab="rods"
        quantity="temperatureDifference"
        value={first.dT ?? 0}
        readOnly={isReadOnly}
        onCommit={(dT) => edit((document) => changeLinks(document, all, { dT }))}
      />
      <LineField
        symbol="ΔL"
        name={t('rods.misfit')}
        tab="rods"
        quantity="displacement"
        value={first.dL ?? 0}
        readOnly={isReadOnly}
        onCommit={(dL) => edit((document) => changeLinks(document, all, { dL }))}
      />
    </>
  );
}
