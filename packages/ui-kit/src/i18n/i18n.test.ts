import { expect, test } from 'vitest';
import { listCatalogueGaps, listKeys } from './listCatalogueGaps.ts';
import { listStraightApostrophes } from './listStraightApostrophes.ts';
import { kitLaterMessages } from '../messages/laterMessages.ts';
import { ru } from '../messages/ru.ts';
import { uk } from '../messages/uk.ts';
import { kitMessages } from '../messages/kitMessages.ts';
import { defineCatalogue, extendCatalogue, loadMessages } from './catalogue.ts';
import { type Locale, parseLocale } from './locale.ts';
import { createTranslator } from './translator.ts';
import { unitName } from './unitNames.ts';

const enUS = kitLaterMessages.source;

test('the three catalogues of the kit have the same keys and each language its plural forms', () => {
  expect(listCatalogueGaps(enUS, enUS, 'en-US')).toEqual([]);
  expect(listCatalogueGaps(enUS, ru, 'ru')).toEqual([]);
  expect(listCatalogueGaps(enUS, uk, 'uk')).toEqual([]);
});

test('Ukrainian has one apostrophe', () => {
  expect(listStraightApostrophes(uk)).toEqual([]);
  const mixed = { straight: "зв'язок", nested: { letter: 'зʼїзд', curved: 'зв’язок' }, feet: "11' 6" };
  expect(listStraightApostrophes(mixed)).toEqual(['straight', 'nested.letter']);
});

test('gaps are named: a missing text, a missing plural form, a text too many, braces nobody reads', () => {
  const source = { title: 'Loads', count_one: '{{count}} load', count_other: '{{count}} loads' };
  const translation = { count_one: '1', count_few: '2', count_other: '5', other: '' };
  expect(listCatalogueGaps(source, translation, 'ru')).toEqual([
    'missing title',
    'missing count_many',
    'unknown other',
  ]);
  const wrong = { day: 'On {{day, date}}', count: 'At {{ count }}', fine: '{{n, number}} of {{all}}' };
  expect(listCatalogueGaps(wrong, wrong, 'ru')).toEqual(['unreadable day', 'unreadable count']);
  expect(listKeys({ a: { b: '1' }, 'c.d': '2' })).toEqual(['a.b', 'c.d']);
});

test('a translator counts in Russian and Ukrainian by their rules', async () => {
  const preloaded = await Promise.all([loadMessages(kitMessages, 'ru'), loadMessages(kitMessages, 'uk')]);
  const translator = createTranslator(preloaded);
  const say = (locale: Locale, count: number) =>
    translator.write({ namespace: 'ui-kit', locale, key: 'notices.count', values: { count } });
  expect([1, 2, 5, 21, 22, 25].map((count) => say('ru', count))).toEqual([
    '1 раз',
    '2 раза',
    '5 раз',
    '21 раз',
    '22 раза',
    '25 раз',
  ]);
  expect([1, 3, 11].map((count) => say('uk', count))).toEqual(['1 раз', '3 рази', '11 разів']);
});

test('a number is grouped as the language groups its digits', () => {
  const source = { limit: 'At most {{limit, number}} {{limit}}' };
  const say = (locale: Locale) => {
    const translator = createTranslator([{ namespace: 'test', locale, messages: source }]);
    return translator.write({ namespace: 'test', locale, key: 'limit', values: { limit: 1e6 } });
  };
  expect(say('en-US')).toBe('At most 1,000,000 1000000');
  expect(say('ru').replace(/[\u00a0\u202f]/g, ' ')).toBe('At most 1 000 000 1000000');
});

test('nested and flat keys are both read; a language not loaded answers in English', () => {
  const translator = createTranslator();
  translator.addSource(
    defineCatalogue({
      namespace: 'test',
      source: {
        'flat.key': 'Flat {{name}}',
        nested: { key: 'Nested' },
        counted_one: '{{count}} load',
        counted_other: '{{count}} loads',
      },
      load: {
        ru: () => Promise.reject(new Error('offline')),
        uk: () => Promise.reject(new Error('offline')),
      },
    }),
  );
  const write = (key: string, values = {}) =>
    translator.write({ namespace: 'test', locale: 'uk', key, values });
  expect(write('flat.key', { name: '<b> {{name}}' })).toBe('Flat <b> {{name}}');
  expect(write('nested.key')).toBe('Nested');
  expect(write('nested')).toBe('nested');
  expect(write('counted', { count: 1 })).toBe('1 load');
  expect(write('counted', { count: 5 })).toBe('5 loads');
  expect(write('no.such.key')).toBe('no.such.key');
});

test('a failed fetch may be tried again', async () => {
  let attempts = 0;
  const catalogue = defineCatalogue({
    namespace: 'test',
    source: { a: 'a' },
    load: {
      ru: () => {
        attempts += 1;
        return attempts === 1
          ? Promise.reject(new Error('offline'))
          : Promise.resolve({ default: { a: 'а' } });
      },
      uk: () => Promise.resolve({ default: { a: 'а' } }),
    },
  });
  const translator = createTranslator();
  await expect(translator.load(catalogue, 'ru')).rejects.toThrow('offline');
  await translator.load(catalogue, 'ru');
  await translator.load(catalogue, 'ru');
  expect(attempts).toBe(2);
  expect(translator.getVersion()).toBe(1);
});

test.each([
  ['ru-RU', 'ru'],
  ['uk', 'uk'],
  ['en-GB', 'en-US'],
  ['de', 'en-US'],
  [undefined, 'en-US'],
] as const)('language tag %s is read as %s', (tag, locale) => {
  expect(parseLocale(tag)).toBe(locale);
});

test('metric units have Cyrillic names, US units keep theirs', () => {
  expect(unitName('kN·m', 'ru')).toBe('кН·м');
  expect(unitName('kN/m', 'uk')).toBe('кН/м');
  expect(unitName('N·m/rad', 'ru')).toBe('Н·м/рад');
  expect(unitName('cm⁴', 'ru')).toBe('см⁴');
  expect(unitName('10⁻⁶/°C', 'ru')).toBe('10⁻⁶/°C');
  expect(unitName('kip·ft', 'ru')).toBe('kip·ft');
  expect(unitName('kN·m', 'en-US')).toBe('kN·m');
});

test('late texts join those of the catalogue they extend, and neither hides what a page had loaded', async () => {
  const load = { ru: () => Promise.resolve({ default: { now: 'Сейчас', then: 'Потом' } }), uk: noTexts };
  const atOnce = defineCatalogue({ namespace: 'parts', source: { now: 'Now' }, load });
  const later = extendCatalogue(atOnce, { then: 'Then' });
  const translator = createTranslator([await loadMessages(atOnce, 'en-US')]);
  const say = (locale: Locale, key: string): string => translator.write({ namespace: 'parts', locale, key });
  translator.addSource(atOnce);
  expect(say('en-US', 'then')).toBe('then');
  translator.addSource(later);
  expect([say('en-US', 'now'), say('en-US', 'then')]).toEqual(['Now', 'Then']);
  expect(translator.read(later, 'en-US').texts).toEqual({ now: 'Now', then: 'Then' });
  await translator.load(atOnce, 'ru');
  expect([say('ru', 'now'), say('ru', 'then')]).toEqual(['Сейчас', 'Потом']);
});

const noTexts = () => Promise.resolve({ default: {} });
