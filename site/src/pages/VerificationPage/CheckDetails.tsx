import { lazy, Suspense, useEffect, useState } from 'react';
import type { Check, CheckDocument, CheckRow, Subject } from './check.ts';
import { styled } from 'styled-components';
import { DataTable, ErrorBoundary, unitName, useLocale, useText, vars } from '@eecs/ui-kit';
import { baseUnit } from '@eecs/solver-core';
import { askDocument } from '../../kinds/askDocument.ts';
import { KINDS } from '../../kinds/kinds.ts';
import { loadChunk } from '../../ports/page/loadChunk.ts';
import { pathTo } from '../../routes/pathTo.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { agreeingDigits } from './agreeingDigits.ts';
import { readInUnits } from './readInUnits.ts';
import { verificationMessages } from './verificationMessages.ts';
import { writeFound, writeValue } from './writeValue.ts';

const CheckPicture = lazy(async () => ({
  default: (await loadChunk('verification picture', () => import('./CheckPicture.tsx'))).CheckPicture,
}));

export interface CheckDetailsProps {
  readonly check: Check;
  readonly rows: readonly CheckRow[];
}

/** The source of a case, its structure, and each printed value next to the computed one. */
export function CheckDetails({ check, rows }: CheckDetailsProps) {
  const t = useText(verificationMessages);
  const structure = useStructure(check);
  return (
    <Details>
      <div>
        <p>{check.cited}.</p>
        {check.compared === undefined ? null : <p>{t('verification.compared', { text: check.compared })}</p>}
        {check.except === undefined ? null : <p>{t('verification.except', { text: check.except })}</p>}
        {check.derived === undefined ? null : <p>{t('verification.derived', { text: check.derived })}</p>}
        {check.why === undefined ? null : <p>{t('verification.why', { text: check.why })}</p>}
        {structure === null ? null : (
          <LinkButton
            to={pathTo(KINDS[structure.kind].page)}
            state={askDocument(structure.kind, structure.document)}
          >
            {t('verification.open')}
          </LinkButton>
        )}
      </div>
      {structure === null ? null : (
        <ErrorBoundary>
          <Suspense fallback={<Room />}>
            <CheckPicture structure={structure} />
          </Suspense>
        </ErrorBoundary>
      )}
      <Values check={check} rows={rows} />
    </Details>
  );
}

/** Reads the document as its editor does; null until it is read, for a single section, and if it is invalid. */
function useStructure(check: Check): CheckDocument | null {
  const [structure, setStructure] = useState<CheckDocument | null>(null);
  // Synchronizes with a module that the page has already loaded.
  useEffect(() => {
    let isGone = false;
    void import('virtual:verification').then(({ toEditable }) => {
      if (!isGone) setStructure(toEditable(check));
    });
    return () => {
      isGone = true;
    };
  }, [check]);
  return structure;
}

/** In these subjects, names of values contain places along the beam in its unit of length. */
const ALONG: readonly Subject[] = ['beams', 'stresses', 'mohr'];

function Values({ check, rows }: CheckDetailsProps) {
  const t = useText(verificationMessages);
  const locale = useLocale();
  const system = ALONG.includes(check.subject)
    ? rows.find(({ measure }) => measure)?.measure?.system
    : undefined;
  const what =
    system === undefined
      ? t('verification.what')
      : t('verification.whatAlong', { unit: unitName(baseUnit('length', system), locale) });
  return (
    <DataTable caption={t('verification.table', { title: check.title })}>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col" data-numeric="">
            {t('verification.printed')}
          </th>
          <th scope="col" data-numeric="">
            {t('verification.ours')}
          </th>
          <th scope="col" data-numeric="">
            {t('verification.digits')}
          </th>
        </tr>
      </thead>
      <tbody>
        {readInUnits(rows).map(({ what: name, unit, expected, found, deviation, holds }, index) => (
          <tr key={index} data-differs={holds ? undefined : ''}>
            <th scope="row">{unit === undefined ? name : `${name}, ${unitName(unit, locale)}`}</th>
            <td data-numeric="">{writeValue(expected, locale)}</td>
            <td data-numeric="">{writeFound({ expected, found, deviation }, locale)}</td>
            <td data-numeric="">
              {typeof expected === 'string' ? t('verification.words') : agreeingDigits(deviation)}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

const Details = styled.div`
  display: grid;
  gap: ${vars.space3};
  padding: ${vars.space2} ${vars.space2} ${vars.space4};
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) auto;
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
  p {
    max-width: 80ch;
    margin: 0 0 ${vars.space2};
    overflow-wrap: anywhere;
  }
`;

const Room = styled.div`
  height: 160px;
`;
