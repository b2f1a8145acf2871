import type { CrossSection, Material } from '@eecs/solver-core';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DataTable } from '../../fields/DataTable.tsx';
import { useFormat } from '../../kit/useFormat.ts';
import { useUnits } from '../../kit/useSettings.ts';
import { vars } from '../../theme/tokens.ts';
import { SectionOutline } from '../pictures/SectionOutline.tsx';
import { SymbolLabel } from '../tables/SymbolLabel.tsx';
import { Muted } from '../tables/cells.ts';
import { Note } from '../tables/layout.ts';
import { SectionNotes } from './SectionNotes.tsx';
import { useLibraryText } from './libraryMessages.ts';
import type { LibraryRow } from './libraryRow.ts';
import { PrintedValue } from './PrintedValue.tsx';
import { digitsOf } from './writeRowValue.ts';
import { type ShownProperty, listProperties } from './listProperties.ts';

export interface LibraryDetailsProps {
  /** The rows side by side: the current one, or the compared ones. */
  readonly rows: readonly LibraryRow<Material | CrossSection>[];
  /** Actions on the current row. */
  readonly actions?: ReactNode;
}

/** The outline of a section, and every number of one row or of several side by side. */
export function LibraryDetails({ rows, actions }: LibraryDetailsProps) {
  const t = useLibraryText();
  const format = useFormat();
  const system = useUnits();
  const [first] = rows;
  if (first === undefined) return null;
  const told = rows.map((row) => listProperties(row, system));
  const keys = [...new Map(told.flat().map((property) => [property.key, property])).values()];
  const write = ({ value, quantity }: ShownProperty): string =>
    format.brief(value, { quantity, system, digits: digitsOf(value, system), withUnit: rows.length === 1 });
  const heads = rows.map((row) => (
    <Head key={row.id}>
      <h2>{row.label}</h2>
      <Note>{[row.title, row.drawer].filter((part) => part && part !== row.label).join(' · ')}</Note>
      {'className' in row.item ? (
        <SectionOutline
          section={row.item}
          system={0}
          shownIn={system}
          name={t('outlineOf', { label: row.label })}
        />
      ) : (
        <Swatch role="img" aria-label={t('color')} style={{ background: row.item.color }} />
      )}
    </Head>
  ));
  return (
    <Details>
      {rows.length === 1 ? heads : null}
      {rows.length === 1 ? actions : null}
      {rows.length === 1 && 'className' in first.item ? <SectionNotes section={first.item} /> : null}
      {rows.length === 1 ? (
        <DataTable caption={t('properties')}>
          <tbody>
            {keys.map((property) => (
              <tr key={property.key}>
                <th scope="row">
                  <SymbolLabel text={property.symbol} /> <Muted>{t(`property.${property.key}`)}</Muted>
                </th>
                <td data-numeric="">
                  {write(property)}
                  <PrintedValue property={property} system={system} />
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      ) : (
        <Compared $count={rows.length}>
          <DataTable caption={t('compare')}>
            <thead>
              <tr>
                {rows.map(({ id, label }) => (
                  <th key={id} scope="col" data-numeric="">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            {keys.map(({ key, symbol, quantity }) => (
              <tbody key={key}>
                <tr>
                  <th scope="rowgroup" colSpan={rows.length}>
                    <SymbolLabel text={symbol} />
                    {quantity === 'ratio' ? '' : `, ${format.unit(quantity)}`}{' '}
                    <Muted>{t(`property.${key}`)}</Muted>
                  </th>
                </tr>
                <tr>
                  {told.map((own, at) => {
                    const property = own.find((other) => other.key === key);
                    return (
                      <td key={rows[at]?.id} data-numeric="">
                        {property === undefined ? '–' : write(property)}
                      </td>
                    );
                  })}
                </tr>
              </tbody>
            ))}
          </DataTable>
        </Compared>
      )}
      {rows.length > 1 ? <Outlines>{heads}</Outlines> : null}
      {rows.map(({ id, source, limits }) =>
        source === undefined || source === '' ? null : (
          <Note key={id}>
            {t('source')}: {source}
            {limits === undefined || limits === '' ? '' : `. ${t('limits')}: ${limits}`}
          </Note>
        ),
      )}
      {rows.some(({ strengths }) => strengths !== undefined) ? <Note>{t('unfactored')}</Note> : null}
      {rows.some(hasOwnStrength) ? <Note>{t('ownStrength')}</Note> : null}
    </Details>
  );
}

/** Returns whether a strength comes from the author of the row rather than from a standard. */
function hasOwnStrength({ item, strengths }: LibraryRow<Material | CrossSection>): boolean {
  return strengths === undefined && 'strength' in item && item.strength !== undefined;
}

const Details = styled.div`
  display: grid;
  align-content: start;
  gap: ${vars.space2};

  & th > span {
    font-size: ${vars.text1};
  }
  & tbody td {
    white-space: nowrap;
  }
  & tbody td > span {
    white-space: normal;
  }
`;

/** Width of a value of six digits, px. */
const VALUE_PX = 62;

/**
 * Returns the width for so many rows side by side, px; includes the scroll bar of their box, so that nothing is cut
 * off.
 */
export function roomToCompare(count: number): number {
  return count < 2 ? 0 : count * VALUE_PX + 32;
}

/** The name of a property is above its values, because there is no room for it beside the values of five sections. */
const Compared = styled.div<{ $count: number }>`
  & table {
    min-width: ${({ $count }) => $count * VALUE_PX}px;
    table-layout: fixed;
  }
  & thead th {
    padding-block: ${vars.space1};
    white-space: normal;
    overflow-wrap: anywhere;
  }
  & tbody :is(th, td) {
    height: auto;
    padding-inline: ${vars.space1};
  }
  & tbody th {
    padding-top: ${vars.space1};
    border-bottom: 0;
  }
  & tbody td {
    padding-bottom: ${vars.space1};
  }
`;

const Outlines = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${vars.space3} ${vars.space2};
`;

const Head = styled.div`
  display: grid;
  gap: ${vars.space1};

  & > h2 {
    margin: 0;
    font-size: ${vars.text3};
    font-weight: 600;
  }
`;

const Swatch = styled.span`
  width: 100%;
  height: 12px;
  border: 1px solid ${vars.line};
  border-radius: ${vars.radius};
`;
