import { useMemo, useState } from 'react';
import type { CrossSection } from '@eecs/solver-core';
import { IMPORT_LIMITS } from '@eecs/solver-core/rules';
import { beamCombiner } from '@eecs/solver-core/combinations';
import {
  assignSection,
  checkBeam,
  isMet,
  listUnjudged,
  listWorst,
  readLimits,
} from '@eecs/solver-core/sizing';
import { styled } from 'styled-components';
import {
  Alert,
  Button,
  CheckField,
  FieldGroup,
  SelectField,
  useKitAtomValue,
  useSetKitAtom,
  useText,
  vars,
} from '@eecs/ui-kit';
import { countTaken, toSection } from '@eecs/ui-kit/editor';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import { documentAtom, isReadOnlyAtom } from '../../state/sessionAtoms.ts';
import { applyEditAtom } from '../../state/sessionVerbs.ts';
import { CodeChecks } from '../code/CodeChecks.tsx';
import { CandidateList } from './CandidateList.tsx';
import { LimitFields } from './LimitFields.tsx';
import { MissingInputs } from './MissingInputs.tsx';
import { UseBar } from '../code/UseBar.tsx';
import { listGaps } from './listGaps.ts';
import { describeBasis } from './searchBasis.ts';
import { sizingMessages } from './sizingMessages.ts';
import { toPercent } from '../code/toPercent.ts';
import { OF_DOCUMENT, useCandidates } from './useCandidates.ts';
import { useCheckText } from './useCheckText.ts';
import { nearestRejected, useSizing } from './useSizing.ts';

/** The greatest number of listed failing sections. */
const MOST_REJECTED = 8;
const ALL = '*';

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
  const [shelf, setShelf] = useState('h');
  const [drawer, setDrawer] = useState<string | null>(null);
  const [isWanted, setWanted] = useState(true);
  const standard = limits.members?.standard;
  const { shelves, drawers, state } = useCandidates(shelf);
  const { progress, answer, basis, isByCode, search, stop } = useSizing();
  const { system } = document.units;
  const named = drawer ?? firstDrawer(drawers, system);
  const sections = (): readonly CrossSection[] =>
    shelf === OF_DOCUMENT
      ? document.sections
      : drawers
          .filter(({ name }) => named === ALL || name === named)
          .flatMap(({ items }) => items.map((item) => toSection(item, system)));
  const isAsked = isWanted && standard !== undefined;
  const isEarlier = answer !== null && (basis !== describeBasis(document) || isByCode !== isAsked);
  const count = answer?.ok === true ? answer.found.length : null;
  const ended = isEarlier ? t('changed') : count === null ? '' : t('done', { count });
  const told = state !== 'ready' ? t(state) : progress === null ? ended : '';
  return (
    <FieldGroup>
      <legend>{t('series')}</legend>
      <Line data-series="">
        <SelectField
          label={t('shelf')}
          value={shelf}
          options={[
            { value: OF_DOCUMENT, label: t('ofDocument') },
            ...shelves.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(next) => {
            setShelf(next);
            setDrawer(null);
          }}
        />
        {shelf === OF_DOCUMENT || drawers.length === 0 ? null : (
          <SelectField
            label={t('drawer')}
            value={named}
            options={[
              ...drawers.map(({ name }) => ({ value: name, label: name })),
              { value: ALL, label: t('allDrawers') },
            ]}
            onChange={setDrawer}
          />
        )}
        {progress === null ? (
          <Button
            variant="primary"
            disabled={state !== 'ready'}
            onClick={() =>
              void search(document, {
                sections: sections(),
                limits,
                isByCode: isAsked,
              })
            }
          >
            {t('search')}
          </Button>
        ) : (
          <Button onClick={stop}>{t('stop')}</Button>
        )}
      </Line>
      {standard === undefined ? null : (
        <CheckField label={t('byCode', { standard })} checked={isWanted} onChange={setWanted} />
      )}
      {/* Not announced: it changes many times a second. */}
      {progress === null ? null : <p>{t('progress', { ...progress })}</p>}
      <p role="status">{told}</p>
      {answer === null ? null : answer.ok ? (
        <Results sizing={answer} />
      ) : (
        <MissingInputs missing={answer.missing} />
      )}
    </FieldGroup>
  );
}

/** Returns the most likely series: in US units those of AISC. */
function firstDrawer(drawers: readonly { readonly name: string }[], system: 0 | 1): string {
  const american = system === 1 ? drawers.find(({ name }) => /^(AISC|NDS)/.test(name)) : undefined;
  return (american ?? drawers[0])?.name ?? ALL;
}

function Results({ sizing }: { readonly sizing: Parameters<typeof nearestRejected>[0] }) {
  const t = useText(sizingMessages);
  const document = useKitAtomValue(documentAtom);
  const isReadOnly = useKitAtomValue(isReadOnlyAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const [isFull, setFull] = useState(false);
  const { found, unreadable, isStopped } = sizing;
  const rejected = nearestRejected(sizing, MOST_REJECTED);

  /** Assigns the section to the whole beam; the limit of library entries applies as for manual additions. */
  function assign(section: CrossSection): void {
    const next = assignSection(document, section);
    const isOver = countTaken(next.sections) > Math.max(IMPORT_LIMITS.inTotal, countTaken(document.sections));
    setFull(isOver);
    if (!isOver) edit((now) => toPlainEdit(assignSection(now, section)));
  }

  const list = {
    document,
    isDisabled: isReadOnly,
    isUsed: ({ label }: CrossSection) =>
      document.beamSections.every(
        ({ crossSectionIndex }) => document.sections[crossSectionIndex]?.label === label,
      ),
    onAssign: assign,
  };
  return (
    <>
      {isStopped ? <p>{t('stopped')}</p> : null}
      {isFull ? <Alert kind="warning">{t('full')}</Alert> : null}
      {found.length === 0 ? (
        // A stopped search has not tried all sections.
        isStopped ? null : (
          <p>{t('foundNone')}</p>
        )
      ) : (
        <CandidateList
          {...list}
          title={t('found')}
          listed={found.map((one) => ({ ...one, check: one.checks[0] ?? null }))}
        />
      )}
      {rejected.length === 0 ? null : (
        <CandidateList
          {...list}
          title={t(found.length === 0 ? 'rejectedAll' : 'rejected')}
          listed={rejected}
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

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${vars.space2};
`;

const Uses = styled.ul`
  display: grid;
  gap: ${vars.space2};
  margin: 0;
  padding: 0;
  list-style: none;
`;
