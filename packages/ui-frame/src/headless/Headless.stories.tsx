import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import {
  FrameDrawing,
  type FrameDrawingProps,
  type FrameInput,
  moveJoints,
  useFrameEditor,
  useFrameSolution,
} from './index.ts';

/** A cantilever of 2 m under 10 kN at its tip. */
const cantilever: FrameInput = {
  schema: 1,
  joints: [
    { x: 0, y: 0, support: { className: 'cantilever' } },
    { x: 2, y: 0, loads: [{ className: 'ShearLoad', c: [-10000] }] },
  ],
  members: [{ i: 0, j: 1 }],
};

function OwnLook(look: Pick<FrameDrawingProps, 'theme' | 'locale'>) {
  const { document, edit, undo, canUndo } = useFrameEditor({ defaultValue: cantilever });
  const answer = useFrameSolution(document);
  const set = answer.level === 'error' ? undefined : answer.sets[0];
  const tip = document.joints[1]?.x ?? 0;
  const move = (x: number) =>
    edit((now) => moveJoints(now, new Set([1]), { x: x - (now.joints[1]?.x ?? 0), y: 0 }));
  return (
    <>
      <label>
        Length, m{' '}
        <input
          type="range"
          min={1}
          max={4}
          step={1}
          value={tip}
          onChange={(event) => move(Number(event.target.value))}
        />
      </label>{' '}
      <output>
        {set === undefined
          ? 'It moves.'
          : `M = ${((set.members[0]?.M.min.value ?? 0) / 1000).toFixed(3)} kN·m`}
      </output>{' '}
      <button type="button" disabled={!canUndo} onClick={undo}>
        Undo
      </button>
      <FrameDrawing
        document={document}
        label="Cantilever"
        width={420}
        result={set === undefined ? null : { set, view: 'M' }}
        {...look}
      />
    </>
  );
}

const meta = {
  title: 'Headless/Frame',
  component: OwnLook,
  parameters: { bareRoot: true },
} satisfies Meta<typeof OwnLook>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page that holds the frame by the hooks and draws its own controls: M = −P·l at the clamp, −20 and then −30 kN·m. */
export const WithOwnControls: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('M = -20.000 kN·m')).toBeVisible();
    await fireEvent.change(canvas.getByRole('slider', { name: /Length/ }), { target: { value: '3' } });
    await expect(await canvas.findByText('M = -30.000 kN·m')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('M = -20.000 kN·m')).toBeVisible();
  },
};

export const DarkRussian: Story = { args: { theme: 'dark', locale: 'ru' } };
