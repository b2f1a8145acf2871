import { styled } from 'styled-components';
import type { FrameCase } from '@eecs/solver-core/frame';
import { type FrameCause, findFrameCause } from '@eecs/solver-core/combinations';
import { Button, useFormat, useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { useCombinationText, useCombinationWords } from '@eecs/ui-kit/editor';
import { curveOf } from '../editing/curves.ts';
import { type ShownCombined, shownCombinationAtom, shownCombinedAtom } from '../live/combining.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { type Force, isForce } from '../state/boardResults.ts';
import { type MemberPoint, pointedAtom } from '../state/pointed.ts';
import { boardResultAtom } from '../state/resultMode.ts';
import { hoveredAtom, selectionAtom } from '../state/selection.ts';

/**
 * The cause of the drawn envelope at the pointer: the governing values there with their combinations, each of which can
 * be shown by itself. The values of a selected member stay.
 */
export function CauseAtCursor() {
  const t = useLaterText();
  const shown = useKitAtomValue(shownCombinedAtom);
  const view = useKitAtomValue(boardResultAtom);
  const hovered = useKitAtomValue(hoveredAtom);
  const [chosen] = useKitAtomValue(selectionAtom);
  const pointed = useKitAtomValue(pointedAtom);
  if (shown === null || shown.isStale || shown.alone !== null) return null;
  if (!isForce(view)) return null;
  const item = hovered?.kind === 'member' ? hovered : chosen;
  if (item?.kind !== 'member' || shown.situation.members[item.index] === undefined)
    return (
      <Line>
        <small>{t('cause.hint')}</small>
      </Line>
    );
  const at = pointed?.member === item.index ? pointed : { member: item.index, share: 0.5 };
  return <Causes shown={shown} force={view} at={at} />;
}

interface CausesProps {
  readonly shown: ShownCombined;
  readonly force: Force;
  readonly at: MemberPoint;
}

function Causes({ shown, force, at: { member, share } }: CausesProps) {
  const t = useLaterText();
  const tKit = useCombinationText();
  const format = useFormat();
  const words = useCombinationWords();
  const show = useSetKitAtom(shownCombinationAtom);
  const { combined, document, situation, at } = shown;
  const { system } = document.units;
  const x = placeOf(document, { member, share });
  const quantity = force === 'M' ? 'moment' : 'force';
  return (
    <Line>
      <b>{t('cause.at', { member: member + 1, x: format.quantity(x, { quantity: 'length', system }) })}</b>
      {(['max', 'min'] as const).map((kind) => {
        const cause = findFrameCause(combined, { situation: at, member, effect: force, kind, x });
        const combination = indexOf(situation, cause);
        const id = situation.combinations[combination]?.id;
        return (
          <span key={kind}>
            {t('cause.value', {
              symbol: force,
              end: tKit(`results.${kind}`),
              value: format.quantity(cause.value, { quantity, system }),
            })}{' '}
            {id === undefined ? null : (
              <Button
                variant="quiet"
                aria-label={tKit('governing.show', { id })}
                onClick={() => show({ situation: situation.situation, combination })}
              >
                {id}
              </Button>
            )}
            <small>{words.writeTerms(cause.terms, situation.sources, document.caseSets)}</small>
          </span>
        );
      })}
    </Line>
  );
}

/** Returns the index of the combination of a cause among those that govern somewhere; -1 if it is not one of them. */
function indexOf(
  { combinations }: ShownCombined['situation'],
  { label, leading, terms }: FrameCause,
): number {
  return combinations.findIndex(
    (one) =>
      one.label === label &&
      one.leading === leading &&
      one.terms.length === terms.length &&
      one.terms.every(({ set, factor }, k) => set === terms[k]?.set && factor === terms[k].factor),
  );
}

/** Returns the place along the axis of a member. */
function placeOf({ joints, members }: FrameCase, { member, share }: MemberPoint): number {
  const own = members[member]!;
  const [from, to] = [joints[own.i]!, joints[own.j]!];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const curve = curveOf(own.shape, length);
  return curve === null ? share * length : curve.alongAt(share * length);
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  padding: ${vars.space1} ${vars.space2};
  border-top: 1px solid ${vars.hairline};
  align-items: baseline;
  gap: 0 ${vars.space3};
  font-variant-numeric: tabular-nums;

  & small {
    color: ${vars.inkMuted};
  }
`;
