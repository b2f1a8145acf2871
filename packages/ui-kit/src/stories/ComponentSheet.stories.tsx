import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Moon from 'lucide-react/icons/moon';
import Redo from 'lucide-react/icons/redo-2';
import Save from 'lucide-react/icons/save';
import Sun from 'lucide-react/icons/sun';
import SunMoon from 'lucide-react/icons/sun-moon';
import Undo from 'lucide-react/icons/undo-2';
import { styled } from 'styled-components';
import { DiagramPlot } from '../diagrams/DiagramPlot.tsx';
import { proppedMoment, proppedShear, uniformDeflection } from '../../test/exampleDiagrams.ts';
import { Alert } from '../fields/Alert.tsx';
import { Button } from '../fields/Button.tsx';
import { DataTable } from '../fields/DataTable.tsx';
import { IconButton } from '../fields/IconButton.tsx';
import { Panel } from '../fields/Panel.tsx';
import { QuantityField } from '../fields/QuantityField.tsx';
import { SegmentedControl } from '../fields/SegmentedControl.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { Spinner } from '../fields/Spinner.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useUnits } from '../kit/useSettings.ts';
import { vars } from '../theme/tokens.ts';
import { AllMarks } from './AllMarks.tsx';
import { Swatches } from './swatches.tsx';

const meta: Meta<typeof Sheet> = {
  title: 'Design/Component sheet',
  component: Sheet,
  // The only story whose contrasts axe checks.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: true }] } } },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { tags: ['nightly'], parameters: { look: { theme: 'dark' } } };
export const Russian: Story = { tags: ['nightly'], parameters: { look: { locale: 'ru' } } };
export const Ukrainian: Story = { parameters: { look: { locale: 'uk', theme: 'dark' } } };
export const UsUnits: Story = { tags: ['nightly'], parameters: { look: { units: 'us' } } };
export const Compact: Story = { tags: ['nightly'], parameters: { look: { density: 'compact' } } };

const TYPE = [
  ['text5', '28', 'Roof purlin B-2'],
  ['text4', '20', 'Bending moment M'],
  ['text3', '16', 'Two spans with a hinge, Балка с шарниром'],
  ['text2', '14', 'The beam is once statically indeterminate.'],
  ['text1', '12', '0123456789 −41.076 kN·m'],
] as const;

/** Tokens, type, colours, marks and every component on one sheet. */
function Sheet() {
  return (
    <Page>
      <Head>
        <h1>EECS component sheet</h1>
        <p>
          Ink on drawing paper, chalk on slate. One accent for interaction; red and blue are signs of numbers.
        </p>
      </Head>
      <Section>
        <h2>Colour: value, contrast on board, contrast on sheet</h2>
        <Swatches />
      </Section>
      <Columns>
        <Section>
          <h2>Type</h2>
          {TYPE.map(([token, size, sample]) => (
            <TypeRow key={token}>
              <Size>{size}</Size>
              <span style={{ fontSize: vars[token], lineHeight: 1.3 }}>{sample}</span>
            </TypeRow>
          ))}
          <TypeRow>
            <Size>mono</Size>
            <span style={{ fontFamily: vars.fontMono }}>1 234.500 · 987.650</span>
          </TypeRow>
        </Section>
        <Section>
          <h2>Space and line</h2>
          {(['space1', 'space2', 'space3', 'space4', 'space5'] as const).map((token) => (
            <TypeRow key={token}>
              <Size>{token.slice(-1)}</Size>
              <span style={{ width: vars[token], height: 12, background: vars.ink }} />
            </TypeRow>
          ))}
          {(['strokeHair', 'strokeMedium', 'strokeHeavy'] as const).map((token) => (
            <TypeRow key={token}>
              <Size>{token.slice(6).toLowerCase()}</Size>
              <svg width="160" height="8" aria-hidden="true">
                <path d="M0 4H160" style={{ stroke: vars.ink, strokeWidth: vars[token] }} />
              </svg>
            </TypeRow>
          ))}
        </Section>
      </Columns>
      <Section>
        <h2>Marks</h2>
        <Scroll tabIndex={0} role="group" aria-label="Marks">
          <AllMarks system={useUnits()} />
        </Scroll>
      </Section>
      <Section>
        <h2>Diagrams</h2>
        <Diagrams />
      </Section>
      <Section>
        <h2>Controls</h2>
        <Controls />
      </Section>
    </Page>
  );
}

function Diagrams() {
  const system = useUnits();
  return (
    <div>
      <DiagramPlot
        diagram={proppedShear}
        length={8}
        quantity="force"
        system={system}
        label="Shear force"
        symbol="Q"
      />
      <DiagramPlot
        diagram={proppedMoment}
        length={8}
        quantity="moment"
        system={system}
        label="Bending moment"
        symbol="M"
      />
      <DiagramPlot
        diagram={uniformDeflection}
        length={6}
        quantity="displacement"
        system={system}
        label="Deflection"
        symbol="v"
        isPreview
      />
    </div>
  );
}

function Controls() {
  const [force, setForce] = useState(10_000);
  const [title, setTitle] = useState('Roof purlin B-2');
  const [kind, setKind] = useState<'pin' | 'roller' | 'clamp'>('pin');
  const [theme, setTheme] = useState<'light' | 'dark' | 'system'>('light');
  const [units, setUnits] = useState<'si' | 'us'>('si');
  return (
    <Columns>
      <Stack>
        <Row>
          <Button variant="primary">Solve</Button>
          <Button icon={<Save size={16} aria-hidden="true" />}>Save</Button>
          <Button variant="quiet">Cancel</Button>
          <Button variant="danger">Delete</Button>
          <Button disabled>Disabled</Button>
        </Row>
        <Row>
          <IconButton label="Undo" icon={<Undo size={20} aria-hidden="true" />} />
          <IconButton label="Redo" icon={<Redo size={20} aria-hidden="true" />} disabled />
          <IconButton label="Grid" pressed icon={<SunMoon size={20} aria-hidden="true" />} />
          <Spinner />
        </Row>
        <Row>
          <SegmentedControl
            label="Units"
            value={units}
            onChange={setUnits}
            segments={[
              { value: 'si', label: 'SI' },
              { value: 'us', label: 'US' },
            ]}
          />
          <SegmentedControl
            label="Theme"
            value={theme}
            onChange={setTheme}
            segments={[
              { value: 'light', label: <Sun size={16} aria-hidden="true" />, name: 'Light' },
              { value: 'dark', label: <Moon size={16} aria-hidden="true" />, name: 'Dark' },
              { value: 'system', label: <SunMoon size={16} aria-hidden="true" />, name: 'As the system' },
            ]}
          />
        </Row>
        <Alert kind="info" title="No load">
          Put a load on the beam, and it can be solved.
        </Alert>
        <Alert
          kind="warning"
          title="Three hinges in one span"
          actions={<Button>Remove the hinge at 4 m</Button>}
        >
          The middle part can turn.
        </Alert>
      </Stack>
      <Panel title="Load P1" actions={<Button variant="quiet">Delete</Button>}>
        <Stack>
          <TextField label="Title" value={title} onChange={setTitle} />
          <SelectField
            label="Support"
            value={kind}
            onChange={setKind}
            options={[
              { value: 'pin', label: 'Pin' },
              { value: 'roller', label: 'Roller' },
              { value: 'clamp', label: 'Clamp' },
            ]}
          />
          <QuantityField label="Force P" quantity="force" system={0} value={force} onCommit={setForce} />
          <QuantityField
            label="Length L"
            quantity="length"
            system={0}
            value={0}
            positive
            error="Value should be > 0"
            onCommit={() => undefined}
          />
          <LoadTable />
        </Stack>
      </Panel>
    </Columns>
  );
}

function LoadTable() {
  return (
    <DataTable caption="Loads" showCaption>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">Type</th>
          <th scope="col" data-numeric="">
            x, m
          </th>
          <th scope="col" data-numeric="">
            P, kN
          </th>
        </tr>
      </thead>
      <tbody>
        {[2, 5.5].map((x, i) => (
          <tr key={x} aria-selected={i === 0}>
            <td>{i + 1}</td>
            <td>R</td>
            <td>
              <QuantityField
                label={`x of load ${i + 1}`}
                hideLabel
                hideUnit
                quantity="length"
                system={0}
                value={x}
                onCommit={() => undefined}
              />
            </td>
            <td>
              <QuantityField
                label={`P of load ${i + 1}`}
                hideLabel
                hideUnit
                quantity="force"
                system={0}
                value={10_000 * (i + 1)}
                onCommit={() => undefined}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

const Page = styled.main`
  max-width: 1200px;
  margin: 0 auto;
`;

const Head = styled.header`
  margin-bottom: ${vars.space5};
  padding-bottom: ${vars.space3};
  border-bottom: 1px solid ${vars.ink};

  & h1 {
    margin: 0;
    font-size: ${vars.text5};
    font-weight: 600;
    line-height: 1.2;
  }
  & p {
    margin: ${vars.space1} 0 0;
    color: ${vars.inkMuted};
  }
`;

const Section = styled.section`
  margin-bottom: ${vars.space5};

  & > h2 {
    margin: 0 0 ${vars.space3};
    padding-bottom: ${vars.space1};
    border-bottom: 1px solid ${vars.hairline};
    font-size: ${vars.text2};
    font-weight: 600;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: ${vars.space5};
  align-items: start;
`;

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${vars.space3};
  min-width: 0;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space2};
`;

const TypeRow = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${vars.space3};
  min-height: 24px;
`;

const Size = styled.span`
  flex: none;
  width: 48px;
  color: ${vars.inkMuted};
  font-family: ${vars.fontMono};
  font-size: ${vars.text1};
`;

const Scroll = styled.div`
  overflow-x: auto;
`;
