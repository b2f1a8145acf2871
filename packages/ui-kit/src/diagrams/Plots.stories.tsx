import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useUnits } from '../kit/useSettings.ts';
import { vars } from '../theme/tokens.ts';
import { uniformMoment } from '../../test/exampleDiagrams.ts';
import { ComparisonPlot } from './ComparisonPlot.tsx';
import { createDiagramCursor } from './diagramCursor.ts';
import { EnvelopePlot } from './EnvelopePlot.tsx';
import type { ComparedLine } from './layoutComparison.ts';

/** One diagram twice as large as the other, distinguished by pattern and number. */
const lines: readonly ComparedLine[] = [
  { diagram: uniformMoment, mark: '1', name: 'Dead', color: vars.ink, dash: '' },
  {
    diagram: {
      ...uniformMoment,
      segments: [{ x0: 0, x1: 6, c: [0, 24_000, -4000] }],
      max: { x: 3, value: 36_000 },
    },
    mark: '2',
    name: 'Live',
    color: vars.accent,
    dash: '6 4',
  },
];

function Plot({ kind }: { readonly kind: 'comparison' | 'envelope' }) {
  const [cursor] = useState(createDiagramCursor);
  const plot = {
    lines,
    length: 6,
    quantity: 'moment',
    system: useUnits(),
    label: 'Bending moment',
    symbol: 'M',
    cursor,
  } as const;
  return kind === 'comparison' ? (
    <ComparisonPlot {...plot} />
  ) : (
    <EnvelopePlot
      {...plot}
      names={{ max: 'Greatest', min: 'Least' }}
      describe={({ max }) => `The greatest moment is ${max.value} at ${max.x}.`}
    />
  );
}

const meta = {
  title: 'Diagrams/Several case sets',
  component: Plot,
  args: { kind: 'comparison' },
  argTypes: { kind: { control: 'select', options: ['comparison', 'envelope'] } },
} satisfies Meta<typeof Plot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Envelope: Story = { args: { kind: 'envelope' } };
export const Dark: Story = { tags: ['!test'], parameters: { look: { theme: 'dark' } } };
export const EnvelopeRussian: Story = { args: { kind: 'envelope' }, parameters: { look: { locale: 'ru' } } };
export const Phone: Story = { decorators: [(Story) => <div style={{ width: 342 }}>{Story()}</div>] };
