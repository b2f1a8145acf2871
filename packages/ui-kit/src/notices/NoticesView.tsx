import { useCallback } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../fields/VisuallyHidden.tsx';
import { useText } from '../kit/useText.ts';
import { kitMessages } from '../messages/kitMessages.ts';
import { useKitAtom } from '../kit/useKitAtom.ts';
import { vars } from '../theme/tokens.ts';
import { NoticeCard } from './NoticeCard.tsx';
import { type Notice, removeNotice } from './noticeQueue.ts';
import { NOTICE_POSITIONS, type NoticePosition } from '../host/noticeRequest.ts';
import { noticesAtom } from './noticesAtom.ts';

/**
 * Shows the notices of a widget at their nine places and speaks each new one: problems at once, the rest politely.
 * The spoken regions are always in the page, or a screen reader would miss the first notice.
 */
export function NoticesView() {
  const t = useText(kitMessages);
  const [notices, setNotices] = useKitAtom(noticesAtom);
  const urgent = notices.filter(isUrgent).at(-1);
  const calm = notices.filter((notice) => !isUrgent(notice)).at(-1);
  const close = useCallback((id: string) => setNotices((queue) => removeNotice(queue, id)), [setNotices]);
  return (
    <>
      <VisuallyHidden role="status">{calm?.text}</VisuallyHidden>
      <VisuallyHidden role="alert">{urgent?.text}</VisuallyHidden>
      {notices.length === 0 ? null : (
        <section aria-label={t('notices.label')}>
          {NOTICE_POSITIONS.map((position) => {
            const here = notices.filter((notice) => notice.position === position);
            return here.length === 0 ? null : (
              <Place key={position} $position={position}>
                {here.map((notice) => (
                  <NoticeCard key={notice.id} notice={notice} onClose={close} />
                ))}
              </Place>
            );
          })}
        </section>
      )}
    </>
  );
}

function isUrgent({ kind }: Notice): boolean {
  return kind === 'error' || kind === 'warning' || kind === 'alert';
}

const Place = styled.div<{ $position: NoticePosition }>`
  position: fixed;
  z-index: ${vars.layer};
  inset: ${vars.space4};
  display: flex;
  flex-direction: column;
  gap: ${vars.space2};
  align-items: ${({ $position }) => side($position, 'left', 'right')};
  justify-content: ${({ $position }) => side($position, 'top', 'bottom')};
  pointer-events: none;

  /* The foot of a phone's screen belongs to the bar with the main button. */
  @media (max-width: 639px) {
    inset-block-end: 76px;
  }
`;

function side(position: NoticePosition, start: string, end: string): string {
  if (position.includes(start)) return 'flex-start';
  return position.includes(end) ? 'flex-end' : 'center';
}
