import { useState } from 'react';
import { LIMITS } from '@eecs/solver-core';
import { type SizedRodGroups, searchRodGroups } from '@eecs/solver-core/code-checks';
import { type TrussCase, solveTruss } from '@eecs/solver-core/truss';
import { Alert, Button, SelectField, useKitAtomValue, useSetKitAtom, useText } from '@eecs/ui-kit';
import { FieldLine, SeriesSearch, isOverTaken, sectionSearchMessages, useSearch } from '@eecs/ui-kit/editor';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import { selectionAtom } from '../../state/selection.ts';
import { applyEditAtom, documentAtom, isReadOnlyAtom } from '../../state/sessionAtoms.ts';
import { RodGroup } from './RodGroup.tsx';
import { UnjudgedRods } from './UnjudgedRods.tsx';
import { type RodChoice, assignRods } from './assignRods.ts';
import { describeRodBasis } from './describeRodBasis.ts';
import { useGroupNames } from './useGroupNames.ts';
import { type RodGroupChoice, listRodChoices } from './listRodChoices.ts';
import { useRodText } from './rodMessages.ts';

/** Sections found for each group, the lightest and the next ones. */
const COUNT = 6;

/** An answer with the groups that were searched. */
interface Answered {
  readonly sized: SizedRodGroups;
  readonly groups: RodGroupChoice['groups'];
}

/** Searches in steps, and keeps the groups with the answer. */
function* searchGroups(
  document: TrussCase,
  wish: Parameters<typeof searchRodGroups>[1] & Pick<Answered, 'groups'>,
): Generator<{ readonly done: number; readonly all: number }, Answered, boolean | void> {
  const sized = yield* searchRodGroups(document, wish, (truss) =>
    solveTruss(truss, { include: [], mohr: [], limits: LIMITS.full }),
  );
  return { sized, groups: wish.groups };
}

/**
 * Finds for each group of rods the lightest sections of a series with which they meet the standard, and why lighter ones
 * fail. A press gives one to its rods as one undo step.
 */
export function RodSizing() {
  const t = useRodText();
  const document = useKitAtomValue(documentAtom);
  const selection = useKitAtomValue(selectionAtom);
  const selected = selection
    .filter(({ kind, index }) => kind === 'link' && document.links[index] !== undefined)
    .map(({ index }) => index);
  const choices = listRodChoices(document, selected);
  const [chosen, choose] = useState('all');
  const choice = choices.find(({ value }) => value === chosen) ?? choices[0]!;
  const nameGroup = useGroupNames(document);
  const { progress, answer, basis, search, stop } = useSearch<Answered>();
  const isEarlier = answer !== null && basis !== describeRodBasis(document, answer.groups);
  const isDone = answer?.sized.ok === true;
  return (
    <SeriesSearch
      sections={document.sections}
      system={document.units.system}
      firstShelf="rectangular-pipe"
      progress={progress}
      ended={isEarlier ? t('sizing.changed') : isDone ? t('sizing.done') : ''}
      onSearch={(candidates) =>
        void search(searchGroups(document, { candidates, groups: choice.groups, count: COUNT }), {
          all: candidates.length * choice.groups.length,
          basis: describeRodBasis(document, choice.groups),
        })
      }
      onStop={stop}
      fields={
        <FieldLine>
          <SelectField
            label={t('sizing.rods')}
            value={choice.value}
            options={choices.map(({ value, groups }) => ({
              value,
              label:
                value === 'all'
                  ? t('sizing.all')
                  : value === 'selected'
                    ? t('sizing.selected', { count: selected.length })
                    : nameGroup(groups[0] ?? []),
            }))}
            onChange={choose}
          />
        </FieldLine>
      }
    >
      {answer === null ? null : <Answer answer={answer} isEarlier={isEarlier} />}
    </SeriesSearch>
  );
}

function Answer({
  answer: { sized },
  isEarlier,
}: {
  readonly answer: Answered;
  readonly isEarlier: boolean;
}) {
  const t = useRodText();
  const tSearch = useText(sectionSearchMessages);
  const document = useKitAtomValue(documentAtom);
  const isReadOnly = useKitAtomValue(isReadOnlyAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const [isFull, setFull] = useState(false);

  /** Gives rods their sections; the limit of library entries applies as for manual additions. */
  function assign(given: readonly RodChoice[]): void {
    const isOver = isOverTaken(document.sections, assignRods(document, given).sections);
    setFull(isOver);
    if (!isOver) edit((now) => toPlainEdit(assignRods(now, given)));
  }

  if (!sized.ok) {
    if (sized.why === 'inputs') return <UnjudgedRods checked={{ document, rods: sized.rods }} />;
    const why = { limits: 'none', links: 'sizing.noRods', candidates: 'sizing.noSections' } as const;
    return (
      <Alert kind="warning">
        {t(
          sized.why === 'noStrength'
            ? 'noStrength'
            : sized.why === 'refused'
              ? 'sizing.refused'
              : why[sized.why],
        )}
      </Alert>
    );
  }
  // Rods that were removed since cannot get a section.
  const groups = sized.groups.filter(({ links }) =>
    links.every((link) => document.links[link] !== undefined),
  );
  const lightest = groups.flatMap(({ links, answer: { found } }) =>
    found[0] ? [{ links, section: found[0].section }] : [],
  );
  return (
    <>
      {isFull ? <Alert kind="warning">{tSearch('full')}</Alert> : null}
      {groups.length > 1 && lightest.length > 0 ? (
        <div>
          <Button disabled={isReadOnly || isEarlier} onClick={() => assign(lightest)}>
            {t('sizing.useAll')}
          </Button>
        </div>
      ) : null}
      {groups.map(({ links, answer: sizing }) => (
        <RodGroup
          key={links.join()}
          document={document}
          links={links}
          sizing={sizing}
          isAlone={groups.length === 1}
          isDisabled={isReadOnly}
          onAssign={(section) => assign([{ links, section }])}
        />
      ))}
    </>
  );
}
