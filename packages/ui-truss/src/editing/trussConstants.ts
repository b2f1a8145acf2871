import type { TrussCase } from '@eecs/solver-core/truss';
import { createEntryVerbs } from '@eecs/ui-kit/editing';

/** The commands on the materials of a truss. */
export const trussMaterials = createEntryVerbs({
  entries: ({ materials }: TrussCase) => materials,
  things: ({ links }) => links,
  key: 'materialIndex',
  put: (document, { entries, things }) => ({ ...document, materials: entries, links: things }),
  lost: 'linksLostMaterial',
});

/** The commands on the cross-sections of a truss. */
export const trussCrossSections = createEntryVerbs({
  entries: ({ sections }: TrussCase) => sections,
  things: ({ links }) => links,
  key: 'sectionIndex',
  put: (document, { entries, things }) => ({ ...document, sections: entries, links: things }),
  lost: 'linksLostSection',
});
