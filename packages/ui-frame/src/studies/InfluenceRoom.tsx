import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { type Quantity, convertQuantity } from '@eecs/solver-core';
import type { FrameCase } from '@eecs/solver-core/frame';
import { type OpenedInfluence, openInfluence } from '@eecs/solver-core/frame-influence';
import { TRAINS, scaleTrain, standTrain } from '@eecs/solver-core/trains';
import { QuantityField, SelectField, TextField, useFormat, useKitAtomValue, vars } from '@eecs/ui-kit';
import { getExtent } from '../editing/extent.ts';
import { lengthOf } from '../editing/fitLoads.ts';
import { StillNodes } from '../picture/StillNodes.tsx';
import { layoutScheme } from '../scheme/layoutScheme.ts';
import { projectFrame } from '../scheme/projection.ts';
import { createSchemeTexts } from '../scheme/schemeTexts.ts';
import { NO_EMPHASIS } from '../scheme/scheme.ts';
import { Lead, Room } from '../stability/roomStyle.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { type InfluenceChoice, completeChoice, toDrawnSet, writeChain } from './influence.ts';
import { useStudyText } from './studyMessages.ts';

const KINDS = ['M', 'Q', 'N', 'x', 'y', 'r'] as const satisfies readonly InfluenceChoice['kind'][];
/** The maximum number of places in the list. */
const MOST = 400;
const SIZE = { width: 560, height: 300 };

/** The influence line of a force or a reaction under a unit force along a chain of members, and a train on it. */
export function InfluenceRoom() {
  const t = useStudyText();
  const document = useKitAtomValue(documentAtom);
  const [choice, choose] = useState<InfluenceChoice>({ kind: 'M', at: null, x: null, chain: null });
  const asked = useMemo(() => completeChoice(document, choice), [document, choice]);
  const { chain, wish } = asked;
  const opened = useMemo(() => openInfluence(document, { chain }), [document, chain]);
  const line = useMemo(() => (opened.ok ? opened.lineOf(wish) : null), [opened, wish]);
  const quantity: Quantity = choice.kind === 'M' || choice.kind === 'r' ? 'length' : 'ratio';
  return (
    <Room>
      <Lead>{t('influence.lead')}</Lead>
      <Choices>
        <SelectField<InfluenceChoice['kind']>
          label={t('influence.result')}
          value={choice.kind}
          options={KINDS.map((value) => ({ value, label: t(`influence.kinds.${value}`) }))}
          onChange={(kind) => choose({ ...choice, kind, at: null, x: null })}
        />
        <PlaceFields
          document={document}
          asked={asked}
          onChoose={(place) => choose({ ...choice, ...place })}
        />
        <TextField
          label={t('influence.chain')}
          hint={t('influence.chainHint')}
          value={choice.chain ?? writeChain(chain)}
          onChange={(text) => choose({ ...choice, chain: text })}
        />
      </Choices>
      {!opened.ok ? (
        <p role="status">{t(`influence.reason.${opened.reason}`)}</p>
      ) : line === null ? (
        <p role="status">{t('influence.reason.result')}</p>
      ) : (
        <Line document={document} line={line} opened={opened} quantity={quantity} />
      )}
    </Room>
  );
}

function PlaceFields({
  document,
  asked: { at, x, isReaction },
  onChoose,
}: {
  readonly document: FrameCase;
  readonly asked: ReturnType<typeof completeChoice>;
  readonly onChoose: (place: Partial<InfluenceChoice>) => void;
}) {
  const t = useStudyText();
  const listed = isReaction
    ? document.joints.flatMap(({ support }, joint) => (support === undefined ? [] : [joint]))
    : document.members.map((_, member) => member);
  const member = isReaction ? undefined : document.members[at];
  return (
    <>
      <SelectField
        label={t('mohr.place')}
        value={String(at)}
        options={listed.slice(0, MOST).map((index) => ({
          value: String(index),
          label: t(isReaction ? 'mohr.joint' : 'mohr.member', { number: index + 1 }),
        }))}
        onChange={(index) => onChoose({ at: Number(index), x: null })}
      />
      {member === undefined ? null : (
        <QuantityField
          label={t('mohr.x')}
          quantity="length"
          system={document.units.system}
          value={x}
          min={0}
          max={lengthOf(document, member)}
          onCommit={(place) => onChoose({ x: place })}
        />
      )}
    </>
  );
}

interface LineProps {
  readonly document: FrameCase;
  readonly line: NonNullable<ReturnType<OpenedInfluence['lineOf']>>;
  readonly opened: OpenedInfluence;
  readonly quantity: Quantity;
}

/** The line drawn on the members, its extremes, and the worst effects of a train. */
function Line({ document, line, opened, quantity }: LineProps) {
  const t = useStudyText();
  const format = useFormat();
  const [id, pick] = useState('');
  const { system } = document.units;
  const nodes = useMemo(() => {
    const extent = getExtent(document) ?? { x0: 0, x1: 1, y0: 0, y1: 1 };
    const bare: FrameCase = {
      ...document,
      joints: document.joints.map((joint) => ({ ...joint, loads: [] })),
      members: document.members.map((member) => ({ ...member, loads: [] })),
    };
    const texts = {
      ...createSchemeTexts(format, system),
      result: (value: number) => format.brief(value, { quantity, system, withUnit: false }),
    };
    return layoutScheme(bare, {
      projection: projectFrame(extent, SIZE),
      emphasis: NO_EMPHASIS,
      texts,
      set: 'all',
      result: {
        sets: [toDrawnSet(document, line, opened.spans)],
        view: 'Q',
        hasReactions: false,
        isExplained: false,
      },
    }).nodes;
  }, [document, line, opened, quantity, format, system]);
  const write = ({ x, value }: { readonly x: number; readonly value: number }) => ({
    value: format.quantity(value, { quantity, system }),
    x: format.quantity(x, { quantity: 'length', system }),
  });
  const train = TRAINS.find((one) => one.id === id);
  const stands = useMemo(() => {
    if (train === undefined) return null;
    const length = convertQuantity(1, 'length', 0, system);
    const scaled = scaleTrain(train, { length, force: convertQuantity(1, 'force', 0, system) });
    return { max: standTrain(line, scaled, 'max'), min: standTrain(line, scaled, 'min') };
  }, [train, line, system]);
  const effect = (value: number): string =>
    format.quantity(value, { quantity: quantity === 'length' ? 'moment' : 'force', system });
  return (
    <>
      <StillNodes nodes={nodes} label={t('influence.picture')} {...SIZE} />
      <p>
        {t('influence.max', write(line.max))} {t('influence.min', write(line.min))}
      </p>
      <Choices>
        <SelectField
          label={t('influence.train')}
          value={id}
          options={[
            { value: '', label: t('influence.noTrain') },
            ...TRAINS.map((one) => ({ value: one.id, label: one.title })),
          ]}
          onChange={pick}
        />
      </Choices>
      {stands === null || train === undefined ? null : (
        <p>
          {t('influence.worst', {
            train: train.title,
            max: effect(stands.max.value),
            min: effect(stands.min.value),
          })}{' '}
          <small>{train.source}</small>
        </p>
      )}
    </>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space2} ${vars.space4};
`;
