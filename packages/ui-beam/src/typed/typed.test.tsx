import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import type { BeamCase } from '@eecs/solver-core';
import { BeamEditor } from '../BeamEditor.tsx';

test('a line makes a beam at one Enter; with something in it that nobody understands it does nothing', async () => {
  const documents: BeamCase[] = [];
  await render(<BeamEditor onChange={(document) => documents.push(document)} />);
  const line = page.getByLabelText('Type a beam');
  await expect.element(line).toBeVisible();
  await line.fill('L 6; q 10 0-6; P 20 @ 3; pin 0; roller 6; foo bar');
  await expect.element(page.getByText('Load 10 kN/m downwards from 0 m to 6 m')).toBeVisible();
  await expect.element(page.getByText(/“foo bar” is no word/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(documents).toEqual([]);
  await line.fill('L 6; q 10 0-6; P 20 @ 3; pin 0; roller 6; IPE 300');
  await expect.element(page.getByText('Cross-section IPE 300 for the whole beam')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  // qL²/8 + PL/4.
  await expect.element(page.getByText('+75.000 · 3 m')).toBeInTheDocument();
  expect(documents).toHaveLength(1);
  expect(documents[0]?.sections.map(({ label }) => label)).toContain('IPE 300');
  await expect.element(line).toHaveValue('');
});
