import { css, keyframes, styled } from 'styled-components';
import { type Scale, useKitAtomValue, vars } from '@eecs/ui-kit';
import { mechanismsAtom, shownModeAtom } from './mechanismAtoms.ts';
import { layoutMotion } from './motion.ts';

export interface MechanismMotionProps {
  readonly scale: Scale;
  readonly axisY: number;
}

/**
 * Animates a mechanism on the board: a few swings, then the displaced beam stays as an outline. If the reader prefers
 * reduced motion, only the outline is shown.
 */
export function MechanismMotion({ scale, axisY }: MechanismMotionProps) {
  const mechanisms = useKitAtomValue(mechanismsAtom);
  const { mode, replay } = useKitAtomValue(shownModeAtom);
  const mechanism = mechanisms[mode];
  const motion = mechanism === undefined ? null : layoutMotion(mechanism, { scale, axisY });
  if (motion === null) return null;
  return (
    <Swing
      key={`${mode} ${replay} ${motion.parts}`}
      data-mechanism={mode}
      $isSlide={motion.isSlide}
      style={{ transformOrigin: `0px ${axisY}px` }}
    >
      <path d={motion.parts} />
      <path data-joints="" d={motion.joints} />
    </Swing>
  );
}

const across = keyframes`
  from { transform: scaleY(1); }
  to { transform: scaleY(-1); }
`;

/** The layout is at one end of the slide; the other end is twice as far on the other side. */
const along = keyframes`
  from { transform: translateX(0); }
  to { transform: translateX(-28px); }
`;

/** Stops within five seconds, as motion that nobody started should; an even number of swings ends at the start. */
const Swing = styled.g<{ readonly $isSlide: boolean }>`
  fill: none;
  stroke: ${vars.shapeLine};
  stroke-width: 3px;
  stroke-dasharray: 7 4;

  & path {
    vector-effect: non-scaling-stroke;
  }
  & [data-joints] {
    stroke-width: 9px;
    stroke-linecap: round;
    stroke-dasharray: none;
  }
  @media (prefers-reduced-motion: no-preference) {
    ${({ $isSlide }) => css`
      animation: ${$isSlide ? along : across} 600ms ease-in-out 8 alternate;
    `}
  }
`;
