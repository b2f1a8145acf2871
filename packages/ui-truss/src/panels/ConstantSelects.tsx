import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { ConstantSelects as Selects } from '@eecs/ui-kit/editor';
import { type LinkChange, changeLinks } from '../editing/links.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { applyEditAtom, documentAtom } from '../state/sessionAtoms.ts';

/** The material and cross-section of one or many rods. */
export function ConstantSelects({
  links,
  isReadOnly,
  hideLabel = true,
}: {
  readonly links: readonly number[];
  readonly isReadOnly: boolean;
  readonly hideLabel?: boolean;
}) {
  const t = useLaterText();
  const document = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const change = (of: LinkChange): void => edit((now) => changeLinks(now, new Set(links), of));
  return (
    <Selects
      document={document}
      materials={links.map((index) => document.links[index]?.materialIndex)}
      sections={links.map((index) => document.links[index]?.sectionIndex)}
      words={{ material: t('rods.material'), section: t('rods.section'), none: t('rods.none') }}
      hideLabel={hideLabel}
      isReadOnly={isReadOnly}
      onMaterial={(materialIndex) => change({ materialIndex })}
      onSection={(sectionIndex) => change({ sectionIndex })}
    />
  );
}
