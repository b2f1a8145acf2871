import type { BeamCase } from '@eecs/solver-core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { useKitStore, useUnits } from '@eecs/ui-kit';
import { EditorContext } from '@eecs/ui-kit/editor';
import { beamExamples } from '../examples/beamExamples.ts';
import type { BeamEditorProps } from '../props.ts';
import { type InputTab, openTabAtom } from '../state/inputTabs.ts';
import { editorPort } from '../state/tables.ts';
import { useBeamSession } from '../commands/useBeamSession.ts';
import { BeamPanel } from './BeamPanel.ts';

interface PanelStoryProps extends Pick<BeamEditorProps, 'defaultValue' | 'readOnly'> {
  readonly tab?: InputTab;
  /** Px; on a phone the panel has 366. @default 400 */
  readonly width?: number;
}

/** The panel without the rest of the editor. */
function PanelStory({ tab, width = 400, ...props }: PanelStoryProps) {
  const store = useKitStore();
  const units = useUnits();
  useBeamSession({ ...props, units });
  if (tab !== undefined) store.set(openTabAtom, tab);
  return (
    <EditorContext.Provider value={editorPort}>
      <div data-editor="" data-beam-editor="" tabIndex={-1} style={{ width, maxWidth: '100%' }}>
        <BeamPanel isReadOnly={props.readOnly ?? false} />
      </div>
    </EditorContext.Provider>
  );
}

const { hingedSpans, twoSpans } = beamExamples;

/** Three case sets, the last one combining the others. */
const threeSets: BeamCase = {
  ...twoSpans,
  caseSets: [
    { title: 'Dead', description: '', color: '#607d8b', angle: 0, combined: false },
    { title: 'Live', description: 'Category B', color: '#0072b2', angle: 0, combined: false },
    {
      title: '1.35 G + 1.5 Q',
      description: '',
      color: '#d55e00',
      angle: 0,
      combined: true,
      factors: { '0': 1.35, '1': 1.5 },
    },
  ],
  selfWeight: true,
};

/** All possible problems at once. */
const faulty: BeamCase = {
  ...twoSpans,
  title: '',
  supports: [{ className: 'simple', x: 0 }],
  materials: [{ name: 'M1' }],
  beamSections: [{ x: 10, materialIndex: -1, crossSectionIndex: 0, alpha: 0, flip: false }],
  caseSets: [
    ...twoSpans.caseSets,
    { title: 'Wind', description: '', color: '#0072b2', angle: 0, combined: false },
  ],
  loads: twoSpans.loads.map((load) => ({ ...load, sets: 0 })),
};

const meta = {
  title: 'Beam/InputPanel',
  component: PanelStory,
  tags: ['autodocs'],
  args: { defaultValue: hingedSpans },
} satisfies Meta<typeof PanelStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The loads, one line each, and the fields of the current one. */
export const Default: Story = { tags: ['nightly'] };
export const Case: Story = { args: { tab: 'case' } };
export const Supports: Story = { args: { tab: 'supports' } };
export const Sections: Story = { args: { tab: 'sections' } };
export const Materials: Story = { args: { tab: 'materials' } };
export const CrossSections: Story = { args: { tab: 'crossSections' } };
/** Combined case sets have a factor for each member; self weight acts in all of them. */
export const Sets: Story = {
  args: { tab: 'sets', defaultValue: threeSets },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('row', { name: /1.35 G/ }));
    const factor = await canvas.findByRole('textbox', { name: 'Case set 3, factor of Live' });
    await expect(factor).toHaveValue('1.5');
  },
};
/** Self weight is a separate row of the table. */
export const SelfWeight: Story = { args: { defaultValue: threeSets } };
export const Empty: Story = {
  render: () => <PanelStory />,
};
/** Every mark shows that its section of the case lacks something; the first one also describes it in words. */
export const Error: Story = {
  args: { defaultValue: faulty },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Case sets: Empty case set' }));
    await expect(await canvas.findByText(/empty case sets are not allowed/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sections: Unassigned material' }));
    await expect(canvas.getByRole('tab', { name: /Along the beam/, selected: true })).toBeVisible();
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const UsUnits: Story = { tags: ['nightly'], parameters: { look: { units: 'us' } } };
export const Dark: Story = {
  tags: ['nightly'],
  args: { tab: 'supports' },
  parameters: { look: { theme: 'dark' } },
};
export const DarkSets: Story = { ...Sets, tags: ['!test'], parameters: { look: { theme: 'dark' } } };
export const LongTextRu: Story = { tags: ['nightly'], parameters: { look: { locale: 'ru' } } };
export const Ukrainian: Story = {
  tags: ['nightly'],
  args: { tab: 'supports' },
  parameters: { look: { locale: 'uk' } },
};
/** In a narrow place the tabs are an accordion. */
export const Phone: Story = { args: { width: 366 } };

/** From the row to its fields and back, to the next table, and past a removed row, by keyboard only. */
export const ByKeys: Story = {
  play: async ({ canvas, step }) => {
    const rows = () => canvas.getByRole('grid', { name: 'Loads on the beam' }).querySelectorAll('tbody tr');
    await step('arrows, Home and End go through the rows', async () => {
      await canvas.findByRole('grid', { name: 'Loads on the beam' });
      (rows()[0] as HTMLElement).focus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(rows()[2]).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(rows()[4]).toHaveFocus();
      await userEvent.keyboard('{Home}{ArrowDown}');
      await expect(rows()[1]).toHaveAttribute('aria-selected', 'true');
    });
    await step(
      'Enter goes to the first value of the row, the kind and the case sets are before it',
      async () => {
        const value = canvas.getByRole('textbox', { name: 'Load 2, value' });
        await userEvent.keyboard('{Enter}');
        await expect(value).toHaveFocus();
        await userEvent.tab({ shift: true });
        await expect(canvas.getByRole('button', { name: '1 Dead' })).toHaveFocus();
        await userEvent.tab({ shift: true });
        await expect(canvas.getByRole('combobox', { name: 'Load 2, kind' })).toHaveFocus();
        await userEvent.tab();
        await userEvent.tab();
        await expect(value).toHaveFocus();
        await userEvent.tab();
        await userEvent.keyboard('4.5{Enter}');
        await expect(canvas.getByRole('row', { name: /Inclined 4.5/ })).toBeVisible();
      },
    );
    await step('a tab further are the supports', async () => {
      canvas.getByRole('tab', { name: /Loads/ }).focus();
      await userEvent.keyboard('{ArrowLeft}');
      const tab = canvas.getByRole('tab', { name: /Supports/ });
      await waitFor(() => expect(tab).toHaveFocus());
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    });
  },
};
