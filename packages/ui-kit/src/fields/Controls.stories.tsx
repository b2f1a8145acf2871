import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Undo from 'lucide-react/icons/undo-2';
import { ErrorBoundary } from '../error/ErrorBoundary.tsx';
import { ErrorReport } from '../error/ErrorReport.tsx';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import { CheckField } from './CheckField.tsx';
import { DataTable } from './DataTable.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { TableHead } from './TableHead.tsx';
import { IconButton } from './IconButton.tsx';
import { Panel } from './Panel.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import { SelectField } from './SelectField.tsx';
import { SkipLink } from './SkipLink.tsx';
import { Spinner } from './Spinner.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

const meta: Meta = { title: 'Fields/Controls' };
export default meta;

type Story = StoryObj;

export const Buttons: Story = {
  render: () => (
    <>
      <Button variant="primary">Solve</Button> <Button>Save</Button> <Button variant="quiet">Cancel</Button>{' '}
      <Button variant="danger">Delete</Button> <Button disabled>No load</Button>{' '}
      <IconButton label="Undo" icon={<Undo size={20} aria-hidden="true" />} />
    </>
  ),
};
export const ButtonsDark: Story = { ...Buttons, tags: ['!test'], parameters: { look: { theme: 'dark' } } };

function TextFields() {
  const [title, setTitle] = useState('Roof purlin B-2');
  const [kind, setKind] = useState<'pin' | 'roller'>('pin');
  const [text, setText] = useState('Axis 2 to 3, second floor');
  const [isOn, setOn] = useState(true);
  return (
    <div style={{ display: 'grid', gap: 12, width: 280 }}>
      <TextField label="Title" value={title} onChange={setTitle} hint="Up to 200 characters" />
      <TextField label="Name" value="S 355 " onChange={() => undefined} error="Alphanumeric, -, $, space" />
      <SelectField
        label="Support"
        value={kind}
        onChange={setKind}
        options={[
          { value: 'pin', label: 'Pin' },
          { value: 'roller', label: 'Roller' },
        ]}
      />
      <TextAreaField label="Description" value={text} onChange={setText} />
      <FieldGroup>
        <legend>Loads</legend>
        <CheckField label="Self weight" checked={isOn} onChange={setOn} />
      </FieldGroup>
    </div>
  );
}
export const Text: Story = { render: () => <TextFields /> };
export const TextDark: Story = { ...Text, tags: ['!test'], parameters: { look: { theme: 'dark' } } };

function Segments() {
  const [theme, setTheme] = useState<'light' | 'dark' | 'system'>('light');
  return (
    <SegmentedControl
      label="Тема"
      value={theme}
      onChange={setTheme}
      segments={[
        { value: 'light', label: 'Светлая' },
        { value: 'dark', label: 'Тёмная' },
        { value: 'system', label: 'Как в системе' },
      ]}
    />
  );
}
export const Segmented: Story = { render: () => <Segments />, parameters: { look: { locale: 'ru' } } };

export const Alerts: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, maxWidth: 480 }}>
      <Alert kind="info" title="No load">
        Put a load on the beam, and it can be solved.
      </Alert>
      <Alert kind="success">All sections fulfilled.</Alert>
      <Alert kind="warning" title="Right support moved to the left" />
      <ErrorReport error={new Error('Loading chunk 7 failed')} onRetry={() => undefined} />
    </div>
  ),
};
export const AlertsDarkUkrainian: Story = {
  ...Alerts,
  parameters: { look: { theme: 'dark', locale: 'uk' } },
};

export const Sheet: Story = {
  render: () => (
    <Panel title="Reactions" actions={<Button variant="quiet">Copy</Button>}>
      <DataTable caption="Reactions">
        <TableHead columns={[{ head: 'Support' }, { head: 'R, kN', isNumeric: true }]} />
        <tbody>
          <tr>
            <th scope="row">1</th>
            <td data-numeric="">13.604</td>
          </tr>
          <tr>
            <th scope="row">2</th>
            <td data-numeric="">16.864</td>
          </tr>
        </tbody>
      </DataTable>
    </Panel>
  ),
};
export const Waiting: Story = { render: () => <Spinner /> };
export const Skip: Story = {
  render: () => (
    <>
      <SkipLink target="content" />
      <main id="content">Press Tab.</main>
    </>
  ),
};

function Failing(): never {
  throw new Error('The section has no area');
}

/** A failed part does not affect the rest of the page. */
export const FailedPart: Story = {
  tags: ['!test'],
  render: () => (
    <Panel title="Stresses">
      <ErrorBoundary>
        <Failing />
      </ErrorBoundary>
    </Panel>
  ),
};
export const SheetDark: Story = { ...Sheet, tags: ['!test'], parameters: { look: { theme: 'dark' } } };
