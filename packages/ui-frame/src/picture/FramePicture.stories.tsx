import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFrameStarter } from '../starters/frameStarters.ts';
import { FramePicture } from './FramePicture.tsx';

const meta = {
  title: 'Frame/FramePicture',
  component: FramePicture,
  tags: ['autodocs'],
  args: { document: createFrameStarter('storeys', { system: 0 }), label: 'Two bays, two storeys' },
} satisfies Meta<typeof FramePicture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without values, as on the card of a new task. */
export const Default: Story = { tags: ['nightly'] };

/** With the values of the loads and the numbers of joints and members. */
export const Values: Story = { tags: ['nightly'], args: { hasValues: true, width: 640 } };
