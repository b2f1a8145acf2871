import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { type BodyAction, type FrameBody, type FrameCase, cutFrame } from '@eecs/solver-core/frame';
import { DataTable, SelectField, TableHead, useFormat, useKitAtomValue, useLocale, vars } from '@eecs/ui-kit';
import { SetName } from '@eecs/ui-kit/editor';
import { type HandText, useHandText } from '../messages/handMessages.ts';
import { shownAnswerAtom, shownSetAtom, shownSetIndexAtom } from '../state/sessionAtoms.ts';
import { type LineWriter, createLineWriter } from './createLineWriter.ts';
import { type ReactionLine, findReactions, nameLaw, writeReaction } from './findReactions.ts';
import { writeSums } from './writeSums.ts';

/** Maximum number of bodies and joints in a list. */
const MOST = 400;

/** Free bodies: the actions on each and their sums; for the whole frame also its reactions one by one. */
export function BalanceRoom() {
  const t = useHandText();
  const format = useFormat();
  const locale = useLocale();
  const shown = useKitAtomValue(shownAnswerAtom);
  const set = useKitAtomValue(shownSetAtom);
  const index = useKitAtomValue(shownSetIndexAtom);
  const document = shown?.document ?? null;
  const [chosen, choose] = useState('whole');
  const [about, setAbout] = useState(0);
  const bodies = useMemo(
    () => (document === null || set === null ? null : cutFrame(document, { index, set })),
    [document, set, index],
  );
  if (document === null) return null;
  if (bodies === null) return <Note>{t('hand.displaced')}</Note>;
  const body = readBody(chosen, document);
  const actions = bodies.actionsOn(body);
  const writer = createLineWriter(document, actions, { format, locale });
  const centre = Math.min(about, document.joints.length - 1);
  const at = document.joints[centre] ?? { x: 0, y: 0 };
  const reactions = body.kind === 'whole' ? findReactions(document, { actions, writer }) : null;
  return (
    <Room>
      <Choices>
        <SetName caseSets={document.caseSets} at={index} />
        <SelectField
          label={t('hand.body')}
          value={nameOf(body)}
          options={[
            { value: 'whole', label: t('hand.whole') },
            ...document.joints.slice(0, MOST).map((_, joint) => ({
              value: `joint:${joint}`,
              label: t('hand.joint', { number: joint + 1 }),
            })),
            ...document.members.slice(0, MOST).map((_, member) => ({
              value: `member:${member}`,
              label: t('hand.member', { number: member + 1 }),
            })),
          ]}
          onChange={choose}
        />
        <SelectField
          label={t('hand.about')}
          value={String(centre)}
          options={document.joints
            .slice(0, MOST)
            .map((_, joint) => ({ value: String(joint), label: String(joint + 1) }))}
          onChange={(joint) => setAbout(Number(joint))}
        />
      </Choices>
      {body.kind === 'whole' ? <Reactions lines={reactions} writer={writer} /> : null}
      <Sums lines={writeSums(actions, at, writer)} about={at} writer={writer} />
      <Acting actions={actions} writer={writer} />
    </Room>
  );
}

/** Returns the selected body; the whole frame if it no longer exists. */
function readBody(chosen: string, { joints, members }: FrameCase): FrameBody {
  const [kind, index = ''] = chosen.split(':');
  const at = Number(index);
  if (kind === 'joint' && joints[at] !== undefined) return { kind, joint: at };
  if (kind === 'member' && members[at] !== undefined) return { kind, member: at };
  return { kind: 'whole' };
}

function nameOf(body: FrameBody): string {
  if (body.kind === 'whole') return 'whole';
  return body.kind === 'joint' ? `joint:${body.joint}` : `member:${body.member}`;
}

function Reactions({
  lines,
  writer,
}: {
  readonly lines: readonly ReactionLine[] | null;
  readonly writer: LineWriter;
}) {
  const t = useHandText();
  if (lines === null) return <Note>{t('hand.several')}</Note>;
  return (
    <section>
      <h4>{t('hand.reactions')}</h4>
      <Lines>
        {lines.map((line) => (
          <li key={line.unknown.name}>
            <Law>{nameLaw(line, t, writer)}</Law>
            <Terms>{line.equation}</Terms>
            <Terms>
              <b>{writeReaction(line, writer)}</b>
              <Mark isGood={line.agrees} title={t(line.agrees ? 'hand.agrees' : 'hand.disagrees')} />
            </Terms>
          </li>
        ))}
      </Lines>
    </section>
  );
}

function Sums({
  lines,
  about,
  writer,
}: {
  readonly lines: ReturnType<typeof writeSums>;
  readonly about: { readonly x: number; readonly y: number };
  readonly writer: LineWriter;
}) {
  const t = useHandText();
  return (
    <section>
      <h4>{t('hand.sums')}</h4>
      <Lines>
        {lines.map(({ sum, terms, total, isBalanced }) => (
          <li key={sum}>
            <Law>
              {sum === 'M'
                ? `${nameLaw({ about, along: null }, t, writer)}, ${writer.units.moment}`
                : `Σ${sum}, ${writer.units.force}`}
            </Law>
            <Terms>
              {terms} = {total}
              <Mark isGood={isBalanced} title={t(isBalanced ? 'hand.balanced' : 'hand.unbalanced')} />
            </Terms>
          </li>
        ))}
      </Lines>
    </section>
  );
}

function Acting({
  actions,
  writer,
}: {
  readonly actions: readonly BodyAction[];
  readonly writer: LineWriter;
}) {
  const t = useHandText();
  const format = useFormat();
  const { force, moment } = writer.units;
  const length = format.unit('length');
  const place = (value: number): string => format.brief(value, { quantity: 'length', withUnit: false });
  return (
    <section>
      <DataTable caption={t('hand.acting')} showCaption>
        <TableHead
          columns={[
            { head: t('hand.acting') },
            { head: `x, ${length}`, isNumeric: true },
            { head: `y, ${length}`, isNumeric: true },
            { head: `Fx, ${force}`, isNumeric: true },
            { head: `Fy, ${force}`, isNumeric: true },
            { head: `M, ${moment}`, isNumeric: true },
          ]}
        />
        <tbody>
          {actions.slice(0, MOST).map((action, at) => (
            <tr key={at}>
              <th scope="row">{nameAction(action, t)}</th>
              <td data-numeric="">{place(action.x)}</td>
              <td data-numeric="">{place(action.y)}</td>
              <td data-numeric="">{writer.force(action.fx)}</td>
              <td data-numeric="">{writer.force(action.fy)}</td>
              <td data-numeric="">{writer.moment(action.moment)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <Note>{t('hand.weight')}</Note>
    </section>
  );
}

function nameAction({ kind, joint, member }: BodyAction, t: HandText): string {
  const number = (joint ?? 0) + 1;
  if (kind === 'reaction') return t('hand.support', { number });
  if (kind === 'cut') return t('hand.cut', { member: (member ?? 0) + 1, joint: number });
  return joint === null ? t('hand.memberLoad', { number: (member ?? 0) + 1 }) : t('hand.load', { number });
}

function Mark({ isGood, title }: { readonly isGood: boolean; readonly title: string }) {
  return (
    <Sign data-wrong={isGood ? undefined : ''} title={title} role="img" aria-label={title}>
      {isGood ? '✓' : '✗'}
    </Sign>
  );
}

const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space3};

  & h4 {
    margin: 0 0 ${vars.space1};
    font-size: ${vars.text2};
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space2} ${vars.space3};
  align-items: end;
`;

const Lines = styled.ol`
  display: grid;
  gap: ${vars.space2};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Law = styled.span`
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;

const Terms = styled.div`
  padding-inline-start: ${vars.space3};
  font-variant-numeric: tabular-nums;
  line-height: 1.6;
`;

const Note = styled.p`
  margin: ${vars.space1} 0 0;
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;

const Sign = styled.span`
  margin-inline-start: 0.4em;
  color: ${vars.success};
  font-weight: 600;

  &[data-wrong] {
    color: ${vars.error};
  }
`;
