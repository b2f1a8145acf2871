import type { TrussCase } from '@eecs/solver-core/truss';
import { createEntryVerbs } from '@eecs/ui-kit/editing';

/** The materials of a truss and the rods made of them. */
export const trussMaterials = createEntryVerbs({
  entries: ({ materials }: TrussCase) => materials,
  things: ({ links }) => links,
  key: 'materialIndex',
  put: (document, { entries, things }) => ({ ...document, materials: entries, links: things }),
  lost: 'linksLostMaterial',
});

/** The cross-sections of a truss and the rods that have them. */
export const trussCrossSections = createEntryVerbs({
  entries: ({ sections }: TrussCase) => sections,
  things: ({ links }) => links,
  key: 'sectionIndex',
  put: (document, { entries, things }) => ({ ...document, sections: entries, links: things }),
  lost: 'linksLostSection',
});
