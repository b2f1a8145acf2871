import { CORRECTION_CODES, FAILURE_CODES } from '@eecs/solver-core';
import { listCatalogueGaps, listKeys, listStraightApostrophes } from '@eecs/ui-kit';
import { describe, expect, test } from 'vitest';
import editor from './en-US.json' with { type: 'json' };
import panel from './panel.en-US.json' with { type: 'json' };
import refusal from './refusal.en-US.json' with { type: 'json' };
import { ru } from './ru.ts';
import tools from './tools.en-US.json' with { type: 'json' };
import { uk } from './uk.ts';

const enUS = { editor, panel, refusal, tools };

describe('the texts of the beam editor', () => {
  test('Russian and Ukrainian have the keys of English and every plural form', () => {
    expect(listCatalogueGaps(enUS, ru, 'ru')).toEqual([]);
    expect(listCatalogueGaps(enUS, uk, 'uk')).toEqual([]);
  });

  test('Ukrainian has one apostrophe', () => {
    expect(listStraightApostrophes(uk)).toEqual([]);
  });

  test('every failure and correction of the solver has a text in all three', () => {
    const codes = [...Object.keys(FAILURE_CODES), ...CORRECTION_CODES].map((code) => code.replace('.', '_'));
    for (const catalogue of [enUS, ru, uk]) {
      expect(codes.filter((code) => !(code in catalogue.refusal.failure))).toEqual([]);
    }
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
