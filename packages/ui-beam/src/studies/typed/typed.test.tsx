import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect } from 'vitest';
import { drawnTest } from '../../../../solver-core/verification/drawnTest.ts';
import { type BeamCase, listActions } from '@eecs/solver-core';
import type { Library } from '@eecs/ui-kit';
import { catalogueLibrary } from '@eecs/ui-kit/editor';
import { BeamEditor } from '../../BeamEditor.tsx';
import { createBeam } from '../../state/createBeam.ts';

drawnTest(
  'a line makes a beam at one Enter; with something in it that nobody understands it does nothing',
  async () => {
    const documents: BeamCase[] = [];
    await render(<BeamEditor onChange={(document) => documents.push(document)} />);
    const line = page.getByLabelText('Type a beam');
    await expect.element(line).toBeVisible();
    await line.fill('L 6; q 10 0-6; P 20 @ 3; pin 0; roller 6; foo bar');
    await expect.element(page.getByText('Load 10 kN/m downwards from 0 m to 6 m')).toBeVisible();
    await expect.element(page.getByText(/“foo bar” is neither a keyword/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(documents).toEqual([]);
    await line.fill('IPE 305');
    await expect.element(page.getByText(/Similar: IPE 300/)).toBeVisible();
    await line.fill('L 6; q 10 0-6; P 20 @ 3; pin 0; roller 6; IPE 300');
    await expect.element(page.getByText('Cross-section IPE 300 for the whole beam')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    // qL²/8 + PL/4.
    await expect.element(page.getByText('+75.000 · 3 m')).toBeInTheDocument();
    expect(documents).toHaveLength(1);
    // The default section of a beam, which nothing uses any more, is removed.
    expect(documents[0]?.sections.map(({ label }) => label)).toEqual(['IPE 300']);
    await expect.element(line).toHaveValue('');
  },
);

drawnTest('a load is placed as its fields say', async () => {
  const documents: BeamCase[] = [];
  await render(<BeamEditor onChange={(document) => documents.push(document)} />);
  const line = page.getByLabelText('Type a beam');
  await line.fill('L 6; q -5 0-4; P -5 @ 3; q 5-10 0-4; q 5..-5 0-6');
  await expect.element(page.getByText('Load 5 kN/m upwards from 0 m to 4 m')).toBeVisible();
  await expect.element(page.getByText('Force 5 kN upwards at 3 m')).toBeVisible();
  await expect.element(page.getByText('Load 5 … 10 kN/m downwards from 0 m to 4 m')).toBeVisible();
  await expect
    .element(page.getByText('Load 5 kN/m downwards … 5 kN/m upwards from 0 m to 6 m'))
    .toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(line).toHaveValue('');
  const [actions] = listActions(documents[0] ?? createBeam(0));
  expect(actions?.points).toMatchObject([{ x: 3, fy: 5000 }]);
  expect(actions?.spreads.map(({ q0, x1 }) => [q0, x1])).toEqual(
    expect.arrayContaining([
      [5000, 4],
      [-5000, 4],
      [-5000, 6],
    ]),
  );
});

drawnTest('Enter waits for a name that is looked for, unless the text changes', async () => {
  const documents: BeamCase[] = [];
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const library: Library = {
    ...catalogueLibrary,
    listMaterials: async (locale) => {
      await asked;
      return catalogueLibrary.listMaterials(locale);
    },
  };
  await render(<BeamEditor host={{ library }} onChange={(document) => documents.push(document)} />);
  const line = page.getByLabelText('Type a beam');
  await line.fill('L 6; W8X15');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/waiting for the catalogue/)).toBeVisible();
  // After a change of the text, Enter no longer applies.
  await line.fill('L 7; W8X15');
  await expect.element(page.getByText(/waiting for the catalogue/)).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(documents).toEqual([]);
  answer();
  await expect.element(line).toHaveValue('');
  expect(documents).toHaveLength(1);
  expect(documents[0]?.L).toBe(7);
  expect(documents[0]?.sections.map(({ label }) => label)).toContain('W8X15');
});

drawnTest(
  'a line that begins with a length replaces the beam unless it shall be added; loads go to the shown set',
  async () => {
    const documents: BeamCase[] = [];
    const caseSets = ['Dead', 'Snow'].map((title) => ({
      title,
      description: '',
      color: '#404040',
      angle: 0,
      combined: false,
    }));
    const old: BeamCase = {
      ...createBeam(0),
      caseSets,
      supports: [
        { className: 'fixed', x: 0 },
        { className: 'simple', x: 5 },
      ],
    };
    await render(<BeamEditor defaultValue={old} onChange={(document) => documents.push(document)} />);
    const line = page.getByLabelText('Type a beam');
    await line.fill('P 5 @ 2');
    await expect.element(page.getByText('Loads and settlements act in case set 1 (Dead).')).toBeVisible();
    await line.fill('');
    await page.getByRole('button', { name: /^Example: L 6/ }).click();
    await expect.element(page.getByRole('radio', { name: 'Replace the current beam' })).toBeChecked();
    await line.fill('L 19; q 5; pin 0; roller 19');
    await line.click();
    // The board shows a ghost, and the title and the tables of the old beam step back by a muted ink.
    const styleOf = (selector: string): CSSStyleDeclaration =>
      getComputedStyle(document.querySelector(selector) as Element);
    const isFaint = (): boolean => Number(styleOf('[data-board] path').strokeOpacity) < 0.7;
    await expect.poll(isFaint).toBe(true);
    for (const selector of ['[data-title]', '[data-panel]']) {
      const style = styleOf(selector);
      expect(style.opacity).toBe('1');
      expect(style.color).toBe(styleOf('[data-title] input').color);
      expect(style.getPropertyValue('--eecs-ink')).toBe(style.getPropertyValue('--eecs-ink-muted'));
    }
    await userEvent.keyboard('{Enter}');
    await expect.element(line).toHaveValue('');
    expect(documents.at(-1)?.supports.map(({ x }) => x)).toEqual([0, 19]);
    expect(documents.at(-1)?.title).toBe('Beam, 19 m');
    expect(isFaint()).toBe(false);
    await line.fill('L 20; hinge 4');
    await page.getByRole('radio', { name: 'Add to the current beam' }).click();
    await line.click();
    await userEvent.keyboard('{Enter}');
    await expect.element(line).toHaveValue('');
    // The support at the end moves with it.
    expect(documents.at(-1)?.supports.map(({ x }) => x)).toEqual([0, 4, 20]);
  },
);
