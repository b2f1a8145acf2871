import { useEffect, useState } from 'react';
import { useLocation } from '../../navigation/VisitContext.ts';
import { styled } from 'styled-components';
import type { BeamCase } from '@eecs/solver-core';
import { writeShare } from '@eecs/ui-beam';
import type { CheckedClaim, Claim } from '@eecs/ui-beam/report';
import { Alert, Spinner, useText, vars } from '@eecs/ui-kit';
import { siteMessages } from '../../messages/siteMessages.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { ReadingColumn } from '../../shell/ReadingColumn.tsx';
import { CalculationCheck } from './CalculationCheck.tsx';
import { Differences, StatedNumbers } from './CheckedNumbers.tsx';
import { checkMessages } from './checkMessages.ts';

export const texts = [checkMessages];

/** A checked claim, with a link to its beam; null for an address without one. */
interface Checked {
  readonly claim: Claim;
  readonly result: CheckedClaim;
  readonly link: string | null;
}

/** Something found for the fragment of an address. */
interface Found<T> {
  readonly of: string;
  readonly found: T;
}

/**
 * Checks whether the numbers of a report belong to its document: a link in the report contains both, and the beam is
 * solved again here.
 */
export function CheckPage() {
  const t = useText(checkMessages);
  const tSite = useText(siteMessages);
  const { hash } = useLocation();
  const [checked, setChecked] = useState<Found<Checked | null> | null>(null);
  const [proved, setProved] = useState<Found<number | null> | null>(null);

  // Reads and solves the document in the address; nothing leaves the page. The calculation by hand takes longer, and
  // the verdict does not wait for it.
  useEffect(() => {
    let isWanted = true;
    void check(hash).then(async (found) => {
      if (!isWanted) return;
      setChecked({ of: hash, found });
      if (found?.result.kind !== 'agrees') return;
      const lines = await prove(found.claim.document);
      if (isWanted) setProved({ of: hash, found: lines });
    });
    return () => {
      isWanted = false;
    };
  }, [hash]);

  return (
    <ReadingColumn>
      <PageHeading>{tSite('page.check')}</PageHeading>
      <p>{t('check.lead')}</p>
      {checked?.of !== hash ? (
        <Spinner delayMs={400} />
      ) : checked.found === null ? (
        <Alert kind="info">{t(hash === '' ? 'check.noLink' : 'check.damaged')}</Alert>
      ) : (
        <Verdict checked={checked.found} lines={proved?.of === hash ? proved.found : null} />
      )}
      <CalculationCheck />
    </ReadingColumn>
  );
}

async function check(fragment: string): Promise<Checked | null> {
  const { checkClaim, readClaim } = await import('@eecs/ui-beam/report');
  const claim = await readClaim(fragment);
  if (claim === null) return null;
  const share = await writeShare(claim.document);
  return { claim, result: checkClaim(claim), link: share.ok ? `/msb/${share.fragment}` : null };
}

/** Counts the verified lines of the calculation by hand, once the verdict is painted; null if there is none. */
async function prove(document: BeamCase): Promise<number | null> {
  const { proveDocument } = await import('./proveDocument.ts');
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  return proveDocument(document);
}

function Verdict({
  checked,
  lines,
}: {
  readonly checked: Checked;
  /** The number of lines of its calculation by hand that the checker verified; null if there is none, or not yet. */
  readonly lines: number | null;
}) {
  const t = useText(checkMessages);
  const { claim, result, link } = checked;
  const { document, hash, version } = claim;
  return (
    <>
      <h2>{document.title === '' ? t('check.untitled') : document.title}</h2>
      <Facts>{t('check.facts', { hash, version })}</Facts>
      {result.kind === 'agrees' ? (
        <>
          <Alert kind="success">{t('check.agrees', { count: result.count })}</Alert>
          {lines === null ? null : <Below>{t('check.lines', { count: lines })}</Below>}
          <StatedNumbers document={document} result={result} />
        </>
      ) : result.kind === 'unsolved' ? (
        <Alert kind="error">{t('check.unsolved')}</Alert>
      ) : (
        <>
          <Alert kind="error">
            {t(result.isSameDocument ? 'check.differs' : 'check.otherDocument', {
              count: result.differences.length,
            })}
          </Alert>
          <Differences document={document} result={result} />
        </>
      )}
      {link === null ? null : (
        <Below>
          <LinkButton to={link}>{t('check.open')}</LinkButton>
        </Below>
      )}
    </>
  );
}

/** A fingerprint is one long word, so it must wrap. */
const Facts = styled.p`
  overflow-wrap: anywhere;
`;

const Below = styled.p`
  && {
    margin-top: ${vars.space3};
  }
`;
