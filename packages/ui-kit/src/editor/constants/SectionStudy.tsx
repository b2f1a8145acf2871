import { useState } from 'react';
import { styled } from 'styled-components';
import {
  type CrossSection,
  convertQuantity,
  cutSection,
  drawSection,
  sectionProperties,
} from '@eecs/solver-core';
import { DataTable } from '../../fields/DataTable.tsx';
import { QuantityField } from '../../fields/QuantityField.tsx';
import { SegmentedControl } from '../../fields/SegmentedControl.tsx';
import { useFormat } from '../../kit/useFormat.ts';
import { vars } from '../../theme/tokens.ts';
import { PrintedValue } from '../library/PrintedValue.tsx';
import { libraryMessages, useLibraryText } from '../library/libraryMessages.ts';
import { SectionNotes } from '../library/SectionNotes.tsx';
import { listProperties } from '../library/listProperties.ts';
import { usePrintedValues } from '../library/usePrintedValues.ts';
import { digitsOf } from '../library/writeRowValue.ts';
import { useTableText } from '../messages/tableMessages.ts';
import { SymbolLabel } from '../tables/SymbolLabel.tsx';
import { Muted } from '../tables/cells.ts';
import { Columns, Line, Note, Stack } from '../tables/layout.ts';
import { StudyPicture } from './StudyPicture.tsx';
import { useCommonDocument } from './commonPort.ts';

/** Texts of the study in addition to those of the table around it: the study renders after they are loaded. */
export const texts = [libraryMessages];

/**
 * All that is known of a cross-section: its centre lines and centres as a drawing, a cut at any ordinate, every
 * property with its symbol.
 */
export function SectionStudy({ section }: { readonly section: CrossSection }) {
  const { system } = useCommonDocument().units;
  const drawn = drawSection(section);
  const own = { ...section, units: section.units ?? system };
  return (
    <Stack>
      {drawn.ok ? <Cut section={own} width={drawn.drawing.width} height={drawn.drawing.height} /> : null}
      <Table section={own} />
    </Stack>
  );
}

interface CutProps {
  readonly section: CrossSection & { readonly units: 0 | 1 };
  /** The bounding box of the outline, in the section's own unit. */
  readonly width: number;
  readonly height: number;
}

/**
 * A line across the section, dragged or typed: its length within the material, and the properties of the part beyond
 * it.
 */
function Cut({ section, width, height }: CutProps) {
  const t = useTableText();
  const format = useFormat();
  const { system } = useCommonDocument().units;
  const [direction, setDirection] = useState<'across' | 'upright'>('across');
  const [share, setShare] = useState(0.5);
  const size = direction === 'across' ? height : width;
  const at = Math.max(0, Math.min(1, share)) * size;
  const result = cutSection(section, direction === 'across' ? { z: at } : { y: at });
  const properties = sectionProperties(section, section.units);
  if (!result.ok || !properties.ok) return null;
  const { before, after, A, S } = result.cut;
  // A cut is in powers of mm; areas and first moments of a document are in powers of cm.
  const scale = section.units === 0 ? 10 : 1;
  const write = (value: number, quantity: 'sectionDimension' | 'area' | 'sectionModulus'): string => {
    const shown = convertQuantity(value, quantity, section.units, system);
    return format.brief(shown, { quantity, system, digits: digitsOf(shown, system) });
  };
  const isJump = Math.abs(before - after) > 1e-9 * size;
  const length = isJump
    ? `${write(before, 'sectionDimension')} | ${write(after, 'sectionDimension')}`
    : write(after, 'sectionDimension');
  const symbol = direction === 'across' ? 'z' : 'y';
  return (
    <>
      <StudyPicture
        section={section}
        properties={properties.properties}
        cut={{ direction, share }}
        onCut={setShare}
        name={t('crossSections.studyOf', { label: section.label })}
      />
      <Columns $count={2}>
        <SegmentedControl
          label={t('crossSections.cut')}
          value={direction}
          segments={[
            { value: 'across', label: <i>z</i>, name: t('crossSections.across') },
            { value: 'upright', label: <i>y</i>, name: t('crossSections.upright') },
          ]}
          onChange={setDirection}
        />
        <QuantityField
          label={
            <>
              {t('crossSections.ordinate')} <i>{symbol}</i>
            </>
          }
          name={`${t('crossSections.ordinate')} ${symbol}`}
          quantity="sectionDimension"
          system={section.units}
          value={at}
          digits={3}
          increment={section.units === 0 ? 1 : 0.0625}
          min={0}
          max={size}
          onCommit={(value) => setShare(value / size)}
        />
      </Columns>
      <Line as="output" aria-live="polite">
        <span>
          {t(direction === 'across' ? 'crossSections.widthThere' : 'crossSections.heightThere')} {length}
        </span>
        <span>
          {t('crossSections.areaBeyond')} <i>A</i> = {write(A / scale ** 2, 'area')}
        </span>
        <span>
          {t('crossSections.momentBeyond')} <SymbolLabel text={direction === 'across' ? 'Sy' : 'Sz'} /> ={' '}
          {write(S / scale ** 3, 'sectionModulus')}
        </span>
      </Line>
      <Note>{t('crossSections.studyNote')}</Note>
    </>
  );
}

/** Every property with its symbol, its name and its unit. */
function Table({ section }: { readonly section: CrossSection & { readonly units: 0 | 1 } }) {
  const t = useTableText();
  const tl = useLibraryText();
  const format = useFormat();
  const { system } = useCommonDocument().units;
  const printed = usePrintedValues(section);
  const { origin = { kind: 'own', id: '' } } = section;
  const told = listProperties({ item: section, origin, ...(printed && { printed }) }, system);
  return (
    <Tight>
      <SectionNotes section={section} />
      <DataTable caption={t('crossSections.properties')}>
        <tbody>
          {told.map((property) => {
            const { key, symbol, quantity, value } = property;
            return (
              <tr key={key}>
                <th scope="row">
                  <SymbolLabel text={symbol} /> <Muted>{tl(`property.${key}`)}</Muted>
                </th>
                <td data-numeric="">
                  {format.brief(value, { quantity, system, digits: digitsOf(value, system) })}
                  <PrintedValue property={property} system={system} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </DataTable>
    </Tight>
  );
}

const Tight = styled.div`
  & th > span {
    font-size: ${vars.text1};
  }
  & tbody td {
    white-space: nowrap;
  }
`;
