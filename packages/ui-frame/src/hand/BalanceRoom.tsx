import { useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type BodyAction, type FrameBody, type FrameCase, cutFrame } from '@eecs/solver-core/frame';
import { DataTable, SelectField, TableHead, useFormat, useKitAtomValue, useLocale, vars } from '@eecs/ui-kit';
import { type Format } from '@eecs/ui-kit/layout';
import { SetName, useBroughtIntoSight } from '@eecs/ui-kit/editor';
import { curveOf } from '../editing/curves.ts';
import { type HandText, useHandText } from '../messages/handMessages.ts';
import type { Force } from '../state/boardResults.ts';
import { type Origin, originAtom } from '../state/origin.ts';
import { shownAnswerAtom, shownSetAtom, shownSetIndexAtom } from '../state/sessionAtoms.ts';
import { type LineWriter, createLineWriter } from './createLineWriter.ts';
import { findHingeReactions } from './findHingeReactions.ts';
import { type ReactionLine, findReactions, nameLaw, nameReactions, writeReaction } from './findReactions.ts';
import { type SectionAxes, type SectionLine, writeSection } from './writeSection.ts';
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
  const origin = useKitAtomValue(originAtom);
  // A value that the reader asks about chooses the body; the reader may choose another one afterwards.
  const [choice, setChoice] = useState(() => chooseFor(origin, document));
  if (choice.origin !== origin) setChoice(chooseFor(origin, document));
  const { chosen, about } = choice;
  const sheet = useRef<HTMLDivElement>(null);
  useBroughtIntoSight(sheet, origin);
  const bodies = useMemo(
    () => (document === null || set === null ? null : cutFrame(document, { index, set })),
    [document, set, index],
  );
  if (document === null) return null;
  if (bodies === null) return <Note>{t('hand.displaced')}</Note>;
  const body = readBody(chosen, document, origin);
  const actions = bodies.actionsOn(body);
  const member = body.kind === 'part' ? document.members[body.member] : undefined;
  const writer = createLineWriter(document, actions, { format, locale });
  const centre = Math.min(about, document.joints.length - 1);
  const at = document.joints[centre] ?? { x: 0, y: 0 };
  const reactions =
    body.kind === 'whole'
      ? (findReactions(document, { actions, writer }) ?? findHingeReactions(document, { actions, writer }))
      : null;
  const place = (x: number): string => format.brief(x, { quantity: 'length' });
  const asked = origin?.kind === 'reaction' ? origin.joint : null;
  return (
    <Room ref={sheet}>
      <Choices>
        <SetName caseSets={document.caseSets} at={index} />
        <SelectField
          label={t('hand.body')}
          value={nameOf(body)}
          options={[
            { value: 'whole', label: t('hand.whole') },
            ...(origin?.kind === 'force' && origin.x > 0
              ? [{ value: 'part', label: t('hand.part', { member: origin.member + 1, x: place(origin.x) }) }]
              : []),
            ...document.joints.slice(0, MOST).map((_, joint) => ({
              value: `joint:${joint}`,
              label: t('hand.joint', { number: joint + 1 }),
            })),
            ...document.members.slice(0, MOST).map((_, member) => ({
              value: `member:${member}`,
              label: t('hand.member', { number: member + 1 }),
            })),
          ]}
          onChange={(next) => setChoice({ ...choice, chosen: next })}
        />
        <SelectField
          label={t('hand.about')}
          value={String(centre)}
          options={document.joints
            .slice(0, MOST)
            .map((_, joint) => ({ value: String(joint), label: String(joint + 1) }))}
          onChange={(joint) => setChoice({ ...choice, about: Number(joint) })}
        />
      </Choices>
      {body.kind === 'whole' ? <Reactions lines={reactions} writer={writer} asked={asked} /> : null}
      {member !== undefined && origin?.kind === 'force' ? (
        <Section
          lines={writeSection(actions, axesOf(document, member, origin.x), writer)}
          title={t('hand.section')}
          asked={origin.force}
        />
      ) : null}
      <Sums lines={writeSums(actions, at, writer)} about={at} writer={writer} />
      <Acting actions={actions} writer={writer} asked={askedIn(origin, body, reactions)} />
    </Room>
  );
}

/** The chosen body and the joint about which moments are taken, and the value for which they were chosen. */
interface Choice {
  readonly origin: Origin | null;
  readonly chosen: string;
  readonly about: number;
}

/** Chooses the body that explains a value: the part before the section, or the joint at the start of a member. */
function chooseFor(origin: Origin | null, document: FrameCase | null): Choice {
  if (origin?.kind !== 'force') return { origin, chosen: 'whole', about: 0 };
  const start = document?.members[origin.member]?.i ?? 0;
  return { origin, chosen: origin.x > 0 ? 'part' : `joint:${start}`, about: start };
}

/** Returns the selected body; the whole frame if it no longer exists. */
function readBody(chosen: string, { joints, members }: FrameCase, origin: Origin | null): FrameBody {
  const [kind, index = ''] = chosen.split(':');
  const at = Number(index);
  if (kind === 'joint' && joints[at] !== undefined) return { kind, joint: at };
  if (kind === 'member' && members[at] !== undefined) return { kind, member: at };
  if (kind === 'part' && origin?.kind === 'force' && members[origin.member] !== undefined)
    return { kind, member: origin.member, x: origin.x, side: origin.side };
  return { kind: 'whole' };
}

function nameOf(body: FrameBody): string {
  if (body.kind === 'joint') return `joint:${body.joint}`;
  return body.kind === 'member' ? `member:${body.member}` : body.kind;
}

/** Returns the start of a member and the unit vector to its end. */
function axesOf(
  { joints }: FrameCase,
  { i, j, shape }: FrameCase['members'][number],
  s: number,
): SectionAxes {
  const from = joints[i] ?? { x: 0, y: 0 };
  const to = joints[j] ?? from;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const curve = curveOf(shape, length);
  if (curve === null) return { from, way: { x, y } };
  const { cos, sin } = curve.placeAt(s);
  return { from, way: { x: x * cos - y * sin, y: y * cos + x * sin }, isCurved: true };
}

/** Finds the action in the list that is the value asked about, unless an equation above the list gives it. */
function askedIn(
  origin: Origin | null,
  body: FrameBody,
  reactions: readonly ReactionLine[] | null,
): ((action: BodyAction) => boolean) | null {
  if (origin?.kind === 'force' && body.kind === 'joint')
    return ({ kind, member }) => kind === 'cut' && member === origin.member;
  if (body.kind === 'part') return ({ kind, joint }) => kind === 'cut' && joint === null;
  if (origin?.kind === 'reaction' && body.kind === 'whole' && reactions === null)
    return ({ kind, joint }) => kind === 'reaction' && joint === origin.joint;
  return null;
}

/** The three forces at a section, the one asked about highlighted. */
function Section({
  lines,
  title,
  asked,
}: {
  readonly lines: readonly SectionLine[];
  readonly title: string;
  readonly asked: Force;
}) {
  const t = useHandText();
  return (
    <section>
      <h4>{title}</h4>
      <Lines>
        {lines.map(({ force, equation, value, agrees }) => (
          <li key={force} data-asked={force === asked ? '' : undefined}>
            <Terms>
              {equation} = <b>{value}</b>
              <Mark isGood={agrees} title={t(agrees ? 'hand.agrees' : 'hand.disagrees')} />
            </Terms>
          </li>
        ))}
      </Lines>
    </section>
  );
}

function Reactions({
  lines,
  writer,
  asked,
}: {
  readonly lines: readonly ReactionLine[] | null;
  readonly writer: LineWriter;
  /** The joint whose reactions the reader asked about. */
  readonly asked: number | null;
}) {
  const t = useHandText();
  if (lines === null) return <Note>{t('hand.several')}</Note>;
  return (
    <section>
      <h4>{nameReactions(lines, t)}</h4>
      <Lines>
        {lines.map((line) => (
          <li key={line.unknown.name} data-asked={line.unknown.joint === asked ? '' : undefined}>
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
  asked,
}: {
  readonly actions: readonly BodyAction[];
  readonly writer: LineWriter;
  /** Returns whether the reader asked about an action. */
  readonly asked: ((action: BodyAction) => boolean) | null;
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
            <tr key={at} data-asked={asked?.(action) === true ? '' : undefined}>
              <th scope="row">{nameAction(action, t, format)}</th>
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

function nameAction({ kind, joint, member, x, y }: BodyAction, t: HandText, format: Format): string {
  const number = (joint ?? 0) + 1;
  if (kind === 'reaction') return t('hand.support', { number });
  if (kind === 'cut' && joint === null) {
    const place = (value: number): string => format.brief(value, { quantity: 'length', withUnit: false });
    return t('hand.atSection', { member: (member ?? 0) + 1, x: `(${place(x)}; ${place(y)})` });
  }
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
  & [data-asked] {
    background: ${vars.accentWash};
    box-shadow: -4px 0 0 ${vars.accent};
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
