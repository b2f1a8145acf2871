import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openBoard } from '../../test/openBoard.tsx';
import { createBeam } from '../state/createBeam.ts';

beforeEach(() => page.viewport(1440, 900));

const step = (name: string) => page.getByRole('listitem').filter({ hasText: name });

test('an empty beam teaches what to do, marks what is done, and two presses bring its diagrams', async () => {
  const { getCase, screen } = await openBoard({ defaultValue: createBeam() });
  await expect.element(page.getByRole('heading', { name: 'A beam in three steps' })).toBeVisible();
  await expect.element(step('Support it')).toHaveAttribute('aria-current', 'step');
  await page.getByRole('button', { name: 'Pin and roller at the ends' }).click();
  expect(getCase().supports.map(({ className }) => className)).toEqual(['fixed', 'simple']);
  await expect.element(step('Support it, done')).toBeVisible();
  await expect.element(step('Load it')).toHaveAttribute('aria-current', 'step');
  await page.getByRole('button', { name: 'Uniform load over the beam' }).click();
  await expect.poll(() => screen.container.querySelector('[data-diagram="M"]')).not.toBeNull();
  expect(screen.container.querySelector('[data-first-steps]')).toBeNull();
  // The field of its value is below the drawing.
  const { L, loads } = getCase();
  expect(loads[0]).toMatchObject({ className: 'DistributedLoad', x: [0, L] });
  await expect
    .poll(() => screen.container.querySelector('[data-idle="false"] input[inputmode]'))
    .not.toBeNull();
});

test('it states how the board takes numbers, the right button and the search of commands', async () => {
  await openBoard({ defaultValue: createBeam() });
  await expect
    .element(page.getByText(/A right click or a long press adds at its place\. \/ finds/))
    .toBeVisible();
});

test('a read-only editor shows no hints', async () => {
  const { screen } = await openBoard({ defaultValue: createBeam(), readOnly: true });
  await expect.element(page.getByText(/appear here as soon as/)).toBeVisible();
  expect(screen.container.querySelector('[data-first-steps]')).toBeNull();
});
