import { beamExamples, exampleMessages, translateExample } from '@eecs/ui-beam';
import { expect, test } from 'vitest';
import ru from '../../../packages/ui-beam/src/examples/messages/ru.json' with { type: 'json' };
import uk from '../../../packages/ui-beam/src/examples/messages/uk.json' with { type: 'json' };
import { toExampleText } from './exampleText.ts';

test.each([
  ['ru', ru],
  ['uk', uk],
] as const)('an example opened in %s has its title in that language', (locale, messages) => {
  const t = toExampleText([{ namespace: exampleMessages.namespace, locale, messages }]);
  expect(translateExample(beamExamples.twoSpans, t).title).toBe(messages.twoSpans.title);
});

test('without fetched texts it is in English', () => {
  expect(translateExample(beamExamples.twoSpans, toExampleText([])).title).toBe(beamExamples.twoSpans.title);
});
