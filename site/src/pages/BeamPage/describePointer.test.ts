import { beamExamples } from '@eecs/ui-beam';
import { createTranslator, loadMessages, type Locale } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import { pageMessages, type PageText } from '../../messages/pageMessages.ts';
import { describePointer } from './describePointer.ts';

const translator = createTranslator([
  await loadMessages(pageMessages, 'ru'),
  await loadMessages(pageMessages, 'uk'),
]);
translator.addSource(pageMessages);

function textOf(locale: Locale): PageText {
  const { namespace } = pageMessages;
  return (key, values) =>
    translator.write({ namespace, locale, key: String(key), ...(values === undefined ? {} : { values }) });
}

test.each<[string, Locale, string]>([
  ['/loads/2/c/0', 'en-US', 'Load 3, field “c[0]”'],
  ['/supports/0', 'en-US', 'Support no. 1 of the file'],
  ['/L', 'en-US', 'Beam, field “L”'],
  ['/grid/step', 'en-US', 'Beam, field “grid.step”'],
  ['/materials/1/E', 'ru', 'Материал 2, поле «E»'],
  ['/sections/0/h', 'uk', 'Переріз 1, поле «h»'],
])('%s is named in %s', (pointer, locale, words) => {
  expect(describePointer(pointer, { t: textOf(locale) })).toBe(words);
});

test.each<[string, Locale, string]>([
  ['/supports/3', 'en-US', 'Support C'],
  ['/supports/2/x', 'ru', 'Шарнир 1, поле «x»'],
])('%s of a beam that was read is called as on the drawing in %s', (pointer, locale, words) => {
  expect(describePointer(pointer, { t: textOf(locale), document: beamExamples.hingedSpans })).toBe(words);
});
