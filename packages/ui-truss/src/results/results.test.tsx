import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import type { TrussAnswer } from '@eecs/solver-core/truss';
import { bracket } from '../../test/bracket.ts';
import { TrussEditor } from '../TrussEditor.tsx';

async function open(): Promise<void> {
  await render(
    <div style={{ width: 1200 }}>
      <TrussEditor defaultValue={bracket} theme="light" />
    </div>,
  );
}

test('all sets stand side by side with those that govern them, and a row sets off its rod', async () => {
  await open();
  const row = page.getByRole('row', { name: /^1–5/ });
  // The strut carries 5/3 P.
  await expect.poll(() => row.element().textContent).toContain('−20.00010.00010.000 (2)−20.000 (1)');
  await page.getByRole('radio', { name: 'All sets' }).click();
  await expect.element(page.getByText('10 / −20').first()).toBeInTheDocument();
  await expect.element(page.getByText(/in set 1/).first()).toBeInTheDocument();
  const name = page.getByRole('row', { name: /^4–5/ }).getByRole('button', { name: '4–5' });
  await name.click();
  await expect.element(name).toHaveAttribute('aria-pressed', 'true');
});

drawnTest('the balance of the whole is written out, and the checks are told after a solve', async () => {
  await open();
  await page.getByRole('button', { name: 'Balance and checks' }).click();
  const upright = page.getByRole('row', { name: /^ΣY/ });
  await expect.poll(() => upright.element().textContent).toContain('−12.00012.0000.000 ✓');
  await expect.element(page.getByText('Checks come with a solved truss: press Solve.')).toBeVisible();
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect.element(page.getByText(/All checks passed/)).toBeVisible();
});

drawnTest('an answer of no use is told as one, in the language of the moment', async () => {
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

drawnTest('a host that refuses a sound truss gives its reason', async () => {
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
