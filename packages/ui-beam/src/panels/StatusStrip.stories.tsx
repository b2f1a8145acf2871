import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { beamExamples } from '../examples/beamExamples.ts';
import type { BeamEditorProps } from '../props.ts';
import { useBeamSession } from '../commands/useBeamSession.ts';
import { StatusStrip } from './StatusStrip.tsx';

function StripStory(props: Pick<BeamEditorProps, 'defaultValue'>) {
  useBeamSession(props);
  return (
    <div style={{ width: 400, maxWidth: '100%' }}>
      <StatusStrip />
    </div>
  );
}

const { twoSpans } = beamExamples;

const meta = {
  title: 'Beam/StatusStrip',
  component: StripStory,
  tags: ['autodocs'],
  args: { defaultValue: twoSpans },
} satisfies Meta<typeof StripStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each of the seven sections of a case that lacks something has a mark; the first is described in words. */
export const Default: Story = {
  args: { defaultValue: { ...twoSpans, materials: [], sections: [], description: '' } },
};
/** A complete beam has no message. */
export const Complete: Story = {
  render: (args) => (
    <>
      <StripStory {...args} />
      <p>The beam lacks nothing: nothing stands above this line.</p>
    </>
  ),
};
/** A new beam: no restraints, no loads. */
export const Empty: Story = { render: () => <StripStory /> };
export const TitleOnly: Story = {
  args: { defaultValue: { ...twoSpans, description: '' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Initial data: Title only, no description' }),
    ).toHaveFocus();
  },
};
export const Failed: Story = { args: { defaultValue: { ...twoSpans, title: '', loads: [] } } };
export const Dark: Story = { ...Failed, tags: ['!test'], parameters: { look: { theme: 'dark' } } };
export const LongTextRu: Story = { ...Failed, tags: ['nightly'], parameters: { look: { locale: 'ru' } } };
