import { useMemo, useState } from 'react';
import type { CrossSection } from '@eecs/solver-core';
import { beamCombiner } from '@eecs/solver-core/combinations';
import {
  type Sizing,
  type SizingAnswer,
  assignSection,
  checkBeam,
  isMet,
  listUnjudged,
  listWorst,
  readLimits,
} from '@eecs/solver-core/sizing';
import { styled } from 'styled-components';
import { Alert, CheckField, useKitAtomValue, useSetKitAtom, useText, vars } from '@eecs/ui-kit';
import {
  CandidateList,
  SeriesSearch,
  UseBar,
  isOverTaken,
  sectionSearchMessages,
  useSearch,
} from '@eecs/ui-kit/editor';
import { toPercent, toPlainEdit } from '@eecs/ui-kit/editing';
import { documentAtom, isReadOnlyAtom } from '../../state/sessionAtoms.ts';
import { applyEditAtom } from '../../state/sessionVerbs.ts';
import { CodeChecks } from '../code/CodeChecks.tsx';
import { LimitFields } from './LimitFields.tsx';
import { MissingInputs } from './MissingInputs.tsx';
import { listGaps } from './listGaps.ts';
import { describeBasis } from './searchBasis.ts';
import { nearestRejected, searchSections } from './searchSections.ts';
import { sizingMessages } from './sizingMessages.ts';
import { useCheckText } from './useCheckText.ts';
import { useListedSections } from './useListedSections.ts';

/** The greatest number of listed failing sections. */
const MOST_REJECTED = 8;

/**
 * Checks stresses and deflections of the beam against the limits of its document, and finds the lightest section of a
 * series that meets them: the highest utilisation of each, and why lighter ones fail. A press uses one for the beam as
 * one undo step.
 */
export function SizingRoom() {
  const t = useText(sizingMessages);
  const document = useKitAtomValue(documentAtom);
  const read = useMemo(() => readLimits(document.limits), [document.limits]);
  const limits = read.ok ? read.limits : {};
  return (
    <Room>
      <h3>{t('title')}</h3>
      <OwnUse limits={limits} />
      {read.ok ? null : (
        <Alert kind="warning">
          {t('badLimits', { places: read.failures.map(({ path }) => path).join(', ') })}
        </Alert>
      )}
      <LimitFields limits={limits} />
      <p>{t('note')}</p>
      <CodeChecks />
      <Search limits={limits} />
    </Room>
  );
}

type LimitsProps = Pick<Parameters<typeof LimitFields>[0], 'limits'>;

/** The utilization of each limit with the current section of the beam. */
function OwnUse({ limits }: LimitsProps) {
  const t = useText(sizingMessages);
  const document = useKitAtomValue(documentAtom);
  const write = useCheckText(document);
  const { checks, unjudged } = useMemo(() => {
    const all = checkBeam(document, limits, beamCombiner);
    const unjudged = listUnjudged(document, limits, beamCombiner);
    return {
      checks: all && listWorst(all),
      unjudged: all === null ? [...unjudged, ...listGaps(document, limits)] : unjudged,
    };
  }, [document, limits]);
  if (limits.stress === undefined && (limits.deflection ?? []).length === 0) return null;
  return (
    <section aria-label={t('now')}>
      <h4>{t('now')}</h4>
      {unjudged.length > 0 ? (
        <MissingInputs missing={unjudged} />
      ) : checks === null ? (
        <p>{t('unsolved')}</p>
      ) : null}
      <Uses>
        {(checks ?? []).map((check) => (
          <li key={`${check.kind} ${check.limit ?? ''}`}>
            <UseBar use={check.utilisation} isMet={isMet(check)} />
            {t('percent', { percent: toPercent(check) })}: {write(check)}
          </li>
        ))}
      </Uses>
    </section>
  );
}

function Search({ limits }: LimitsProps) {
  const t = useText(sizingMessages);
  const document = useKitAtomValue(documentAtom);
  const [isWanted, setWanted] = useState(true);
  const standard = limits.members?.standard;
  const { progress, answer, basis, search, stop } = useSearch<SizingAnswer>();
  const isByCode = isWanted && standard !== undefined;
  const present = describeBasis(document, isByCode);
  const count = answer?.ok === true ? answer.found.length : null;
  const isEarlier = answer !== null && basis !== present;
  const ended = isEarlier ? t('changed') : count === null ? '' : t('done', { count });
  return (
    <SeriesSearch
      sections={document.sections}
      system={document.units.system}
      firstShelf="h"
      progress={progress}
      ended={ended}
      onSearch={(sections) =>
        void search(searchSections(document, { sections, limits, isByCode }), {
          all: sections.length,
          basis: present,
        })
      }
      onStop={stop}
      fields={
        standard === undefined ? null : (
          <CheckField label={t('byCode', { standard })} checked={isWanted} onChange={setWanted} />
        )
      }
    >
      {answer === null ? null : answer.ok ? (
        <Results sizing={answer} />
      ) : (
        <MissingInputs missing={answer.missing} />
      )}
    </SeriesSearch>
  );
}

function Results({ sizing }: { readonly sizing: Sizing }) {
  const t = useText(sizingMessages);
  const tSearch = useText(sectionSearchMessages);
  const document = useKitAtomValue(documentAtom);
  const isReadOnly = useKitAtomValue(isReadOnlyAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const [isFull, setFull] = useState(false);
  const list = useListedSections(document);
  const { found, unreadable, isStopped } = sizing;
  const rejected = nearestRejected(sizing, MOST_REJECTED);

  /** Assigns the section to the whole beam; the limit of library entries applies as for manual additions. */
  function assign(section: CrossSection): void {
    const isOver = isOverTaken(document.sections, assignSection(document, section).sections);
    setFull(isOver);
    if (!isOver) edit((now) => toPlainEdit(assignSection(now, section)));
  }

  const common = {
    isDisabled: isReadOnly,
    isUsed: ({ label }: CrossSection) =>
      document.beamSections.every(
        ({ crossSectionIndex }) => document.sections[crossSectionIndex]?.label === label,
      ),
    onAssign: assign,
  };
  return (
    <>
      {isStopped ? <p>{tSearch('stopped')}</p> : null}
      {isFull ? <Alert kind="warning">{tSearch('full')}</Alert> : null}
      {found.length === 0 ? (
        // A stopped search has not tried all sections.
        isStopped ? null : (
          <p>{t('foundNone')}</p>
        )
      ) : (
        <CandidateList
          {...common}
          title={t('found')}
          listed={list(found.map((one) => ({ ...one, check: one.checks[0] ?? null })))}
        />
      )}
      {rejected.length === 0 ? null : (
        <CandidateList
          {...common}
          title={tSearch(found.length === 0 ? 'rejectedAll' : 'rejected')}
          listed={list(rejected)}
        />
      )}
      {unreadable.length === 0 ? null : <p>{t('unreadable', { count: unreadable.length })}</p>}
    </>
  );
}

const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space3};

  & p {
    margin: 0;
    color: ${vars.inkMuted};
  }
  & p:empty {
    display: none;
  }
  & h3 {
    margin: 0;
    font-size: 1.125em;
  }
  & h4 {
    margin: 0 0 ${vars.space1};
    font-size: 1em;
  }
`;

const Uses = styled.ul`
  display: grid;
  gap: ${vars.space2};
  margin: 0;
  padding: 0;
  list-style: none;
`;
