import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { solveBeam } from '@eecs/solver-core';
import { BeamEditor } from '../BeamEditor.tsx';
import { BeamFigure } from '../output/figure/BeamFigure.tsx';
import { layoutThumbnail } from '../output/figure/layoutFigure.ts';
import { beamExamples, GALLERY } from './beamExamples.ts';
import type { ExampleName } from './exampleMessages.ts';

const meta = {
  title: 'Beam/Examples',
  tags: ['!test'],
  component: BeamEditor,
  parameters: { layout: 'fullscreen', bareRoot: true },
  args: { onChange: fn(), onSolve: fn() },
} satisfies Meta<typeof BeamEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Opens an example with its result, if it has one. The editor has its own stories, and the examples are tested without
 * a page.
 */
function example(name: ExampleName): Story {
  const document = beamExamples[name];
  const answer = solveBeam(document);
  return {
    args: { defaultValue: document, ...(answer.level === 'error' ? {} : { defaultSolution: answer }) },
  };
}

export const TwoSpanFloorBeam: Story = example('twoSpans');
export const GerberBridgeGirder: Story = example('gerberGirder');
export const ProppedCantilever: Story = example('proppedCantilever');
export const BeamOnSprings: Story = example('springSupports');
export const CraneGirder: Story = example('craneGirder');
export const TriangularWaterPressure: Story = example('waterPressure');
export const BeamWithOverhangs: Story = example('overhangs');
export const SettlementOfASupport: Story = example('supportSettlement');
export const InclinedRafter: Story = example('inclinedRafter');
export const BalconyWithAMoment: Story = example('balcony');
export const SteppedShaft: Story = example('steppedShaft');
export const MechanismToRepair: Story = example('tooManyHinges');

/** The static pictures of the gallery, as a page shows them before the editor is loaded. */
export const Thumbnails: Story = {
  tags: ['test'],
  parameters: { bareRoot: false },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))', gap: 16 }}>
      {GALLERY.map((name) => {
        const answer = solveBeam(beamExamples[name]);
        const moment = answer.level === 'error' ? null : (answer.sets[0]?.M ?? null);
        const motion = answer.verdict?.mechanisms[0]?.discs ?? [];
        return (
          <BeamFigure
            key={name}
            figure={layoutThumbnail(beamExamples[name], { moment, motion })}
            label={beamExamples[name].title}
          />
        );
      })}
    </div>
  ),
};
