import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createPrattTruss } from '../../examples/createPrattTruss.ts';
import { twoBarTruss } from '../../examples/twoBarTruss.ts';
import { TrussDrawing } from './TrussDrawing.tsx';

const pratt = createPrattTruss({ panels: 6, panelLength: 3, height: 3, load: 10000 });

test('it is one picture with a sentence for its name', async () => {
  const screen = await render(<TrussDrawing document={pratt} theme="light" />);
  const picture = screen.getByRole('img', {
    name: 'Pratt truss. Plane truss: 12 joints, 21 rods, 2 supports',
  });
  await expect.element(picture).toBeVisible();
  expect(screen.getByText('10\u202fkN').elements()).toHaveLength(5);
});

test('the texts of another language arrive and its name follows', async () => {
  const screen = await render(<TrussDrawing document={pratt} locale="uk" theme="light" />);
  await expect
    .element(screen.getByRole('img', { name: 'Pratt truss. Плоска ферма: 12 вузлів, 21 стрижень, 2 опори' }))
    .toBeVisible();
});

test('two on one page keep their own theme', async () => {
  const screen = await render(
    <>
      <TrussDrawing document={pratt} theme="light" />
      <TrussDrawing document={twoBarTruss} theme="dark" />
    </>,
  );
  const papers = screen
    .getByRole('img')
    .elements()
    .map((picture) => getComputedStyle(picture.closest('[data-eecs-root]') ?? picture).backgroundColor);
  expect(new Set(papers).size).toBe(2);
});

test('it shrinks with its container and keeps its proportions', async () => {
  const screen = await render(
    <div style={{ width: 200 }}>
      <TrussDrawing document={pratt} />
    </div>,
  );
  const { width, height } = screen.getByRole('img').element().getBoundingClientRect();
  expect(width).toBe(200);
  expect(height).toBe(100);
});
