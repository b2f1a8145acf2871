import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';
import { openRow } from '../../test/openRow.ts';

const { twoSpans } = beamExamples;
const set = { title: '', description: '', color: '#607d8b', angle: 0, combined: false };

test('a list at the server’s limit accepts no more, and the button states why', async () => {
  const caseSets = Array.from({ length: 11 }, () => set);
  await render(<BeamEditor defaultValue={{ ...twoSpans, caseSets }} limits="anonymous" />);
  await openRow(/Case sets/);
  const add = page.getByRole('button', { name: /^Add/ });
  await expect.element(add).toBeEnabled();
  await add.click();
  await expect.element(add).toBeDisabled();
  await expect.element(add).toHaveAccessibleDescription('The list is full: it holds 12.');
  await expect.element(page.getByText('The list is full: it holds 12.').first()).toBeVisible();
});

test('an editor that solves by itself has only the limits of an account', async () => {
  await render(
    <BeamEditor defaultValue={{ ...twoSpans, caseSets: Array.from({ length: 12 }, () => set) }} />,
  );
  await openRow(/Case sets/);
  await expect.element(page.getByRole('button', { name: /^Add/ })).toBeEnabled();
});
