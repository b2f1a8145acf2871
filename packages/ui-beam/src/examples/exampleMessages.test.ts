import { type BeamCase, caseHash } from '@eecs/solver-core';
import { listCatalogueGaps, listStraightApostrophes } from '@eecs/ui-kit';
import { describe, expect, test } from 'vitest';
import { beamExamples } from './beamExamples.ts';
import enUS from './messages/en-US.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import uk from './messages/uk.json' with { type: 'json' };
import { translateExample } from './translateExample.ts';

const LANGUAGES = [
  ['ru', ru],
  ['uk', uk],
] as const;

describe.each(LANGUAGES)('the examples in %s', (locale, messages) => {
  const t = (key: string): string => {
    const [part = '', name = ''] = key.split('.');
    return (messages as Readonly<Record<string, Readonly<Record<string, string>>>>)[part]?.[name] ?? key;
  };

  test('every text is there, with one apostrophe', () => {
    expect(listCatalogueGaps(enUS, messages, locale)).toEqual([]);
    expect(listStraightApostrophes(messages)).toEqual([]);
  });

  test.each(Object.entries(beamExamples))(
    '%s: title, description and case sets, the same beam',
    (_, example) => {
      const translated = translateExample(example, t);
      const texts = [
        translated.title,
        translated.description,
        ...translated.caseSets.map(({ title }) => title),
      ];
      for (const text of texts) expect(text).toMatch(/\p{Script=Cyrillic}/u);
      expect(caseHash(translated)).toBe(caseHash(example));
    },
  );
});

test('a beam of one’s own, and an example named anew, keep their texts', () => {
  const say = (): string => 'другая';
  const own: BeamCase = { ...beamExamples.twoSpans, L: 11 };
  expect(translateExample(own, say)).toBe(own);
  expect(translateExample({ ...beamExamples.twoSpans, title: 'Axis B' }, say).title).toBe('Axis B');
});
