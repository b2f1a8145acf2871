import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import Printer from 'lucide-react/icons/printer';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { IconButton } from '../../fields/IconButton.tsx';
import { useSetKitAtom } from '../../kit/useKitAtom.ts';
import { vars } from '../../theme/tokens.ts';
import { useWorkspaceText } from '../messages/workspaceMessages.ts';
import { openRoomAtom } from '../measures/openRoom.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useRoomHeight } from './useRoomHeight.ts';

export interface RoomSheetProps {
  readonly name: string;
  readonly title: string;
  /** Content between the title and the buttons: the case set, the status of the result. @default nothing */
  readonly about?: ReactNode;
  /** Whether the page is printed from here; false if the content has its own print button. @default true */
  readonly hasPrint?: boolean;
  /**
   * Selector of the control that opened the room, if that moves when the room appears. @default the previously focused
   * element
   */
  readonly backTo?: string | undefined;
  readonly children: ReactNode;
}

/**
 * An open room, in place of the results: it is as high as the window allows below the structure, and scrolls by itself.
 * It takes the focus if the reader opened it; when it is closed, by Esc or its button, it returns the focus. On paper
 * it is as long as its content.
 */
export function RoomSheet({ name, title, about, hasPrint = true, backTo, children }: RoomSheetProps) {
  const t = useWorkspaceText();
  const id = useId();
  const setOpen = useSetKitAtom(openRoomAtom);
  const sheet = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const height = useRoomHeight(body);
  useKeptFocus(sheet, name, backTo);
  // Another room starts at its top.
  useLayoutEffect(() => body.current?.scrollTo(0, 0), [name]);
  return (
    <Sheet ref={sheet} aria-labelledby={id} tabIndex={-1} data-room={name}>
      <Head>
        <h3 id={id}>{title}</h3>
        <About data-screen-only="">{about}</About>
        <Buttons data-screen-only="">
          {hasPrint ? (
            <IconButton
              label={t('room.print')}
              icon={<Printer size={18} aria-hidden="true" />}
              onClick={() => window.print()}
            />
          ) : null}
          <IconButton
            label={t('room.close')}
            aria-keyshortcuts="Escape"
            icon={<X size={18} aria-hidden="true" />}
            onClick={() => setOpen(null)}
          />
        </Buttons>
      </Head>
      {/* A region that scrolls is reached by the keyboard. */}
      <Body ref={body} data-room-body="" tabIndex={0} role="group" aria-labelledby={id} style={{ height }}>
        {children}
      </Body>
    </Sheet>
  );
}

const Sheet = styled.section`
  container-type: inline-size;
  min-width: 0;

  &:focus-visible {
    outline: none;
  }
`;

/** Below this width of a room its state has a line of its own below the title, unless it fits beside it. */
const NARROW = '520px';

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${vars.space3};
  min-height: 36px;
  padding: 2px ${vars.space2} 2px ${vars.space3};
  border-block: 1px solid ${vars.hairline};

  & > h3 {
    margin: 0;
    font-size: ${vars.text3};
    font-weight: 600;
  }
  @container (max-width: ${NARROW}) {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    min-height: calc(${vars.hit} + 4px);
    padding-inline-end: calc(2 * ${vars.hit} + ${vars.space3});
  }
`;

const About = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${vars.space1} ${vars.space3};

  @container (max-width: ${NARROW}) {
    justify-content: flex-start;
  }
`;

const Buttons = styled.div`
  display: flex;

  @container (max-width: ${NARROW}) {
    position: absolute;
    inset: 2px ${vars.space2} auto auto;
  }
`;

/* Scrolls by itself, so that the structure above it does not move. */
const Body = styled.div`
  box-sizing: border-box;
  padding: ${vars.space3};
  overflow: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -2px;
  }
  @media print {
    height: auto !important;
    overflow: visible;
  }
`;
