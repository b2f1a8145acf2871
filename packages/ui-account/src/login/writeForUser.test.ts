import { expect, test } from 'vitest';
import ru from './messages/ru.json' with { type: 'json' };
import { writeForUser } from './writeForUser.ts';

const t = (key: string): string => `on the screen: ${key}`;

test('who has chosen a language is welcomed in it, before the page speaks it', async () => {
  expect(await writeForUser({ options: { locale: 'ru' } }, 'login.done', t)).toBe(ru['login.done']);
});

test('who has chosen none, or one that is not there, reads what the page speaks', async () => {
  expect(await writeForUser({ options: { locale: null } }, 'login.done', t)).toBe(
    'on the screen: login.done',
  );
  expect(await writeForUser({ options: { locale: 'de' } }, 'login.done', t)).toBe(
    'on the screen: login.done',
  );
});
