import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { type TrussCase, type TrussSet, methodOfJoints } from '@eecs/solver-core/truss';
import { SelectField, useKitAtom, useKitAtomValue, vars } from '@eecs/ui-kit';
import { type ShownAnswer, shownAnswerAtom, shownSetIndexAtom } from '../live/shownAnswer.ts';
import { useResultsText } from '../messages/resultsMessages.ts';
import { chosenItemAtom, selectionAtom } from '../state/selection.ts';
import { JointPicture } from './JointPicture.tsx';
import { SetName } from './SetName.tsx';
import { StepView } from './StepView.tsx';
import { Symbol } from './Symbol.tsx';
import { useLineWriter } from './useLineWriter.ts';
import { createHand } from './workOut.ts';
import { nameTerm } from './writeLine.ts';

/** Joints that are offered in a list; others are chosen on the board. */
const MOST_JOINTS = 400;

/** The method of joints for one joint: the joints before it, its own equations, what follows from them. */
export function JointRoom() {
  const shown = useKitAtomValue(shownAnswerAtom);
  const at = useKitAtomValue(shownSetIndexAtom);
  const set = shown?.answer.sets[at];
  if (shown === null || set === undefined) return null;
  return <Method shown={shown} set={set} at={at} />;
}

function Method({
  shown,
  set,
  at,
}: {
  readonly shown: ShownAnswer;
  readonly set: TrussSet;
  readonly at: number;
}) {
  const t = useResultsText();
  const { document, answer } = shown;
  const chosen = useKitAtomValue(chosenItemAtom);
  const [, choose] = useKitAtom(selectionAtom);
  const [kept, keep] = useState<number | null>(null);
  const { writer, units } = useLineWriter(document, set);
  const wanted = chosen?.kind === 'joint' ? chosen.index : kept;
  const joint = wanted !== null && document.joints[wanted] !== undefined ? wanted : findFirst(document);
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
    <Room>
      <Head>
        <SelectField
          label={t('joints.choose')}
          value={String(joint)}
          options={document.joints
            .map((_, index) => index)
            .filter((index) => index < MOST_JOINTS || index === joint)
            .map((index) => ({ value: String(index), label: String(index + 1) }))}
          onChange={(value) => {
            keep(Number(value));
            choose([{ kind: 'joint', index: Number(value) }]);
          }}
        />
        <SetName document={document} sets={answer.sets.length} at={at} />
        <JointPicture document={document} set={set} joint={joint} force={writer.force} />
      </Head>
      <Way>
        {before.length === 0 ? null : (
          <details open={before.length <= 2}>
            <summary>{t('joints.before', { count: before.length })}</summary>
            <ol>
              {before.map((step, index) => (
                <li key={index}>
                  <h2>
                    {index + 1}. {name(step.joint)}
                  </h2>
                  <StepView step={step.worked} document={document} writer={writer} units={units} />
                </li>
              ))}
            </ol>
          </details>
        )}
        {own === undefined ? null : (
          <section>
            <h2>{name(own.joint)}</h2>
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
            <StepView step={own.worked} document={document} writer={writer} units={units} />
          </section>
        )}
      </Way>
    </Room>
  );
}

/** The joint with the fewest rods: where people begin. */
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

  & h2 {
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
