import { type BeamCase, caseHash } from '@eecs/solver-core';
import { exampleSketches } from '../../content/sketches.ts';
import enUS from '../../messages/en-US.json' with { type: 'json' };
import type { SiteText } from '../../messages/siteMessages.ts';

/**
 * Gives an untouched example its title in the reader's language; every other beam, and an example somebody has named
 * anew, stays as it is. The hash does not depend on the title.
 */
export function translateExample(document: BeamCase, t: SiteText): BeamCase {
  const hash = caseHash(document);
  const titleKey = exampleSketches.find((sketch) => sketch.hash === hash)?.titleKey;
  if (titleKey === undefined || document.title !== enUS[titleKey]) return document;
  return { ...document, title: t(titleKey) };
}
