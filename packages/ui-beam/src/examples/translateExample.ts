import { type BeamCase, caseHash } from '@eecs/solver-core';
import type { Text } from '@eecs/ui-kit';
import { beamExamples } from './beamExamples.ts';
import type { ExampleName } from './exampleMessages.ts';
import texts from './messages/en-US.json' with { type: 'json' };

/** Returns the texts of the examples in the reader's language. */
export type ExampleText = Text<typeof texts>;

/** Finds the example that equals a beam, whatever its title; null for every other beam. */
export function findExample(document: BeamCase): ExampleName | null {
  const hash = caseHash(document);
  const names = Object.keys(beamExamples) as ExampleName[];
  return names.find((name) => caseHash(beamExamples[name]) === hash) ?? null;
}

/**
 * Gives an unchanged example its title, its description and the titles of its case sets in the reader's language. Every
 * other beam, and every edited text, stays unchanged. The hash does not depend on texts.
 */
export function translateExample(document: BeamCase, t: ExampleText): BeamCase {
  const name = findExample(document);
  if (name === null) return document;
  const { title, description } = texts[name];
  const sets = Object.entries(texts.sets);
  return {
    ...document,
    title: document.title === title ? t(`${name}.title`) : document.title,
    description: document.description === description ? t(`${name}.description`) : document.description,
    caseSets: document.caseSets.map((set) => {
      const key = sets.find(([, english]) => english === set.title)?.[0];
      return key === undefined ? set : { ...set, title: t(`sets.${key as keyof typeof texts.sets}`) };
    }),
  };
}
