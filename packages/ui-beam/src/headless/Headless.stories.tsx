import { type BeamInput } from '@eecs/solver-core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { beamExamples } from '../examples/beamExamples.ts';
import {
  BeamDiagram,
  type BeamDiagramProps,
  BeamDrawing,
  SectionDrawing,
  changePointLoad,
  useBeamEditor,
} from './index.ts';

const beam: BeamInput = {
  schema: 1,
  L: 4,
  supports: [
    { className: 'pin', x: 0 },
    { className: 'roller', x: 4 },
  ],
  loads: [{ className: 'ShearLoad', x: 2, c: [-10000] }],
};

const meta = {
  title: 'Headless/BeamDiagram',
  component: BeamDiagram,
  tags: ['autodocs'],
  parameters: { bareRoot: true },
  args: { document: beamExamples.twoSpans, quantity: 'M' },
} satisfies Meta<typeof BeamDiagram>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { tags: ['!test'], args: { theme: 'dark' } };
export const ShearRussian: Story = { args: { quantity: 'Q', locale: 'ru' } };
export const Refused: Story = {
  args: { document: { ...beam, supports: [] }, fallback: ({ error }) => <p>Refused: {error}</p> },
};
export const Phone: Story = { decorators: [(Story) => <div style={{ width: 342 }}>{Story()}</div>] };

/** A beam, its section and two diagrams, each by itself. */
export const Drawings: Story = {
  render: (args) => (
    <>
      <BeamDrawing {...args} />
      <BeamDiagram {...args} quantity="Q" />
      <BeamDiagram {...args} quantity="M" />
      <SectionDrawing
        section={{ className: 'h', label: 'IPE 300', h: 300, b: 150, tw: 7.1, tf: 10.7, r1: 15 }}
        {...(args.theme === undefined ? {} : { theme: args.theme })}
      />
    </>
  ),
};

function OwnLook(look: Pick<BeamDiagramProps, 'theme' | 'locale' | 'flip'>) {
  const { document, edit, undo, canUndo } = useBeamEditor({ defaultValue: beam });
  const load = document.loads[0];
  const kN = load !== undefined && 'c' in load ? -load.c[0] / 1000 : 0;
  return (
    <>
      <label>
        P, kN{' '}
        <input
          type="range"
          min={1}
          max={50}
          value={kN}
          onChange={(event) =>
            edit((now) => changePointLoad(now, 0, { value: -1000 * Number(event.target.value) }))
          }
        />
      </label>{' '}
      <output>{kN}</output>{' '}
      <button type="button" disabled={!canUndo} onClick={undo}>
        Undo
      </button>
      <BeamDrawing document={document} {...look} />
      <BeamDiagram document={document} quantity="M" {...look} />
    </>
  );
}

/** A page that holds the beam by the hook and draws its own controls. */
export const WithOwnControls: Story = {
  render: ({ theme = 'light', locale = 'en-US', flip = false }) => <OwnLook {...{ theme, locale, flip }} />,
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: /P, kN/ });
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  },
};
