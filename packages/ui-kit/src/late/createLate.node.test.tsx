import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createLate } from './createLate.tsx';

test('a server renders the fallback, and asks for nothing', () => {
  let calls = 0;
  const load = () => {
    calls += 1;
    return Promise.resolve({ Greeting: ({ name }: { readonly name: string }) => <p>{`Hello, ${name}`}</p> });
  };
  const Part = createLate(load, 'Greeting', { fallback: ({ name }) => <p>{`Waiting for ${name}`}</p> });
  expect(renderToString(<Part name="Anna" />)).toBe('<p>Waiting for Anna</p>');
  expect(calls).toBe(0);
});

test('a server renders what was fetched before', async () => {
  const load = () =>
    Promise.resolve({ Greeting: ({ name }: { readonly name: string }) => <p>{`Hello, ${name}`}</p> });
  const Part = createLate(load, 'Greeting', { fallback: ({ name }) => <p>{`Waiting for ${name}`}</p> });
  await Part.fetch();
  expect(renderToString(<Part name="Anna" />)).toBe('<p>Hello, Anna</p>');
});
