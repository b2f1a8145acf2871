import { expect, test } from 'vitest';
import ru from './messages/ru.json' with { type: 'json' };
import { writeForUser } from './writeForUser.ts';

const t = (key: string): string => `on the screen: ${key}`;

test('a user with a chosen language is greeted in it before the page changes to it', async () => {
  expect(await writeForUser({ options: { locale: 'ru' } }, 'login.done', t)).toBe(ru['login.done']);
});

test('a user with no language, or an unknown one, reads the language of the page', async () => {
  expect(await writeForUser({ options: { locale: null } }, 'login.done', t)).toBe(
    'on the screen: login.done',
  );
  expect(await writeForUser({ options: { locale: 'de' } }, 'login.done', t)).toBe(
    'on the screen: login.done',
  );
});
