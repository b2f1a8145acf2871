import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { findCommon, LineField } from '@eecs/ui-kit/editor';
import { changeLinks } from '../editing/links.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { applyEditAtom, documentAtom } from '../state/sessionAtoms.ts';

/** The temperature change and misfit of rods; a change applies to all of them. */
export function StrainFields({
  links,
  isReadOnly,
}: {
  readonly links: readonly number[];
  readonly isReadOnly: boolean;
}) {
  const t = useLaterText();
  const edit = useSetKitAtom(applyEditAtom);
  const document = useKitAtomValue(documentAtom);
  const rods = links.flatMap((index) => document.links[index] ?? []);
  if (rods.length === 0) return null;
  const all = new Set(links);
  const [dT, dL] = [findCommon(rods.map((rod) => rod.dT ?? 0)), findCommon(rods.map((rod) => rod.dL ?? 0))];
  return (
    <>
      <LineField
        symbol="ΔT"
        name={t('rods.temperature')}
        tab="rods"
        quantity="temperatureDifference"
        value={dT.value ?? 0}
        isMixed={dT.isMixed}
        readOnly={isReadOnly}
        onCommit={(value) => edit((now) => changeLinks(now, all, { dT: value }))}
      />
      <LineField
        symbol="ΔL"
        name={t('rods.misfit')}
        tab="rods"
        quantity="displacement"
        value={dL.value ?? 0}
        isMixed={dL.isMixed}
        readOnly={isReadOnly}
        onCommit={(value) => edit((now) => changeLinks(now, all, { dL: value }))}
      />
    </>
  );
}
