import { LIMITS } from '@eecs/solver-core';
import { type FactorKey, changeCaseSet, setFactor } from '../../editing/changeCaseSet.ts';
import { CheckField } from '../../fields/CheckField.tsx';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';
import { ColorField } from '../constants/ColorField.tsx';
import { useCommon, useCommonDocument, useCommonEdit } from '../constants/commonPort.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { useTableText } from '../messages/tableMessages.ts';
import { InputField } from '../tables/InputField.tsx';
import { LongTextInput, TextInput } from '../tables/TextInput.tsx';
import { Missing } from '../tables/cells.ts';
import { Columns, Group, Note } from '../tables/layout.ts';
import type { RowProps } from '../tables/tabProps.ts';
import { nameSet, titleSet } from './nameSet.ts';

/** The fields of one case set. */
export function SetFields({ index, isReadOnly }: RowProps) {
  const t = useTableText();
  const te = useEditorText();
  const document = useCommonDocument();
  const isEmpty = useKitAtomValue(useCommon().sets.emptyAtom).includes(index);
  const edit = useCommonEdit();
  const set = document.caseSets[index];
  if (set === undefined) return null;
  const number = index + 1;
  const change = (what: Parameters<typeof changeCaseSet>[2]): void =>
    edit((current) => changeCaseSet(current, index, what));
  return (
    <>
      {isEmpty ? <Missing>{t('sets.empty')}</Missing> : null}
      <TextInput
        label={t('sets.title')}
        name={t('sets.titleOf', { number })}
        value={set.title}
        placeholder={te('set.untitled', { number })}
        maxLength={LIMITS.full.title}
        disabled={isReadOnly}
        onCommit={(title) => change({ title })}
      />
      <LongTextInput
        label={t('sets.description')}
        name={t('sets.descriptionOf', { number })}
        value={set.description}
        maxLength={LIMITS.full.description}
        disabled={isReadOnly}
        onCommit={(description) => change({ description })}
      />
      <ColorField
        label={t('sets.color')}
        name={t('sets.colorOf', { number })}
        value={set.color}
        disabled={isReadOnly}
        onCommit={(color) => change({ color })}
      />
      <Columns $count={3}>
        <InputField
          label={t('sets.angle')}
          name={t('sets.angleOf', { number })}
          quantity="angle"
          value={set.angle}
          disabled={isReadOnly}
          onCommit={(angle) => change({ angle })}
        />
      </Columns>
      <CheckField
        label={t('sets.combined')}
        name={t('sets.combinedOf', { number })}
        checked={set.combined}
        disabled={isReadOnly}
        onChange={(combined) => change({ combined })}
      />
      {set.combined ? <Factors index={index} isReadOnly={isReadOnly} /> : null}
    </>
  );
}

/** The factors by which a combined set takes the other sets, and the actions of every set. */
function Factors({ index, isReadOnly }: RowProps) {
  const t = useTableText();
  const te = useEditorText();
  const { caseSets, weightSets } = useCommonDocument();
  const edit = useCommonEdit();
  const members = caseSets.flatMap(({ combined }, member) => (combined || member === index ? [] : [member]));
  const taken: readonly { readonly member: FactorKey; readonly label: string; readonly title: string }[] = [
    ...members.map((member) => ({
      member,
      label: nameSet(member, caseSets, te),
      title: titleSet(member, caseSets, te),
    })),
    // If sets are named for self weight, it comes through their factors, unless this set has its own factor.
    ...(['weight', 'settlement'] as const).flatMap((member) => {
      const isOwn = weightSets === undefined || caseSets[index]?.factors?.weight !== undefined;
      if (member === 'weight' && !isOwn) return [];
      const title = t(`sets.${member}`);
      return [{ member, label: title, title }];
    }),
  ];
  return (
    <Group>
      <legend>{t('sets.factors')}</legend>
      {members.length === 0 ? <Note>{t('sets.noMembers')}</Note> : null}
      <Columns $count={3}>
        {taken.map(({ member, label, title }) => {
          return (
            <InputField
              key={member}
              label={label}
              name={t('sets.factorOf', { number: index + 1, title })}
              quantity="ratio"
              increment={0.05}
              value={caseSets[index]?.factors?.[member] ?? 1}
              disabled={isReadOnly}
              onCommit={(factor) => edit((document) => setFactor(document, index, { member, factor }))}
            />
          );
        })}
      </Columns>
    </Group>
  );
}
