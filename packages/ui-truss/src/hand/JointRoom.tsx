import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { type TrussCase, methodOfJoints } from '@eecs/solver-core/truss';
import { useKitAtomValue, vars } from '@eecs/ui-kit';
import { SetName, useBroughtIntoSight } from '@eecs/ui-kit/editor';
import { type ShownSet, shownResultAtom } from '../live/shownAnswer.ts';
import { useResultsText } from '../messages/resultsMessages.ts';
import { chosenItemAtom } from '../state/selection.ts';
import type { ForceKey } from './forceKey.ts';
import { JointPicture } from './JointPicture.tsx';
import { JointSelect } from './JointSelect.tsx';
import { StepView } from './StepView.tsx';
import { Symbol } from './Symbol.tsx';
import { useLineWriter } from './useLineWriter.ts';
import { useWorkedJoint } from './useWorkedJoint.ts';
import { createHand } from './workOut.ts';
import { nameTerm } from './writeLine.ts';

/** The method of joints for one joint: the joints before it, its own equations, and their results. */
export function JointRoom() {
  const result = useKitAtomValue(shownResultAtom);
  if (result === null) return null;
  return <Method {...result} />;
}

function Method({ shown, set, at }: ShownSet) {
  const t = useResultsText();
  const { document, answer } = shown;
  const { writer, units } = useLineWriter(document, set);
  const [joint, choose] = useWorkedJoint(document, findFirst(document), (rod) =>
    findJoint(shown, { rod, set: at }),
  );
  const chosen = useKitAtomValue(chosenItemAtom);
  const asked: ForceKey | null = chosen?.kind === 'link' ? `link ${chosen.index}` : null;
  const room = useRef<HTMLDivElement>(null);
  useBroughtIntoSight(room, asked);
  const { steps, taken } = useMemo(() => {
    const method = methodOfJoints(document, answer, { joint, set: at });
    const hand = createHand(set);
    return {
      steps: method.steps.map((step) => ({ ...step, worked: hand.work(step.equations, step.finds) })),
      taken: method.steps.flatMap((step) => step.taken),
    };
  }, [document, answer, joint, at, set]);
  const own = steps.at(-1);
  const before = steps.slice(0, -1);
  const { links } = document;
  const name = (of: number | null): string =>
    of === null ? t('joints.whole') : t('joints.one', { joint: of + 1 });
  return (
    <Room ref={room}>
      <Head>
        <JointSelect
          label={t('joints.choose')}
          joint={joint}
          count={document.joints.length}
          onChoose={choose}
        />
        <SetName caseSets={shown.document.caseSets} at={at} />
        <JointPicture document={document} set={set} joint={joint} force={writer.force} />
      </Head>
      <Way>
        {before.length === 0 ? null : (
          <details open={before.length <= 2}>
            <summary>{t('joints.before', { count: before.length })}</summary>
            <ol>
              {before.map((step, index) => (
                <li key={index}>
                  <h4>
                    {index + 1}. {name(step.joint)}
                  </h4>
                  <StepView step={step.worked} document={document} writer={writer} units={units} />
                </li>
              ))}
            </ol>
          </details>
        )}
        {own === undefined ? null : (
          <section>
            <h4>{name(own.joint)}</h4>
            {taken.length === 0 ? null : (
              <Taken>
                {t('joints.taken')}{' '}
                {taken.map((force, index) => (
                  <span key={index}>
                    <Symbol {...nameTerm(force, { links })} /> = {writer.force(force.force)} {units.force}
                    {index < taken.length - 1 ? '; ' : ''}
                  </span>
                ))}
              </Taken>
            )}
            <StepView step={own.worked} document={document} writer={writer} units={units} asked={asked} />
          </section>
        )}
      </Way>
    </Room>
  );
}

/** Returns the end of a rod whose equations find its force; its start if both or none do. */
function findJoint(
  { document, answer }: ShownSet['shown'],
  { rod, set }: { readonly rod: number; readonly set: number },
): number {
  const { i = 0, j = 0 } = document.links[rod] ?? {};
  const finds = (joint: number): boolean =>
    methodOfJoints(document, answer, { joint, set })
      .steps.at(-1)
      ?.finds.some((force) => force.kind === 'link' && force.link === rod) === true;
  return !finds(i) && finds(j) ? j : i;
}

/** Returns the joint with the fewest rods, where a hand calculation begins. */
function findFirst({ joints, links }: TrussCase): number {
  const rods = joints.map(() => 0);
  for (const { i, j } of links) {
    rods[i] = (rods[i] ?? 0) + 1;
    rods[j] = (rods[j] ?? 0) + 1;
  }
  return rods.reduce(
    (best, count, joint) => (count > 0 && count < (rods[best] || Infinity) ? joint : best),
    0,
  );
}

const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space3};

  @container (min-width: 720px) {
    grid-template-columns: 240px minmax(0, 1fr);
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${vars.space2};
  align-content: start;
  justify-items: start;
`;

const Way = styled.div`
  display: grid;
  gap: ${vars.space3};
  align-content: start;

  & h4 {
    margin: 0 0 ${vars.space1};
    font-size: inherit;
  }
  & > details > summary {
    min-height: 24px;
    cursor: pointer;
  }
  & > details > ol {
    display: grid;
    gap: ${vars.space3};
    margin: ${vars.space2} 0 0;
    padding: 0 0 0 ${vars.space2};
    border-inline-start: 2px solid ${vars.hairline};
    list-style: none;
  }
`;

const Taken = styled.p`
  margin: 0 0 ${vars.space2};
  color: ${vars.inkMuted};
`;
