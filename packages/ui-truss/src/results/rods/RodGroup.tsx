import type { CrossSection } from '@eecs/solver-core';
import type { RodSizing, TrussRodCheck } from '@eecs/solver-core/code-checks';
import { isMet } from '@eecs/solver-core/sizing';
import { describeUnjudgedReason } from '@eecs/solver-core/texts';
import type { TrussCase } from '@eecs/solver-core/truss';
import { Button, useFormat, useLanguage, useSetKitAtom, useText } from '@eecs/ui-kit';
import {
  CandidateList,
  type ListedSection,
  failureMessages,
  sectionSearchMessages,
} from '@eecs/ui-kit/editor';
import { toPercent } from '@eecs/ui-kit/editing';
import { nameRod } from '../../hand/writeLine.ts';
import { hoveredAtom, selectionAtom } from '../../state/selection.ts';
import { useRodText } from './rodMessages.ts';
import { useGroupNames } from './useGroupNames.ts';

/** The greatest number of listed failing sections. */
const MOST_REJECTED = 8;

type Tried = RodSizing['found'][number] | RodSizing['rejected'][number];

/**
 * The sections found for a group of rods, and the lighter ones that fail. The row under the pointer or with the focus
 * colours its governing rod on the board.
 */
export function RodGroup({
  document,
  links,
  sizing: { found, rejected, isStopped },
  isAlone,
  isDisabled,
  onAssign,
}: {
  readonly document: TrussCase;
  readonly links: readonly number[];
  readonly sizing: RodSizing;
  /** Whether no other group is searched, so that the other rods keep their sections. */
  readonly isAlone: boolean;
  readonly isDisabled: boolean;
  readonly onAssign: (section: CrossSection) => void;
}) {
  const t = useRodText();
  const tSearch = useText(sectionSearchMessages);
  const hover = useSetKitAtom(hoveredAtom);
  const choose = useSetKitAtom(selectionAtom);
  const describe = useTriedSections(document, isAlone);
  const name = useGroupNames(document)(links);
  const [best] = found;
  const lighter = best === undefined ? rejected : rejected.filter(({ mass }) => mass <= best.mass);
  const failing = lighter.slice(-MOST_REJECTED).toReversed();
  const common = {
    isDisabled,
    isUsed: ({ label }: CrossSection) =>
      links.every((link) => document.sections[document.links[link]!.sectionIndex]?.label === label),
    onAssign,
  };
  const list = (tried: readonly Tried[]) => ({
    listed: tried.map(describe),
    onPoint: (index: number | null) => {
      const link = tried.find((one) => one.index === index);
      const check = link && checkOf(link);
      hover(check ? { kind: 'link', index: check.link } : null);
    },
  });
  return (
    <section aria-label={name}>
      <h3>
        {name}{' '}
        <Button
          variant="quiet"
          aria-label={`${t('unjudged.choose')}: ${name}`}
          onClick={() => choose(links.map((index) => ({ kind: 'link', index })))}
        >
          {t('unjudged.choose')}
        </Button>
      </h3>
      {isStopped ? <p>{tSearch('stopped')}</p> : null}
      {found.length > 0 ? (
        <CandidateList {...common} {...list(found)} title={t('sizing.found')} />
      ) : isStopped ? null : (
        <p>{t('sizing.foundNone')}</p>
      )}
      {failing.length === 0 ? null : (
        <CandidateList
          {...common}
          {...list(failing)}
          title={tSearch(found.length === 0 ? 'rejectedAll' : 'rejected')}
        />
      )}
    </section>
  );
}

function checkOf(tried: Tried): TrussRodCheck | Omit<TrussRodCheck, 'cause'> | null {
  return 'worst' in tried ? tried.worst : tried.check;
}

/** Returns the function that describes a tried section for a list. */
function useTriedSections(document: TrussCase, isAlone: boolean): (tried: Tried) => ListedSection {
  const t = useRodText();
  const tSearch = useText(sectionSearchMessages);
  const format = useFormat();
  const writer = { language: useLanguage(failureMessages), kind: 'truss' } as const;
  const { system } = document.units;
  const describe = (tried: Tried): string => {
    const check = 'worst' in tried ? tried.worst : tried.check;
    if (check === null) return t('sizing.unsolved');
    const rod = nameRod(check.link, document.links);
    if (!check.ok) return t('sizing.unjudged', { rod, why: describeUnjudgedReason(check.why, writer) });
    const mode = check.compression?.modes.find((one) => one.mode === check.governs);
    const curve = mode?.curve == null ? '' : `, ${t('curve', { curve: mode.curve })}`;
    const percent = tSearch('percent', { percent: toPercent(check) });
    const others = 'others' in tried ? tried.others : null;
    return `${percent}: ${rod}, ${t(`governs.${check.governs}`)}${curve}${
      isAlone && others !== null && !isMet({ utilisation: others })
        ? `; ${t('sizing.others', { use: tSearch('percent', { percent: toPercent({ utilisation: others }) }) })}`
        : ''
    }`;
  };
  return (tried) => {
    const check = 'worst' in tried ? tried.worst : tried.check;
    return {
      index: tried.index,
      section: tried.section,
      mass: t('sizing.mass', { mass: format.quantity(tried.mass, { quantity: 'mass', system, digits: 1 }) }),
      utilisation: check?.ok === true ? check.utilisation : null,
      note: describe(tried),
    };
  };
}
