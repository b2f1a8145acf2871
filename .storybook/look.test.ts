import { expect, test } from 'vitest';
import { CONVENTIONS } from '@eecs/ui-kit';
import { readLook } from './look.ts';
import { FIRST_CHOICES, TOOLBARS } from './toolbars.ts';

test('before anything is chosen a story is light, English, comfortable and in the units of its document', () => {
  expect(readLook({ globals: FIRST_CHOICES, own: {}, args: {} })).toEqual({
    theme: 'light',
    locale: 'en-US',
    density: 'comfortable',
    conventions: CONVENTIONS,
  });
});

test('a story states how it looks, by parameters or by props, and a toolbar goes before both', () => {
  const own = { theme: 'dark', locale: 'ru', units: 'us' };
  expect(readLook({ globals: FIRST_CHOICES, own, args: {} })).toMatchObject({
    theme: 'dark',
    locale: 'ru',
    units: 1,
  });
  const args = { theme: 'dark', locale: 'uk', units: 1, density: 'compact' };
  expect(readLook({ globals: FIRST_CHOICES, own: {}, args })).toMatchObject(args);
  const globals = { theme: 'light', locale: 'en-US', units: 'si', density: 'comfortable', convention: 'upV' };
  for (const said of [
    { own, args: {} },
    { own: {}, args },
  ])
    expect(readLook({ globals, ...said })).toEqual({
      theme: 'light',
      locale: 'en-US',
      units: 0,
      density: 'comfortable',
      conventions: { isMomentUp: true, shear: 'V', hasSigns: true },
    });
});

test('every word of a toolbar is one that is read', () => {
  const looks = Object.entries(TOOLBARS).flatMap(([name, { toolbar }]) =>
    (toolbar?.items ?? []).map((item) => {
      const value = typeof item === 'string' ? item : item.value;
      return JSON.stringify(readLook({ globals: { ...FIRST_CHOICES, [name]: value }, own: {}, args: {} }));
    }),
  );
  // Each toolbar's first item leaves the default look, and one further item of each (except units) equals it.
  expect(new Set(looks).size).toBe(looks.length - 8);
});
