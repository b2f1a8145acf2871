import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { DrawnGroup, type Painter, type Scale, useFormat, useKitAtomValue, vars } from '@eecs/ui-kit';
import { getLabelBox } from '@eecs/ui-kit/editor';
import { getTakenWidth } from '@eecs/ui-kit/layout';
import { useBeamText } from '../messages/useBeamText.ts';
import { useWorkspaceText } from '../messages/workspaceMessages.ts';
import type { Scheme } from '../scheme/layoutScheme.ts';
import type { Solution } from '../state/sessionAtoms.ts';
import { viewAtom } from '../state/view.ts';
import { isComparedAtom, liveFeedAtom, shownResultAtom, shownSetAtom } from './beamLive.ts';
import { layoutReactions } from './layoutReactions.ts';
import { scaleOfFrame } from './scaleOfFrame.ts';

/**
 * The reactions of the shown case set at their supports; they follow a gesture without React. Compared sets have no
 * arrows: the table distinguishes them.
 */
export function BoardReactions({ scheme }: { readonly scheme: Scheme }) {
  const format = useFormat();
  const t = useBeamText();
  const tWorkspace = useWorkspaceText();
  const result = useKitAtomValue(shownResultAtom);
  const shown = useKitAtomValue(shownSetAtom);
  const isCompared = useKitAtomValue(isComparedAtom);
  const feed = useKitAtomValue(liveFeedAtom);
  const view = useKitAtomValue(viewAtom);
  const painter = useRef<Painter>(null);

  const draw = useCallback(
    ({ document, answer }: Solution, { toPx }: Scale = scheme.scale) => {
      const { system } = document.units;
      const own = t('drawing.hidden', { count: scheme.hidden });
      const reactions = answer.sets[shown]?.R ?? [];
      const greatest = (values: readonly number[]): number => Math.max(0, ...values.map(Math.abs));
      const forces = format.results({
        quantity: 'force',
        system,
        greatest: greatest(reactions.flatMap(({ axial, normal }) => [axial, normal])),
      });
      const moments = format.results({
        quantity: 'moment',
        system,
        greatest: greatest(reactions.map(({ moment }) => moment)),
      });
      return layoutReactions(reactions, {
        width: scheme.width,
        height: scheme.height,
        axisY: scheme.axisY,
        toX: toPx,
        obstacles: scheme.labels.map(getLabelBox),
        force: (value) => forces.write(value),
        moment: (value) => moments.write(value),
        leftOut: {
          write: (count) => tWorkspace('reactions.hidden', { count }),
          // To the left of the count of the drawing's own labels.
          x: scheme.width - RIM_PX - (scheme.hidden === 0 ? 0 : getTakenWidth(own) + GAP_PX),
          y: scheme.height - 6,
        },
      });
    },
    [scheme, format, shown, t, tWorkspace],
  );
  const nodes = useMemo(
    () => (result === null || isCompared || result.standing === 'stale' ? [] : draw(result)),
    [result, isCompared, draw],
  );

  // Paints the state known to React; during a gesture the loop paints newer ones.
  useLayoutEffect(() => {
    painter.current?.paint(nodes);
    if (isCompared) return undefined;
    return feed.subscribe((frame) => {
      if (frame === null || frame === 'refused') painter.current?.paint(frame === null ? nodes : []);
      else painter.current?.paint(draw(frame, scaleOfFrame(scheme.scale, frame.document.L, view)));
    });
  }, [nodes, feed, draw, isCompared, scheme, view]);

  return (
    <Marks data-reactions="" data-standing={result?.standing}>
      <DrawnGroup first={nodes} innerRef={painter} />
    </Marks>
  );
}

/** The gap between the counts, and to the edge of the board. */
const RIM_PX = 8;
const GAP_PX = 12;

const Marks = styled.g`
  & path {
    fill: ${vars.success};
    stroke: ${vars.success};
    stroke-width: 1.5px;
  }
  & text {
    fill: ${vars.success};
    font-size: ${vars.text1};
    font-weight: 600;
    text-anchor: middle;
    stroke: ${vars.sheet};
    stroke-width: 3px;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  & text[data-role='hidden'] {
    fill: ${vars.inkMuted};
    font-weight: 400;
    text-anchor: end;
  }
  &[data-standing='preview'] path {
    opacity: 0.7;
  }
`;
