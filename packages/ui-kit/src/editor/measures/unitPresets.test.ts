import { unitsOf } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { SHOWN_QUANTITIES } from '../workspace/optionLists.ts';
import { chooseUnit } from './shownMeasures.ts';
import { findPreset, listPresets, takePreset } from './unitPresets.ts';

test.each([0, 1] as const)('each set of system %i is found again after it was taken', (system) => {
  for (const preset of listPresets(system)) {
    const units = takePreset({ '0 mass': 't', '1 mass': 'slug' }, preset, system);
    expect(findPreset(units, SHOWN_QUANTITIES, system)).toBe(preset);
    expect(chooseUnit(units, 'moment', system)).toBe(preset);
    // The choice for the other system is remembered.
    expect(units[`${1 - system} mass`]).toBe(system === 0 ? 'slug' : 't');
    for (const [key, unit] of Object.entries(units).filter(([key]) => key.startsWith(`${system} `)))
      expect(unitsOf(key.slice(2) as 'force', system)).toContain(unit);
  }
});

test('newtons and millimetres give lengths, forces and stresses that belong together', () => {
  const units = takePreset({}, 'N·mm', 0);
  expect((['length', 'force', 'moment', 'stress'] as const).map((of) => chooseUnit(units, of, 0))).toEqual([
    'mm',
    'N',
    'N·mm',
    'N/mm²',
  ]);
});

test('a unit chosen alone belongs to no set, unless the editor does not show its quantity', () => {
  const units = { '0 force': 'MN' } as const;
  expect(findPreset(units, SHOWN_QUANTITIES, 0)).toBeNull();
  expect(findPreset(units, ['length', 'moment'], 0)).toBe('kN·m');
});
