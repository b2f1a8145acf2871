import { listCatalogueGaps, listKeys, listStraightApostrophes } from '@eecs/ui-kit';
import { describe, expect, test } from 'vitest';
import atOnce from './en-US.json' with { type: 'json' };
import later from './later.en-US.json' with { type: 'json' };
import panel from './panel.en-US.json' with { type: 'json' };
import refusal from './refusal.en-US.json' with { type: 'json' };
import { ru as inRussian } from './ru.ts';
import tools from './tools.en-US.json' with { type: 'json' };
import { uk as inUkrainian } from './uk.ts';

const enUS = { editor: { ...atOnce, ...later }, panel, refusal, tools };
// The texts of failures belong to the solver, which has its own test.
const { failures: _ru, ...ru } = inRussian;
const { failures: _uk, ...uk } = inUkrainian;

describe('the texts of the beam editor', () => {
  test('Russian and Ukrainian have the keys of English and every plural form', () => {
    expect(listCatalogueGaps(enUS, ru, 'ru')).toEqual([]);
    expect(listCatalogueGaps(enUS, uk, 'uk')).toEqual([]);
  });

  test('Ukrainian has one apostrophe', () => {
    expect(listStraightApostrophes(uk)).toEqual([]);
  });

  test('a translation speaks of the same values', () => {
    const values = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
    for (const catalogue of [ru, uk]) {
      for (const key of listKeys(enUS).filter((name) => !/_(one|other)$/.test(name))) {
        expect({ key, values: values(read(catalogue, key)) }).toEqual({
          key,
          values: values(read(enUS, key)),
        });
      }
    }
  });
});

function read(catalogue: object, key: string): string {
  return String(
    key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], catalogue),
  );
}
