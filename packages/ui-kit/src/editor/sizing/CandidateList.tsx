import type { CrossSection } from '@eecs/solver-core';
import { isMet } from '@eecs/solver-core/sizing';
import { styled } from 'styled-components';
import { useText } from '../../kit/useText.ts';
import { Button } from '../../fields/Button.tsx';
import { vars } from '../../theme/tokens.ts';
import { UseBar } from './UseBar.tsx';
import { sizingMessages } from './sizingMessages.ts';

/** A listed section with its governing check. */
export interface ListedSection {
  readonly index: number;
  readonly section: CrossSection;
  /** The mass by which it is ordered, with its unit. */
  readonly mass: string;
  /** The greatest utilisation; null if it is not known. */
  readonly utilisation: number | null;
  /** The check that governs, or why there is none. */
  readonly note: string;
}

/** Candidates as bars of the utilisation of their governing checks; a press uses one in the structure. */
export function CandidateList({
  title,
  listed,
  isUsed,
  isDisabled,
  onAssign,
  onPoint,
}: {
  readonly title: string;
  readonly listed: readonly ListedSection[];
  readonly isUsed: (section: CrossSection) => boolean;
  readonly isDisabled: boolean;
  readonly onAssign: (section: CrossSection) => void;
  /** Called with the index of the row under the pointer or with the focus, and with null when it is left. */
  readonly onPoint?: (index: number | null) => void;
}) {
  const t = useText(sizingMessages);
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      <Rows>
        {listed.map(({ index, section, mass, utilisation, note }) => (
          <li
            key={index}
            onPointerEnter={() => onPoint?.(index)}
            onPointerLeave={() => onPoint?.(null)}
            onFocus={() => onPoint?.(index)}
            onBlur={() => onPoint?.(null)}
          >
            <Button
              aria-label={t('assign', { name: section.label })}
              disabled={isDisabled || isUsed(section)}
              onClick={() => onAssign(section)}
            >
              {section.label}
            </Button>
            <span>
              {mass}
              {isUsed(section) ? ` · ${t('used')}` : ''}
            </span>
            {utilisation === null ? <span /> : <UseBar use={utilisation} isMet={isMet({ utilisation })} />}
            <Note>{note}</Note>
          </li>
        ))}
      </Rows>
    </section>
  );
}

const Rows = styled.ol`
  display: grid;
  gap: ${vars.space2};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${vars.space1} ${vars.space2};
    align-items: center;
  }
  @container (min-width: 640px) {
    & > li {
      grid-template-columns: 160px 120px minmax(80px, 1fr) minmax(0, 3fr);
    }
  }
`;

const Note = styled.span`
  color: ${vars.inkMuted};
`;
