import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { useState } from 'react';
import { vars } from '../../theme/tokens.ts';
import { findWorst } from './findWorst.ts';
import type { JudgedSection } from './markSections.ts';

const MARKS = {
  accepted: { Icon: TriangleAlert, color: vars.warning },
  failed: { Icon: X, color: vars.error },
  undefined: { Icon: Circle, color: vars.inkMuted },
} as const;

export interface StatusMarksProps<Mark> {
  readonly marks: readonly Mark[];
  /** The accessible name of the group. */
  readonly label: string;
  /** Shown if nothing is missing. */
  readonly allFulfilled: string;
  /** Names the section of a mark. */
  readonly nameOf: (mark: Mark) => string;
  /** Writes a mark: the section, and why it is incomplete. */
  readonly write: (mark: Mark) => string;
  /** Opens the panel that contains the cause. */
  readonly onOpen: (mark: Mark) => void;
}

/**
 * Shows what a case lacks: a mark for each incomplete section, with its name if there is room, and the worst of them in
 * words. A press on a mark explains it in words and opens the panel that contains its cause.
 */
export function StatusMarks<Mark extends Pick<JudgedSection, 'section' | 'status' | 'reason'>>({
  marks,
  label,
  allFulfilled,
  nameOf,
  write,
  onOpen,
}: StatusMarksProps<Mark>) {
  const [pressed, press] = useState<string | null>(null);
  const open = (mark: Mark): void => {
    press(mark.section);
    onOpen(mark);
  };
  const worst =
    marks.find(({ section, status }) => section === pressed && status !== 'fulfilled') ?? findWorst(marks);
  if (worst === undefined) {
    return (
      <Line>
        <Check size={14} color={vars.success} strokeWidth={2.25} aria-hidden="true" />
        {allFulfilled}
      </Line>
    );
  }
  return (
    <Line role="group" aria-label={label}>
      {marks.map((one) => {
        if (one.status === 'fulfilled') return null;
        const { Icon, color } = MARKS[one.status];
        const words = write(one);
        return (
          <Mark
            key={one.section}
            type="button"
            aria-label={words}
            title={words}
            style={{ color }}
            onClick={() => open(one)}
          >
            <Icon size={one.status === 'undefined' ? 10 : 16} strokeWidth={2.25} aria-hidden="true" />
            <Name>{one === worst ? words : nameOf(one)}</Name>
          </Mark>
        );
      })}
      {/* A mark says it already; the words are only the larger target. */}
      <Words type="button" tabIndex={-1} aria-hidden="true" onClick={() => onOpen(worst)}>
        {write(worst)}
      </Words>
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space2};
  min-width: 0;
`;

const Mark = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 2px;
  min-width: 24px;
  font: inherit;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: ${vars.radius};
  background: transparent;
  cursor: pointer;

  &:hover {
    background: ${vars.sunken};
  }
  @media (pointer: coarse) {
    min-width: 44px;
    height: 44px;
  }
`;

/** The name of the section if the status line has room for all names, and the words of the worst mark. */
const Name = styled.span`
  color: ${vars.inkMuted};

  @media (max-width: 1279px) {
    display: none;
  }
`;

const Words = styled.button`
  min-width: 0;
  padding: 0;
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  font-size: ${vars.text1};
  line-height: 1.25;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  /* Its mark shows the words at this width. */
  @media (min-width: 1280px) {
    display: none;
  }
`;
