import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { type FoundForce, type TrussCase, methodOfSections, wholeBalance } from '@eecs/solver-core/truss';
import { Alert, Button, TextField, useKitAtom, useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { SetName } from '@eecs/ui-kit/editor';
import { type ShownSet, shownResultAtom } from '../live/shownAnswer.ts';
import { useResultsText } from '../messages/resultsMessages.ts';
import { type Cut, cutAtom, isCuttingAtom, partAtom } from '../state/cut.ts';
import { selectionAtom } from '../state/selection.ts';
import { listReactions } from './listReactions.ts';
import { readRods } from './readRods.ts';
import { StepView } from './StepView.tsx';
import { useLineWriter } from './useLineWriter.ts';
import { createHand } from './workOut.ts';
import { nameRod } from './writeLine.ts';

/** The method of sections: a cut drawn across the rods, or given by their names, and the equilibrium of one part. */
export function SectionRoom() {
  const result = useKitAtomValue(shownResultAtom);
  if (result === null) return null;
  return <Method {...result} />;
}

function Method({ shown, set, at }: ShownSet) {
  const t = useResultsText();
  const { links } = shown.document;
  const [cut, setCut] = useKitAtom(cutAtom);
  const [isCutting, setCutting] = useKitAtom(isCuttingAtom);
  // Closing the room ends cutting, so that the board's tools work again.
  useEffect(() => () => setCutting(false), [setCutting]);
  const chosen = useKitAtomValue(selectionAtom).flatMap((item) => (item.kind === 'link' ? [item.index] : []));
  const take = (rods: readonly number[]): void =>
    setCut(rods.length === 0 ? null : { rods: rods.map((link) => ({ link, share: 0.5 })), joint: null });
  return (
    <Room>
      <Tools>
        <Button aria-pressed={isCutting} onClick={() => setCutting(!isCutting)}>
          {t(isCutting ? 'sections.drawing' : 'sections.draw')}
        </Button>
        <RodsField cut={cut} links={links} onTake={take} />
        <Button disabled={chosen.length === 0} onClick={() => take(chosen)}>
          {chosen.length === 0 ? t('sections.takeChosen') : t('sections.take', { count: chosen.length })}
        </Button>
        <SetName caseSets={shown.document.caseSets} at={at} />
      </Tools>
      <p>{t('sections.how')}</p>
      {cut === null ? null : <Balance shown={shown} set={set} at={at} cut={cut} />}
    </Room>
  );
}

/** The rods of the cut by name; Enter or blur cuts the typed ones. */
function RodsField({
  cut,
  links,
  onTake,
}: {
  readonly cut: Cut | null;
  readonly links: TrussCase['links'];
  readonly onTake: (rods: readonly number[]) => void;
}) {
  const t = useResultsText();
  const [typed, type] = useState<string | null>(null);
  const named = (cut?.rods ?? []).map(({ link }) => nameRod(link, links)).join(', ');
  const read = typed === null ? null : readRods(typed, links);
  const wrong = read?.unknown.join(', ') ?? '';
  function commit(): void {
    if (read === null || wrong !== '') return;
    if (typed !== named) onTake(read.links);
    type(null);
  }
  return (
    <TextField
      label={t('sections.rods')}
      value={typed ?? named}
      placeholder="2–3, 2–6, 5–6"
      error={wrong === '' ? undefined : t('sections.unknown', { rods: wrong })}
      onChange={type}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape' && typed !== null) {
          event.stopPropagation();
          type(null);
        }
      }}
    />
  );
}

function Balance({ shown, set, at, cut }: ShownSet & { readonly cut: Cut }) {
  const t = useResultsText();
  const { document, answer } = shown;
  const { links } = document;
  const setCut = useSetKitAtom(cutAtom);
  const setPart = useSetKitAtom(partAtom);
  const { writer, units } = useLineWriter(document, set);
  const result = useMemo(
    () =>
      methodOfSections(document, answer, {
        links: cut.rods.map(({ link }) => link),
        set: at,
        ...(cut.joint !== null && document.joints[cut.joint] !== undefined && { joint: cut.joint }),
      }),
    [document, answer, at, cut],
  );
  const part = result.ok ? result.section.joints : null;
  // The drawing shows the current part while this is mounted.
  useLayoutEffect(() => {
    setPart(part);
    return () => setPart(null);
  }, [part, setPart]);
  const worked = useMemo(() => {
    if (!result.ok) return null;
    const { section } = result;
    const hand = createHand(set);
    const reactions = listReactions(document, set);
    const isHeld = section.joints.some((joint) => reactions.some((one) => one.joint === joint));
    const unknowns = document.joints.length * 2 === set.b.length ? 3 : 6;
    // Reactions follow from equilibrium of the whole if statics determines them; otherwise they are the solver's.
    const whole =
      isHeld && reactions.length === unknowns
        ? hand.work(wholeBalance(document, answer, { set: at }), reactions)
        : null;
    const finds = section.cut.map(({ link }): FoundForce => ({
      kind: 'link',
      link,
      force: set.N[link] ?? 0,
    }));
    const own = hand.work(section.equations, finds);
    return { whole, own, isTaken: isHeld && whole === null, equations: unknowns };
  }, [result, document, answer, set, at]);
  if (!result.ok || worked === null)
    return <Alert kind="warning">{t(result.ok ? 'sections.cutsNothing' : `sections.${result.code}`)}</Alert>;
  const { section } = result;
  const inside = new Set(section.joints);
  const other = document.joints.findIndex(
    (_, joint) => !inside.has(joint) && links.some(({ i, j }) => i === joint || j === joint),
  );
  return (
    <>
      <Sentence>
        <span>{t('sections.part', { joints: listFirst(section.joints.map((joint) => joint + 1)) })}</span>
        <Button variant="quiet" disabled={other < 0} onClick={() => setCut({ ...cut, joint: other })}>
          {t('sections.other')}
        </Button>
      </Sentence>
      {worked.whole === null ? null : (
        <details>
          <summary>{t('sections.reactions')}</summary>
          <StepView step={worked.whole} document={document} writer={writer} units={units} />
        </details>
      )}
      {worked.isTaken ? <p>{t('sections.taken')}</p> : null}
      <StepView step={worked.own} document={document} writer={writer} units={units} />
      {section.cut.length > worked.equations && worked.own.found.some(({ value }) => value === null) ? (
        <p>{t('sections.tooMany', { equations: worked.equations, count: section.cut.length })}</p>
      ) : null}
    </>
  );
}

/** Writes the first entries of a list, with dots if there are more. */
function listFirst(numbers: readonly number[]): string {
  return numbers.slice(0, 12).join(', ') + (numbers.length > 12 ? ' …' : '');
}

const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space3};

  & > p {
    margin: 0;
    color: ${vars.inkMuted};
  }
  & > details > summary {
    min-height: 24px;
    cursor: pointer;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${vars.space2};
`;

const Sentence = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space2};
`;
