import type { CrossSection } from '@eecs/solver-core';
import { useTableText } from '../messages/tableMessages.ts';
import { SectionOutline } from '../pictures/SectionOutline.tsx';
import { useCommonDocument } from './commonPort.ts';

/** A cross-section of the document with its dimensions and axes. */
export function SectionPicture({ section }: { readonly section: CrossSection }) {
  const t = useTableText();
  const { units } = useCommonDocument();
  return (
    <SectionOutline
      section={section}
      system={units.system}
      name={t('crossSections.outlineOf', { label: section.label })}
    />
  );
}
