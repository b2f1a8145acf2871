import { type CommonCase, type Quantity, type UnitSystem, convertQuantity } from '@eecs/solver-core';
import type { ReactionComponent, ReactionDocument, SupportReactions } from '@eecs/solver-core/reactions';
import { useEffect, useState } from 'react';
import { carryReaction } from '../../editing/carriedReactions.ts';
import { Button } from '../../fields/Button.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import type { ReactionPort, ReactionTask, ReadReactions } from '../../host/reactionPort.ts';
import { useFormat } from '../../kit/useFormat.ts';
import { Line, Note, Stack } from '../tables/layout.ts';
import { type CarriedText, useCarriedText } from './carriedMessages.ts';

export interface CarriedPickerProps {
  readonly reactions: ReactionPort;
  /** The unit system of the document. */
  readonly system: UnitSystem;
  /** Whether the load may be a moment. */
  readonly hasMoments: boolean;
  /** Whether there are case sets, so that each set of the source can have its own load. */
  readonly isEachSetPossible: boolean;
  readonly onCancel: () => void;
  /** Called with the command that makes the load at a path carry the chosen reaction. */
  readonly onTake: (verb: (document: CommonCase, path: string) => { readonly document: CommonCase }) => void;
}

/** Chooses a saved structure, one of its supports, a component and a case set. */
export function CarriedPicker({ reactions, onCancel, ...choosing }: CarriedPickerProps) {
  const t = useCarriedText();
  const [tasks, setTasks] = useState<readonly ReactionTask[] | 'failed' | null>(null);
  const [source, setSource] = useState<ReadReactions | 'failed' | null>(null);
  const [task, setTask] = useState('');

  // Asks the host for the saved structures when the picker opens.
  useEffect(() => {
    let isGone = false;
    const keep = (found: readonly ReactionTask[] | 'failed'): void => {
      if (!isGone) setTasks(found);
    };
    reactions.listTasks().then(keep, () => keep('failed'));
    return () => {
      isGone = true;
    };
  }, [reactions]);

  const choose = (id: string): void => {
    setTask(id);
    setSource(null);
    if (id === '') return;
    reactions.read([Number(id)]).then(
      ([answer]) => setSource(answer ?? 'failed'),
      () => setSource('failed'),
    );
  };
  const list = Array.isArray(tasks) ? (tasks as readonly ReactionTask[]) : [];
  return (
    <Stack role="group" aria-label={t('take')}>
      {tasks === 'failed' ? <Note role="alert">{t('failed')}</Note> : null}
      {tasks !== null && tasks !== 'failed' && list.length === 0 ? <Note>{t('noTasks')}</Note> : null}
      {list.length === 0 ? null : (
        <SelectField
          label={t('task')}
          value={task}
          options={[
            { value: '', label: t('choose') },
            ...list.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
          onChange={choose}
        />
      )}
      {source === 'failed' ? <Note role="alert">{t('failed')}</Note> : null}
      {source !== null && source !== 'failed' && 'fault' in source ? (
        <Note role="alert">
          {source.fault === 'circle'
            ? t('circle', { chain: (source.chain ?? []).join(' → ') })
            : t(source.fault)}
        </Note>
      ) : null}
      {source !== null && source !== 'failed' && !('fault' in source) ? (
        <ReactionChoices key={source.id} source={source} onCancel={onCancel} {...choosing} />
      ) : (
        <Line>
          <CancelButton onCancel={onCancel} />
        </Line>
      )}
    </Stack>
  );
}

const EACH = 'each';

function ReactionChoices({
  source,
  system,
  hasMoments,
  isEachSetPossible,
  onCancel,
  onTake,
}: Omit<CarriedPickerProps, 'reactions'> & {
  readonly source: ReactionDocument & { readonly id: number };
}) {
  const t = useCarriedText();
  const format = useFormat();
  const { supports, sets } = source;
  const hasEach = sets.length > 1 || (isEachSetPossible && sets[0]?.title !== '');
  const [support, setSupport] = useState('0');
  const [component, setComponent] = useState<ReactionComponent>('y');
  const [set, setSet] = useState(hasEach ? EACH : '0');
  const chosen = supports[Number(support)];
  if (chosen === undefined)
    return (
      <>
        <Note>{t('unsolved')}</Note>
        <CancelButton onCancel={onCancel} />
      </>
    );
  const write = (metric: number, quantity: Quantity): string =>
    format.brief(convertQuantity(metric, quantity, 0, system), { quantity, system });
  const place = (one: SupportReactions): string => {
    const [x, y] = one.place.map((metres) => write(metres, 'length'));
    return one.place[1] === 0 ? t('supportAt', { x: x! }) : t('supportAtXY', { x: x!, y: y! });
  };
  const value = (of: ReactionComponent, at: number): string =>
    write(chosen.values[at]?.[of] ?? 0, of === 'r' ? 'moment' : 'force');
  const shown = set === EACH ? sets.map((_, index) => index) : [Number(set)];
  const components: readonly ReactionComponent[] = hasMoments ? ['y', 'x', 'r'] : ['y', 'x'];
  return (
    <>
      <SelectField
        label={t('support')}
        value={support}
        options={supports.map((one, index) => ({
          value: String(index),
          label: `${index + 1}: ${place(one)}`,
        }))}
        onChange={setSupport}
      />
      {sets.length < 2 && !hasEach ? null : (
        <SelectField
          label={t('set')}
          value={set}
          options={[
            ...(hasEach ? [{ value: EACH, label: t('eachSet') }] : []),
            ...sets.map(({ title }, index) => ({ value: String(index), label: nameOf(title, t) })),
          ]}
          onChange={setSet}
        />
      )}
      <SelectField
        label={t('component')}
        value={component}
        options={components.map((of) => ({
          value: of,
          label: `${t(`components.${of}`)}: ${shown.map((at) => value(of, at)).join('; ')}`,
        }))}
        onChange={setComponent}
      />
      <Line>
        <Button
          variant="primary"
          onClick={() =>
            onTake((document, path) =>
              carryReaction(document, path, {
                task: source.id,
                source,
                support: Number(support),
                component,
                set: set === EACH ? null : Number(set),
              }),
            )
          }
        >
          {t('apply')}
        </Button>
        <CancelButton onCancel={onCancel} />
      </Line>
    </>
  );
}

function CancelButton({ onCancel }: Pick<CarriedPickerProps, 'onCancel'>) {
  const t = useCarriedText();
  return (
    <Button variant="quiet" onClick={onCancel}>
      {t('cancel')}
    </Button>
  );
}

function nameOf(title: string, t: CarriedText): string {
  return title === '' ? t('unnamedSet') : title;
}
