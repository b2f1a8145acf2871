import type { CaseSet } from '@eecs/solver-core';
import type { CaseAction, Situation } from '@eecs/solver-core/combinations';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import Plus from 'lucide-react/icons/plus';
import {
  ACTION_WORDS,
  type ActionWord,
  PATTERN_WORDS,
  type PatternWord,
  mayBeLight,
  mayHavePattern,
  toAction,
  toActionWord,
  withLight,
  withPattern,
} from '../../editing/combinations/actionWord.ts';
import { setAction, setGroup, setSituation } from '../../editing/combinations/changeAction.ts';
import { createCaseSet } from '../../editing/createCaseSet.ts';
import { Button } from '../../fields/Button.tsx';
import { CheckField } from '../../fields/CheckField.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import { useKitStore, useSetKitAtom } from '../../kit/useKitAtom.ts';
import { vars } from '../../theme/tokens.ts';
import { useCommon, useCommonDocument, useCommonEdit } from '../constants/commonPort.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { nameSet } from '../sets/nameSet.ts';
import { FullNote, useFull } from '../tables/FullNote.tsx';
import { TextInput } from '../tables/TextInput.tsx';
import { AddBar, Columns, Group, Note } from '../tables/layout.ts';
import type { RowProps, TabProps } from '../tables/tabProps.ts';
import { useCombinationText } from './combinationMessages.ts';
import { useCombinationWords } from './useCombinationWords.ts';

interface ActionProps extends TabProps {
  /** Whether loads may be omitted from spans. */
  readonly hasSpans: boolean;
}

/** The action of each case set, and a button that adds a set with an action. */
export function ActionList({ isReadOnly, hasSpans }: ActionProps) {
  const t = useCombinationText();
  const te = useEditorText();
  const { caseSets } = useCommonDocument();
  return (
    <Group>
      <legend>{t('actions.title')}</legend>
      <Rows>
        {caseSets.map((set, index) => (
          <li key={index} data-set={index}>
            <Name>
              <Chip style={{ backgroundColor: set.color }} />
              {nameSet(index, caseSets, te)}
            </Name>
            {set.combined ? (
              <SituationFields index={index} isReadOnly={isReadOnly} />
            ) : (
              <ActionFields index={index} isReadOnly={isReadOnly} hasSpans={hasSpans} />
            )}
          </li>
        ))}
      </Rows>
      {isReadOnly ? null : <AddAction />}
    </Group>
  );
}

const NONE = '';
/** Kinds of actions whose sets may be mutually exclusive. */
const GROUPED: readonly CaseAction['kind'][] = ['Q', 'S', 'W', 'T', 'C', 'TS'];

/** The action of one set: its kind, the spans it may omit, and its group of mutually exclusive sets. */
function ActionFields({ index, isReadOnly, hasSpans }: RowProps & ActionProps) {
  const t = useCombinationText();
  const { nameAction } = useCombinationWords();
  const { caseSets, combinations } = useCommonDocument();
  const edit = useCommonEdit();
  const { action } = caseSets[index] as CaseSet;
  const number = index + 1;
  const word = action === undefined ? null : toActionWord(action);
  const change = (next: CaseAction | null): void => edit((document) => setAction(document, index, next));
  const hasGroup =
    action !== undefined &&
    GROUPED.includes(action.kind) &&
    caseSets.filter((other) => other.action?.kind === action.kind).length > 1;
  return (
    <Columns $count={2}>
      <SelectField<ActionWord | typeof NONE>
        label={t('actions.action')}
        name={t('actions.actionOf', { number })}
        hideLabel
        value={word ?? NONE}
        options={[
          { value: NONE, label: t('actions.none') },
          ...ACTION_WORDS.map((value) => ({ value, label: nameAction(value) })),
        ]}
        disabled={isReadOnly}
        onChange={(value) => change(value === NONE ? null : toAction(value, action))}
      />
      {hasSpans && action !== undefined && mayHavePattern(action) ? (
        <SelectField<PatternWord>
          label={t('actions.pattern')}
          name={t('actions.patternOf', { number })}
          hideLabel
          value={action.pattern ?? 'all'}
          options={PATTERN_WORDS.map((value) => ({
            value,
            label: t(`pattern.${value === 'EN 1993-1-1 AB.2' ? 'ab2' : value}`),
          }))}
          disabled={isReadOnly}
          onChange={(value) => change(withPattern(action, value))}
        />
      ) : null}
      {combinations?.rule.startsWith('asce') && action !== undefined && word !== null && mayBeLight(word) ? (
        <CheckField
          label={t('actions.light')}
          name={t('actions.lightOf', { number })}
          checked={action.light === true}
          disabled={isReadOnly}
          onChange={(isLight) => change(withLight(action, isLight))}
        />
      ) : null}
      {hasGroup ? (
        <TextInput
          label={t('actions.group')}
          name={t('actions.groupOf', { number })}
          value={action.group ?? ''}
          placeholder={t('actions.groupNone')}
          disabled={isReadOnly}
          onCommit={(group) => edit((document) => setGroup(document, index, group))}
        />
      ) : null}
    </Columns>
  );
}

const SITUATIONS = [
  'ULS-STR',
  'ULS-EQU',
  'accidental',
  'SLS-characteristic',
  'SLS-frequent',
  'SLS-quasi-permanent',
  'ASD',
] as const satisfies readonly Situation[];

/** The design situation of a combined set that is a manual combination. */
function SituationFields({ index, isReadOnly }: RowProps) {
  const t = useCombinationText();
  const { caseSets } = useCommonDocument();
  const edit = useCommonEdit();
  return (
    <Columns $count={2}>
      <SelectField<Situation | typeof NONE>
        label={t('actions.situation')}
        name={t('actions.situationOf', { number: index + 1 })}
        hideLabel
        value={caseSets[index]?.situation ?? NONE}
        options={[
          { value: NONE, label: t('actions.noSituation') },
          ...SITUATIONS.map((value) => ({ value, label: t(`situation.${value}`) })),
        ]}
        disabled={isReadOnly}
        onChange={(value) => edit((document) => setSituation(document, index, value === NONE ? null : value))}
      />
      <Note>{t('actions.byHand')}</Note>
    </Columns>
  );
}

/** Adds a case set with an action, the next in the usual order: permanent, imposed, snow, wind. */
function AddAction() {
  const t = useCombinationText();
  const { nameAction } = useCombinationWords();
  const { documentAtom, sets } = useCommon();
  const { caseSets } = useCommonDocument();
  const store = useKitStore();
  const add = useSetKitAtom(sets.addAtom);
  const id = useId();
  const isFull = useFull(sets.table) !== null;
  const [chosen, choose] = useState<ActionWord | null>(null);
  const word = chosen ?? nextAction(caseSets);
  return (
    <>
      <AddBar>
        <SelectField
          label={t('actions.addKind')}
          hideLabel
          value={word}
          options={ACTION_WORDS.map((value) => ({ value, label: nameAction(value) }))}
          onChange={choose}
        />
        <Button
          icon={<Plus size={16} aria-hidden="true" />}
          disabled={isFull}
          aria-describedby={isFull ? id : undefined}
          onClick={() => {
            const action = toAction(word, undefined);
            const title = t(`title.${action.kind}`);
            add([{ ...createCaseSet(store.get(documentAtom).caseSets, title), action }]);
            choose(null);
          }}
        >
          {t('actions.add')}
        </Button>
      </AddBar>
      <FullNote table={sets.table} id={id} />
    </>
  );
}

/** Returns the next usual action that no set has yet. */
export function nextAction(caseSets: readonly Pick<CaseSet, 'action'>[]): ActionWord {
  const kinds = caseSets.map(({ action }) => action?.kind);
  const usual = { G: 'G', Q: 'Q.B', S: 'S' } as const;
  const missing = (['G', 'Q', 'S'] as const).find((kind) => !kinds.includes(kind));
  return missing === undefined ? 'W' : usual[missing];
}

const Rows = styled.ul`
  display: grid;
  gap: ${vars.space2};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Name = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space1};
  overflow-wrap: anywhere;
`;

const Chip = styled.span`
  flex: none;
  box-sizing: border-box;
  width: 8px;
  height: 16px;
  border: 1px solid ${vars.line};
  border-radius: 1px;
`;
