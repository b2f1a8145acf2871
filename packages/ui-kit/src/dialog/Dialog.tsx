import { type KeyboardEvent, useId, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { Button } from '../fields/Button.tsx';
import { useText } from '../kit/useText.ts';
import { kitLaterMessages } from '../messages/laterMessages.ts';
import { vars } from '../theme/tokens.ts';
import { dialogLook } from './dialogLook.ts';
import { type DialogButton, dialogButtons, toOutcome, toParagraphs } from './dialogQueue.ts';
import { type DialogOutcome, type DialogRequest } from '../host/dialogRequest.ts';
import { useModal } from './useModal.ts';

export interface DialogProps {
  readonly request: DialogRequest;
  readonly onSettle: (outcome: DialogOutcome) => void;
  /** Opens a path; without it the policy button is hidden. */
  readonly onOpen?: (path: string) => void;
}

const SHAKE_MS = 170;
const DEFAULT_POLICY_PATH = '/terms/cookies';

/**
 * One of the five kinds of dialog, in the browser's own modal element, which traps the focus and gives it back. Enter
 * means OK, unless the request sets another key; Esc and a click outside dismiss the dialog, unless it is persistent:
 * then it shakes.
 */
export function Dialog({ request, onSettle, onOpen }: DialogProps) {
  const t = useText(kitLaterMessages);
  const id = useId();
  const [checked, setChecked] = useState(request.checkbox?.checked ?? false);
  const [isShaking, setIsShaking] = useState(false);
  const { firstFocus = 'ok' } = request;
  const { color, Icon } = dialogLook[request.kind];
  const buttons = dialogButtons(request.kind, request.otherLabel !== undefined).filter(
    (button) => button !== 'policy' || onOpen !== undefined,
  );
  const label = (button: DialogButton): string => {
    if (button === 'policy') return t('action.policy');
    if (button === 'other') return request.otherLabel ?? '';
    if (button === 'cancel') return request.cancelLabel ?? t('action.no');
    return request.okLabel ?? t(request.kind === 'confirm' ? 'action.yes' : 'action.ok');
  };

  const modal = useModal(dismiss);
  const settle = (outcome: DialogOutcome['outcome']): void => onSettle(toOutcome(request, outcome, checked));

  function dismiss(): void {
    if (request.persistent === true) setIsShaking(true);
    else settle('dismiss');
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDialogElement>): void {
    modal.onKeyDown(event);
    // On a button, Enter presses that button.
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    settle(firstFocus);
  }

  function press(button: DialogButton): void {
    if (button !== 'policy') {
      settle(button);
      return;
    }
    // The page behind shows the policy, so the dialog closes; the question is still unanswered and is asked again
    // later.
    onOpen?.(request.policyPath ?? DEFAULT_POLICY_PATH);
    settle('dismiss');
  }

  return (
    <Modal
      {...modal}
      $color={color}
      data-shaking={isShaking || undefined}
      onAnimationEnd={() => setIsShaking(false)}
      onKeyDown={handleKeyDown}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <Content>
        <Head>
          <Icon size={32} strokeWidth={1.5} color={color} aria-hidden="true" />
          <Title id={`${id}-title`}>{request.title ?? t(`dialog.${request.kind}`)}</Title>
        </Head>
        <Body id={`${id}-text`}>
          {toParagraphs(request.message).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </Body>
        {request.checkbox === undefined ? null : (
          <Check>
            <input
              type="checkbox"
              checked={checked}
              onChange={(event) => setChecked(event.currentTarget.checked)}
            />
            {request.checkbox.label}
          </Check>
        )}
        <Buttons>
          {buttons.map((button) => (
            <DialogAction
              key={button}
              variant={button === 'ok' ? 'primary' : 'plain'}
              data-initial-focus={button === firstFocus || undefined}
              onClick={() => press(button)}
            >
              {label(button)}
            </DialogAction>
          ))}
        </Buttons>
      </Content>
    </Modal>
  );
}

const shake = keyframes`
  25% { translate: -6px; }
  75% { translate: 6px; }
`;

const Modal = styled.dialog<{ $color: string }>`
  width: min(440px, calc(100vw - 32px));
  max-height: calc(100dvh - 32px);
  padding: 0;
  border: 1px solid ${vars.line};
  border-top: 3px solid ${({ $color }) => $color};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
  color: ${vars.ink};

  &::backdrop {
    background: ${vars.scrim};
  }
  &[data-shaking] {
    animation: ${shake} ${SHAKE_MS}ms ease-in-out;
  }
`;

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${vars.space3};
  padding: ${vars.space4};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space3};
`;

const Title = styled.h2`
  margin: 0;
  font-size: ${vars.text4};
  font-weight: 600;
  line-height: 1.2;
`;

const Body = styled.div`
  overflow-wrap: anywhere;

  & > p {
    margin: 0 0 ${vars.space2};
  }
  & > p:last-child {
    margin-bottom: 0;
  }
`;

const Check = styled.label`
  display: flex;
  align-items: center;
  gap: ${vars.space2};
  min-height: 24px;
  accent-color: ${vars.accent};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${vars.space2};
`;

const DialogAction = styled(Button)`
  padding: 8px 16px;
`;
