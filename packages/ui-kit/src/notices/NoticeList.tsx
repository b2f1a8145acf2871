import { useCallback } from 'react';
import { styled } from 'styled-components';
import { NOTICE_POSITIONS, type NoticePosition } from '../host/noticeRequest.ts';
import { useSetKitAtom } from '../kit/useKitAtom.ts';
import { useText } from '../kit/useText.ts';
import { kitLaterMessages } from '../messages/laterMessages.ts';
import { vars } from '../theme/tokens.ts';
import { NoticeCard } from './NoticeCard.tsx';
import { type Notice, removeNotice } from './noticeQueue.ts';
import { noticesAtom } from './noticesAtom.ts';

/** The notices on the screen, each at one of nine positions. */
export function NoticeList({ notices }: { readonly notices: readonly Notice[] }) {
  const t = useText(kitLaterMessages);
  const setNotices = useSetKitAtom(noticesAtom);
  const close = useCallback((id: string) => setNotices((queue) => removeNotice(queue, id)), [setNotices]);
  return (
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
  );
}

const Place = styled.div<{ $position: NoticePosition }>`
  position: fixed;
  z-index: ${vars.layer};
  inset: ${vars.space4};
  /* A page with a sticky header sets its height. */
  inset-block-start: calc(${vars.space4} + var(--eecs-notices-top, 0px));
  display: flex;
  flex-direction: column;
  gap: ${vars.space2};
  align-items: ${({ $position }) => side($position, 'left', 'right')};
  justify-content: ${({ $position }) => side($position, 'top', 'bottom')};
  pointer-events: none;

  /* Notices are not printed. */
  @media print {
    display: none;
  }

  /*
   * The bottom of a phone's screen belongs to the bar with the main button, or to a bar of the page, which reports its
   * height.
   */
  @media (max-width: 639px) {
    inset-block-end: max(76px, calc(var(--eecs-notices-bottom, 0px) + ${vars.space2}));
  }
`;

function side(position: NoticePosition, start: string, end: string): string {
  if (position.includes(start)) return 'flex-start';
  return position.includes(end) ? 'flex-end' : 'center';
}
