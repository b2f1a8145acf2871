import { type ReactNode, useLayoutEffect, useRef } from 'react';
import Lock from 'lucide-react/icons/lock';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../fields/VisuallyHidden.tsx';
import { vars } from '../../theme/tokens.ts';
import { useWorkspaceText } from '../messages/workspaceMessages.ts';

/** A room of the row. */
export interface RoomEntry<Name extends string> {
  readonly name: Name;
  /** A short name of a word or two, and the full name, which contains it. */
  readonly short: string;
  readonly title: string;
  /** Whether the reader's plan excludes it: the entry is marked, and the panel shows how to get it. @default false */
  readonly isRestricted?: boolean;
}

export interface RoomRowProps<Name extends string> {
  readonly label: string;
  /** Names the content shown while no room is open. @default none, and no entry leads back to it */
  readonly home?: string;
  readonly rooms: readonly RoomEntry<Name>[];
  readonly open: Name | null;
  readonly onOpen: (name: Name | null) => void;
  /** Shown at the end of the row. */
  readonly children?: ReactNode;
}

/**
 * The row of rooms above the results: one press opens an explanation in their place, another one closes it. If they do
 * not fit they take two lines; on a phone and in a low window the row scrolls, and the open room is scrolled into view.
 */
export function RoomRow<Name extends string>({
  label,
  home,
  rooms,
  open,
  onOpen,
  children,
}: RoomRowProps<Name>) {
  const t = useWorkspaceText();
  const list = useRef<HTMLDivElement>(null);
  // A room opened elsewhere may be out of view.
  useLayoutEffect(() => {
    const pressed = list.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (list.current == null || pressed == null) return;
    const { offsetLeft: left, offsetWidth: width } = pressed;
    const { scrollLeft: from, clientWidth: seen } = list.current;
    if (left < from + FADE_PX) list.current.scrollLeft = left - FADE_PX;
    else if (left + width > from + seen - FADE_PX) list.current.scrollLeft = left + width - seen + FADE_PX;
  }, [open]);
  return (
    <Line data-screen-only="" data-room-row="">
      {/* The title of an open room is a level below. */}
      <VisuallyHidden>
        <h2>{label}</h2>
      </VisuallyHidden>
      <List ref={list} role="group" aria-label={label}>
        {home === undefined ? null : (
          <Entry type="button" aria-pressed={open === null} onClick={() => onOpen(null)}>
            {home}
          </Entry>
        )}
        {rooms.map(({ name, short, title, isRestricted = false }) => (
          <Entry
            key={name}
            type="button"
            data-room-entry={name}
            aria-label={isRestricted ? `${title}, ${t('restricted')}` : title}
            title={isRestricted ? `${title} (${t('restricted')})` : title}
            aria-pressed={open === name}
            onClick={() => onOpen(open === name ? null : name)}
          >
            {short}
            {isRestricted ? <Lock size={12} aria-hidden="true" /> : null}
          </Entry>
        ))}
      </List>
      {children}
    </Line>
  );
}

/** Width of the fading edge of the row. */
const FADE_PX = 24;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space2};
  min-height: calc(${vars.hit} + 4px);
  padding-inline: ${vars.space1};
`;

const List = styled.div`
  position: relative;
  display: flex;
  flex: 1 1 0;
  min-width: 0;
  overflow: auto hidden;
  scrollbar-width: none;
  mask-image: linear-gradient(to right, #000 calc(100% - ${FADE_PX}px), transparent);

  &::after {
    flex: 0 0 ${FADE_PX}px;
    content: '';
  }
  @container (min-width: 560px) {
    flex-wrap: wrap;
    overflow: visible;
    mask-image: none;

    &::after {
      content: none;
    }
  }
  /* A second line would take the height of a low window from an open room. */
  @media (max-height: 800px) {
    flex-wrap: nowrap;
    overflow: auto hidden;
    mask-image: linear-gradient(to right, #000 calc(100% - ${FADE_PX}px), transparent);

    &::after {
      content: '';
    }
  }
`;

const Entry = styled.button`
  flex: none;
  height: calc(${vars.hit} + 4px);
  padding: 0 7px;
  border: 0;
  border-bottom: 2px solid transparent;
  background: transparent;
  color: ${vars.inkMuted};
  font: inherit;
  white-space: nowrap;
  cursor: pointer;

  & > svg {
    margin-inline-start: 3px;
  }

  &:hover {
    background: ${vars.sunken};
    color: ${vars.ink};
  }
  /* These widths occur beside a panel in a window of 1280 px. */
  @container (min-width: 640px) and (max-width: 1240px) {
    padding-inline: 5px;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  /* Bolder type would be wider and shift the other entries. */
  &[aria-pressed='true'] {
    border-bottom-color: ${vars.accent};
    background: ${vars.accentWash};
    color: ${vars.ink};
  }
`;
