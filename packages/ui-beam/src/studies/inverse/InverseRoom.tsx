import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { BeamCase } from '@eecs/solver-core';
import { type FoundValues, findValues, listBendingStiffnesses } from '@eecs/solver-core/inverse';
import { styled } from 'styled-components';
import {
  Alert,
  Button,
  QuantityField,
  SelectField,
  Spinner,
  useFormat,
  useKitAtomValue,
  useSetKitAtom,
  useText,
  vars,
} from '@eecs/ui-kit';
import { type ShownResult, shownResultAtom } from '../../live/beamLive.ts';
import { roomSetAtom } from '../../live/roomSet.ts';
import { nameSupports } from '../../naming/nameSupports.ts';
import { inverseMarksAtom } from '../../state/inverseMarks.ts';
import { isReadOnlyAtom } from '../../state/sessionAtoms.ts';
import { applyEditAtom } from '../../state/sessionVerbs.ts';
import { FoundDiagram } from './FoundDiagram.tsx';
import { applyKnob } from './applyKnob.ts';
import { CONDITION_KEYS, listKnobs, quantityOf, toCondition, usualValue } from './inverseChoices.ts';
import type { ConditionKey, KnobChoice } from './inverseChoices.ts';
import { inverseMessages } from './inverseMessages.ts';

/**
 * Asks the beam backwards: all values of one of its numbers at which a condition holds, as a list, in a diagram, and for
 * places as marks on the beam. A press puts one into the beam as one undo step.
 */
export function InverseRoom() {
  const t = useText(inverseMessages);
  const result = useKitAtomValue(shownResultAtom);
  return result === null ? <p>{t('nothing')}</p> : <Question result={result} />;
}

/** The choices of the reader; numbers that were not typed follow the beam. */
interface Asked {
  readonly knob: string | null;
  readonly condition: ConditionKey;
  readonly support: number | null;
  readonly x: number | null;
  readonly equals: number | null;
  readonly from: number | null;
  readonly to: number | null;
}

const FIRST: Asked = {
  knob: null,
  condition: 'reaction',
  support: null,
  x: null,
  equals: null,
  from: null,
  to: null,
};

function Question({ result: { document } }: { readonly result: ShownResult }) {
  const t = useText(inverseMessages);
  const set = useKitAtomValue(roomSetAtom);
  const [asked, setAsked] = useState(FIRST);
  const change = (part: Partial<Asked>): void => setAsked((old) => ({ ...old, ...part }));
  const knobs = useMemo(() => listKnobs(document, listBendingStiffnesses(document)), [document]);
  const choice = knobs.find(({ id }) => id === asked.knob) ?? knobs[0];
  const names = useMemo(() => nameSupports(document.supports), [document]);
  if (choice === undefined) return <p>{t('nothing')}</p>;

  const { condition } = asked;
  const { system } = document.units;
  const bearings = document.supports.flatMap((_, index) => (names[index]?.noun === 'support' ? [index] : []));
  const support = bearings.find((index) => index === asked.support) ?? bearings[0] ?? 0;
  const x = Math.min(document.L, asked.x ?? document.L / 2);
  const equals = asked.equals ?? usualValue(condition, document);
  const [from, to] = [asked.from ?? choice.range[0], asked.to ?? choice.range[1]];
  const quantity = quantityOf(condition);
  const nameOf = ({ key, mark }: KnobChoice): string => t(`knob.${key}`, { mark });
  return (
    <Room role="group" aria-label={t('title')}>
      <p>{t('lead')}</p>
      <Fields>
        <SelectField
          label={t('number')}
          value={choice.id}
          options={knobs.map((one) => ({ value: one.id, label: nameOf(one) }))}
          onChange={(knob) => change({ knob, from: null, to: null })}
        />
        <QuantityField
          label={t('from')}
          quantity={choice.quantity}
          system={system}
          value={from}
          onCommit={(value) => change({ from: value })}
        />
        <QuantityField
          label={t('to')}
          quantity={choice.quantity}
          system={system}
          value={to}
          onCommit={(value) => change({ to: value })}
        />
        <SelectField
          label={t('condition')}
          value={condition}
          options={CONDITION_KEYS.map((key) => ({ value: key, label: t(`conditions.${key}`) }))}
          onChange={(key) => change({ condition: key, equals: null })}
        />
        {condition === 'reaction' ? (
          <SelectField
            label={t('support')}
            value={String(support)}
            options={bearings.map((index) => ({ value: String(index), label: names[index]?.mark ?? '' }))}
            onChange={(index) => change({ support: Number(index) })}
          />
        ) : null}
        {condition === 'moment' || condition === 'deflection' ? (
          <QuantityField
            label={t('x')}
            quantity="length"
            system={system}
            value={x}
            min={0}
            max={document.L}
            onCommit={(value) => change({ x: value })}
          />
        ) : null}
        {quantity === null ? null : (
          <QuantityField
            label={t('equals')}
            quantity={quantity}
            system={system}
            value={equals}
            onCommit={(value) => change({ equals: value })}
          />
        )}
      </Fields>
      <Usual condition={condition} document={document} />
      <Answer
        document={document}
        choice={choice}
        condition={condition}
        name={nameOf(choice)}
        question={{
          set,
          knob: choice.knob,
          from,
          to,
          condition: toCondition(condition, { support, x, equals }),
        }}
        equals={quantity === null ? null : equals}
      />
    </Room>
  );
}

interface UsualProps {
  readonly condition: ConditionKey;
  readonly document: BeamCase;
}

/** Names the value that a condition on a greatest size begins with. */
function Usual({ condition, document }: UsualProps): ReactNode {
  const t = useText(inverseMessages);
  const format = useFormat();
  if (condition !== 'largestM' && condition !== 'largestDeflection') return null;
  const value = usualValue(condition, document);
  const quantity = quantityOf(condition) ?? 'moment';
  return value === 0 ? (
    <p>{t('usual.unknown')}</p>
  ) : (
    <p>
      {t(`usual.${condition}`, {
        value: format.quantity(value, { quantity, system: document.units.system }),
      })}
    </p>
  );
}

interface AnswerProps {
  readonly document: BeamCase;
  readonly choice: KnobChoice;
  readonly condition: ConditionKey;
  /** The name of the number. */
  readonly name: string;
  readonly question: Parameters<typeof findValues>[1];
  readonly equals: number | null;
}

function Answer({ document, choice, condition, name, question, equals }: AnswerProps): ReactNode {
  const t = useText(inverseMessages);
  const format = useFormat();
  const edit = useSetKitAtom(applyEditAtom);
  const isReadOnly = useKitAtomValue(isReadOnlyAtom);
  const found = useFound(document, question);
  const { knob, quantity } = choice;
  const isPlace = knob.kind === 'loadPlace' || knob.kind === 'supportPlace';
  useMarks(isPlace && found?.ok === true ? found.values : NONE);
  if (found === null) return <Spinner delayMs={300} />;
  if (!found.ok) return <Alert kind="info">{t(`why.${found.why}`)}</Alert>;
  const write = (value: number): string =>
    format.quantity(value, { quantity, system: document.units.system });
  const isPut = knob.kind !== 'span' && knob.kind !== 'bending';
  const { values, ranges, unstable, own } = found;
  const magnitude = question.condition.kind === 'largest' && equals !== null ? Math.abs(equals) : equals;
  return (
    <>
      <div role="status">
        <p>
          {values.length > 0 ? t('found', { count: values.length }) : ranges.length > 0 ? null : t('none')}
        </p>
        {ranges.map(([from, to]) => (
          <p key={from}>{t('throughout', { from: write(from), to: write(to) })}</p>
        ))}
      </div>
      {values.length === 0 ? null : (
        <Values>
          {values.map((value) => (
            <li key={value}>
              {isPut && !isReadOnly ? (
                <Button
                  aria-label={t('put', { value: write(value) })}
                  onClick={() => void edit((old: BeamCase) => applyKnob(old, knob, value))}
                >
                  {write(value)}
                </Button>
              ) : (
                write(value)
              )}
            </li>
          ))}
        </Values>
      )}
      <FoundDiagram
        of={{ curve: found.curve, values, own, equals: magnitude }}
        texts={{
          label: t('diagram'),
          quantity: t(`axis.${condition}`),
          number: name,
          lines: t('lines'),
        }}
        writeQuantity={(value) =>
          format.quantity(value, {
            quantity: quantityOf(condition) ?? 'moment',
            system: document.units.system,
          })
        }
        writeNumber={write}
      />
      <p>{t('own', { value: write(own) })}</p>
      {unstable.map(([from, to]) => (
        <p key={from}>{t('unstable', { from: write(from), to: write(to) })}</p>
      ))}
    </>
  );
}

const NONE: readonly number[] = [];

/** Finds the values after the screen was painted: exact numbers take up to a second. Null while they are sought. */
function useFound(document: BeamCase, question: AnswerProps['question']): FoundValues | null {
  const key = JSON.stringify(question);
  const [state, setState] = useState<{
    readonly of: BeamCase;
    readonly key: string;
    readonly found: FoundValues;
  } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      const read = JSON.parse(key) as AnswerProps['question'];
      setState({ of: document, key, found: findValues(document, read) });
    }, 50);
    return () => clearTimeout(timer);
  }, [document, key]);
  return state?.of === document && state.key === key ? state.found : null;
}

/** Marks places on the board as long as the room is open. */
function useMarks(values: readonly number[]): void {
  const setMarks = useSetKitAtom(inverseMarksAtom);
  useEffect(() => {
    setMarks(values);
    return () => setMarks([]);
  }, [values, setMarks]);
}

const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space2};

  & p {
    margin: 0;
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 190px), 1fr));
  gap: ${vars.space2};
  align-items: end;
`;

const Values = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space2};
  margin: 0;
  padding: 0;
  list-style: none;
`;
