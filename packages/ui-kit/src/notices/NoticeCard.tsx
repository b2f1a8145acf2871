import { useCallback } from 'react';
import Copy from 'lucide-react/icons/copy';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { Button } from '../fields/Button.tsx';
import { IconButton } from '../fields/IconButton.tsx';
import { VisuallyHidden } from '../fields/VisuallyHidden.tsx';
import { useText } from '../kit/useText.ts';
import { kitLaterMessages } from '../messages/laterMessages.ts';
import { vars } from '../theme/tokens.ts';
import { noticeLook } from './noticeLook.ts';
import type { Notice } from './noticeQueue.ts';
import type { BadgePosition } from '../host/noticeRequest.ts';
import { useNoticeTimer } from './useNoticeTimer.ts';

export interface NoticeCardProps {
  readonly notice: Notice;
  readonly onClose: (id: string) => void;
}

/** One notice: edge and icon in the colour of its kind, a counter if it was repeated. */
export function NoticeCard({ notice, onClose }: NoticeCardProps) {
  const t = useText(kitLaterMessages);
  const { id, kind, text, timeoutMs, count, badgePosition, action } = notice;
  const close = useCallback(() => onClose(id), [onClose, id]);
  const { hold, release } = useNoticeTimer(id, timeoutMs, close);
  const { color, Icon } = noticeLook[kind];
  return (
    <Card $color={color} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <Icon size={20} strokeWidth={1.75} color={color} aria-hidden="true" />
      <Body>
        <Words>
          <VisuallyHidden>{t(`notice.${kind}`)}: </VisuallyHidden>
          {text}
        </Words>
        {action === null ? null : (
          <Button
            variant="quiet"
            onClick={() => {
              action.run();
              close();
            }}
          >
            {action.label}
          </Button>
        )}
      </Body>
      {kind === 'debug' ? (
        <IconButton
          label={t('action.copy')}
          icon={<Copy size={16} aria-hidden="true" />}
          onClick={() => void navigator.clipboard?.writeText(text)}
        />
      ) : null}
      <IconButton label={t('action.close')} icon={<X size={16} aria-hidden="true" />} onClick={close} />
      {count > 1 ? (
        <Badge $position={badgePosition}>
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>{t('notices.count', { count })}</VisuallyHidden>
        </Badge>
      ) : null}
    </Card>
  );
}

const Card = styled.div<{ $color: string }>`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${vars.space2};
  width: min(360px, 100%);
  padding: ${vars.space2} ${vars.space2} ${vars.space2} ${vars.space3};
  border: 1px solid ${vars.line};
  border-inline-start: 3px solid ${({ $color }) => $color};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
  color: ${vars.ink};
  pointer-events: auto;

  & > svg {
    flex: none;
    margin-top: calc((${vars.hit} - 20px) / 2);
  }
`;

/* If the text leaves no room, the button goes below it, because a narrow column of text is hard to read. */
const Body = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  align-self: center;
  gap: ${vars.space1} ${vars.space2};
  min-width: 0;
`;

const Words = styled.div`
  flex: 1 1 auto;
  min-width: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Badge = styled.span<{ $position: BadgePosition }>`
  position: absolute;
  ${({ $position }) => ($position.startsWith('top') ? 'top: -9px;' : 'bottom: -9px;')}
  ${({ $position }) => ($position.endsWith('left') ? 'left: -9px;' : 'right: -9px;')}
  min-width: 20px;
  padding: 0 4px;
  border-radius: ${vars.radius};
  background: ${vars.ink};
  color: ${vars.inkInverse};
  font-size: ${vars.text1};
  line-height: 18px;
  text-align: center;
`;
