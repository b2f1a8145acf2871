import { caseHash } from '@eecs/solver-core';
import { beamExamples } from '@eecs/ui-beam';
import { expect, test } from 'vitest';
import ru from '../../messages/ru.json' with { type: 'json' };
import uk from '../../messages/uk.json' with { type: 'json' };
import { translateExample } from './translateExample.ts';

test.each([
  ['ru', ru],
  ['uk', uk],
] as const)('every example has its title in %s, under the same hash', (_locale, messages) => {
  for (const example of Object.values(beamExamples)) {
    const translated = translateExample(example, (key) => messages[key]);
    expect(translated.title).toMatch(/\p{Script=Cyrillic}/u);
    expect({ ...translated, title: example.title }).toEqual(example);
    expect(caseHash(translated)).toBe(caseHash(example));
  }
});

test('a beam of one’s own, and an example named anew, keep their titles', () => {
  const say = () => 'другая';
  const own = { ...beamExamples.twoSpans, L: 11 };
  const named = { ...beamExamples.twoSpans, title: 'Ось Б' };
  expect(translateExample(own, say)).toBe(own);
  expect(translateExample(named, say)).toBe(named);
});
