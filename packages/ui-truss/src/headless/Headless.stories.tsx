import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import {
  TrussDrawing,
  type TrussDrawingProps,
  type TrussInput,
  moveJoints,
  useTrussEditor,
  useTrussSolution,
} from './index.ts';

/** Two rods at 45° under 10 kN. */
const bracket: TrussInput = {
  schema: 1,
  joints: [
    { x: 0, y: 0, anchor: 3 },
    { x: 2, y: 0, anchor: 3 },
    { x: 1, y: 1, loads: [{ className: 'ShearLoad', c: [-10000] }] },
  ],
  links: [
    { i: 0, j: 2 },
    { i: 1, j: 2 },
  ],
};

function OwnLook(look: Pick<TrussDrawingProps, 'theme' | 'locale'>) {
  const { document, edit, undo, canUndo } = useTrussEditor({ defaultValue: bracket });
  const answer = useTrussSolution(document);
  const top = document.joints[2]?.y ?? 0;
  const move = (y: number) =>
    edit((now) => moveJoints(now, new Set([2]), { by: { x: 0, y: y - (now.joints[2]?.y ?? 0), z: 0 } }));
  return (
    <>
      <label>
        Height, m{' '}
        <input
          type="range"
          min={0.5}
          max={3}
          step={0.5}
          value={top}
          onChange={(event) => move(Number(event.target.value))}
        />
      </label>{' '}
      <output>
        {answer.level === 'error' ? 'It moves.' : `N = ${((answer.sets[0]?.N[0] ?? 0) / 1000).toFixed(3)} kN`}
      </output>{' '}
      <button type="button" disabled={!canUndo} onClick={undo}>
        Undo
      </button>
      <TrussDrawing document={document} width={420} {...look} />
    </>
  );
}

const meta = {
  title: 'Headless/Truss',
  component: OwnLook,
  parameters: { bareRoot: true },
} satisfies Meta<typeof OwnLook>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A page that holds the truss by the hooks and draws its own controls: initially N = −P/(2·sin 45°) = −7.071 kN, at 1.5
 * m −P/(2·sin 56.31°) = −6.009.
 */
export const WithOwnControls: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('N = -7.071 kN')).toBeVisible();
    await fireEvent.change(canvas.getByRole('slider', { name: /Height/ }), { target: { value: '1.5' } });
    await expect(await canvas.findByText('N = -6.009 kN')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('N = -7.071 kN')).toBeVisible();
  },
};

export const DarkRussian: Story = { args: { theme: 'dark', locale: 'ru' } };
