import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { TrussAnswer, TrussCase } from '@eecs/solver-core/truss';
import { readCase } from '../../test/triangle.ts';
import { createPrattTruss } from '../examples/createPrattTruss.ts';
import { TrussEditor } from '../TrussEditor.tsx';

const SET = { angle: 0, color: '#888', description: '', combined: false };

/** A bracket of two rods at 3, 4, 5 with a post that bears nothing: 12 kN down in one set, 6 kN up in the other. */
const bracket: TrussCase = readCase({
  joints: [
    { x: 0, y: 0, anchor: 3 },
    { x: 0, y: 3, anchor: 3 },
    {
      x: 4,
      y: 3,
      loads: [
        { id: 'd', className: 'ShearLoad', c: [-12000], sets: 1 },
        { id: 'u', className: 'ShearLoad', c: [6000], sets: 2 },
      ],
    },
    { x: 2, y: 3 },
    { x: 2, y: 1.5 },
  ],
  links: [
    { i: 0, j: 4 },
    { i: 4, j: 2 },
    { i: 1, j: 3 },
    { i: 3, j: 2 },
    { i: 3, j: 4 },
    { i: 1, j: 4 },
  ],
  caseSets: [
    { ...SET, title: 'Down' },
    { ...SET, title: 'Up' },
  ],
});

async function open(): Promise<void> {
  await render(
    <div style={{ width: 1200 }}>
      <TrussEditor defaultValue={bracket} theme="light" />
    </div>,
  );
}

test('all sets stand side by side with the extremes and the sets that govern them', async () => {
  await open();
  const row = page.getByRole('row', { name: /^1–5/ });
  // The strut takes 5/3 P.
  await expect.poll(() => row.element().textContent).toContain('−20.00010.00010.000 (2)−20.000 (1)');
  await page.getByRole('radio', { name: 'All sets' }).click();
  await expect.element(page.getByText('10 / −20').first()).toBeInTheDocument();
  await expect.element(page.getByText(/in set 1/).first()).toBeInTheDocument();
});

test('a rod without force is told by the rule of its joint, and a row sets off its rod', async () => {
  await open();
  await expect
    .element(
      page.getByText(
        /Joint 4 has no load, and of its three rods two lie in one line: the third carries no force./,
      ),
    )
    .toBeVisible();
  const name = page.getByRole('row', { name: /^4–5/ }).getByRole('button');
  await name.click();
  await expect.element(name).toHaveAttribute('aria-pressed', 'true');
});

test('the balance of the whole is written out, and the checks are told after a solve', async () => {
  await open();
  await page.getByRole('radio', { name: 'Balance and checks' }).click();
  const upright = page.getByRole('row', { name: /^ΣY/ });
  await expect.poll(() => upright.element().textContent).toContain('−12.00012.0000.000 ✓');
  await expect.element(page.getByText('Checks come with a solved truss: press Solve.')).toBeVisible();
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect.element(page.getByText(/All checks passed/)).toBeVisible();
});

test('where the supports of a long truss are numbered late, moments are about the first of them, by its number', async () => {
  const girder = createPrattTruss({ panels: 250, panelLength: 3, height: 3, load: 1000 });
  const last = girder.joints.length - 1;
  const turned: TrussCase = {
    ...girder,
    joints: girder.joints.toReversed(),
    links: girder.links.map((link) => ({ ...link, i: last - link.i, j: last - link.j })),
  };
  const first = turned.joints.findIndex(({ anchor }) => anchor !== 0);
  expect(first).toBeGreaterThan(200);
  await render(<TrussEditor defaultValue={turned} theme="light" />);
  await page.getByRole('radio', { name: 'Balance and checks' }).click();
  await expect
    .element(page.getByRole('combobox', { name: 'Moments about joint' }))
    .toHaveDisplayValue(String(first + 1));
});

test('an answer of no use is told as one, in the language of the moment', async () => {
  const failure = Object.assign(new Error('in the language it failed in'), { kind: 'failed' });
  const solve = () => Promise.reject(failure);
  const { rerender } = await render(<TrussEditor defaultValue={bracket} host={{ solve }} />);
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect.element(page.getByText('No usable answer')).toBeVisible();
  await expect.element(page.getByText(/in the language it failed in/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  const describe = (error: unknown) => (error === failure ? 'in the language of the moment' : '');
  await rerender(<TrussEditor defaultValue={bracket} host={{ solve, describe }} />);
  await expect.element(page.getByText(/in the language of the moment/)).toBeVisible();
  await expect.element(page.getByText(/in the language it failed in/)).not.toBeInTheDocument();
});

test('a host that refuses a sound truss gives its reason', async () => {
  const refused = { level: 'error', id: -1, hash: null, errno: 74301, error: 'plan' } as const;
  const counts = { actual: null, expected: null, rank: null };
  const answer: TrussAnswer = {
    ...{ ...refused, ...counts, failures: [], verdict: null },
    message: 'No trusses in space in this plan.',
  };
  await render(<TrussEditor defaultValue={bracket} host={{ solve: () => Promise.resolve(answer) }} />);
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect.element(page.getByText('The request was refused')).toBeVisible();
  await expect.element(page.getByText(/No trusses in space in this plan/)).toBeVisible();
});
