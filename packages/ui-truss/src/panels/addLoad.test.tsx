import { createRef } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { triangle } from '../../test/triangle.ts';
import { TrussEditor } from '../TrussEditor.tsx';
import type { TrussEditorHandle } from '../props.ts';

const bare = {
  ...triangle,
  joints: triangle.joints.map((joint) => ({ ...joint, loads: [] })),
  links: triangle.links.map((link) => ({ ...link, loads: [] })),
};

beforeEach(() => page.viewport(1280, 900));

async function open(): Promise<TrussEditorHandle> {
  const ref = createRef<TrussEditorHandle>();
  await render(<TrussEditor defaultValue={bare} ref={ref} />);
  await page.getByRole('tab', { name: /Loads/ }).click();
  await expect.element(page.getByRole('button', { name: 'Add load' })).toBeVisible();
  return ref.current as TrussEditorHandle;
}

const on = () => page.getByLabelText('On', { exact: true });
const add = () => page.getByRole('button', { name: 'Add load' }).click();

test('a load is added on the joint that is named beside the button', async () => {
  const handle = await open();
  await expect.element(on()).toHaveDisplayValue('Joint 1');
  await on().selectOptions('Joint 3');
  await add();
  expect(handle.getCase().joints.map(({ loads }) => loads.length)).toEqual([0, 0, 1]);
  await expect.element(on()).toHaveDisplayValue('Joint 3');
});

drawnTest('an object chosen on the board is named, a rod too', async () => {
  const handle = await open();
  handle.select([{ kind: 'joint', index: 1 }]);
  await page.getByRole('tab', { name: /Loads/ }).click();
  await expect.element(on()).toHaveDisplayValue('Joint 2');
  handle.select([{ kind: 'link', index: 0 }]);
  await page.getByRole('tab', { name: /Loads/ }).click();
  await expect.element(on()).toHaveDisplayValue('Rod 1–2');
  await add();
  expect(handle.getCase().links[0]?.loads).toMatchObject([{ className: 'DistributedLoad' }]);
  expect(handle.getCase().joints.every(({ loads }) => loads.length === 0)).toBe(true);
});
