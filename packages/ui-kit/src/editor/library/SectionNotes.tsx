import type { CrossSection } from '@eecs/solver-core';
import { Note } from '../tables/layout.ts';
import { useLibraryText } from './libraryMessages.ts';
import { listMissing } from './listProperties.ts';

/** Shapes whose shear areas do not depend on Poisson's ratio. */
const SOLID: ReadonlySet<CrossSection['className']> = new Set(['rectangle', 'circle']);

/** Shows the source of a section's properties, and the differences from published tables. */
export function SectionNotes({ section }: { readonly section: CrossSection }) {
  const t = useLibraryText();
  const missing = listMissing(section);
  return (
    <>
      {section.editable === false ? <Note>{t('fromDimensions')}</Note> : null}
      {SOLID.has(section.className) ? <Note>{t('solidShear')}</Note> : null}
      {missing.length > 0 ? <Note>{t('missing', { symbols: missing.join(', ') })}</Note> : null}
      {section.sf ? <Note>{t('slopingFlanges')}</Note> : null}
    </>
  );
}
