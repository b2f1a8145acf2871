import { expect, test, vi } from 'vitest';
import { createMemoryStore } from '../../test/support/createMemoryStore.ts';
import { createSettingsStore } from './settingsStore.ts';

test('a fresh profile speaks the language of the reader', () => {
  expect(createSettingsStore(createMemoryStore(), ['pl', 'uk-UA']).get().locale).toBe('uk');
});

test('a chosen language is kept for the next visit and wins over those of the browser', () => {
  const local = createMemoryStore();
  createSettingsStore(local, ['ru']).change({ locale: 'en-US', theme: 'dark', units: 1 });
  expect(createSettingsStore(local, ['ru']).get()).toMatchObject({
    locale: 'en-US',
    theme: 'dark',
    units: 1,
  });
});

test('a change that cannot be stored still holds for this visit', () => {
  const full = { ...createMemoryStore(), write: () => false };
  const settings = createSettingsStore(full, []);
  settings.change({ units: 1 });
  expect(settings.get().units).toBe(1);
});

test('listeners hear of a change and of a clearing', () => {
  const local = createMemoryStore();
  const settings = createSettingsStore(local, []);
  const onChange = vi.fn();
  const stop = settings.subscribe(onChange);
  settings.change({ isDense: true });
  local.remove('settings');
  settings.reload();
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(settings.get().isDense).toBe(false);
  stop();
  settings.change({ isDense: true });
  expect(onChange).toHaveBeenCalledTimes(2);
});

test("an open document is shown in its own units until the reader switches; what is kept stays the reader's", () => {
  const local = createMemoryStore();
  const settings = createSettingsStore(local, []);
  const close = settings.showUnits(1);
  expect(settings.getShownUnits()).toBe(1);
  expect(settings.get().units).toBe(0);
  // Settings loaded at login do not count as a switch of units.
  settings.change({ units: 0, theme: 'dark' });
  expect([settings.getShownUnits(), settings.countUnitSwitches()]).toEqual([1, 0]);
  // The reader requests the units that are stored already.
  settings.change({ units: 0 });
  expect([settings.getShownUnits(), settings.countUnitSwitches()]).toEqual([0, 1]);
  close();
  settings.showUnits(1)();
  expect(settings.getShownUnits()).toBe(0);
});
