import { styled } from 'styled-components';
import { useText } from '../kit/useText.ts';
import { kitLaterMessages } from '../messages/laterMessages.ts';
import { vars } from '../theme/tokens.ts';

/** The props of a skip link. */
export interface SkipLinkProps {
  /** Id of the main landmark. */
  readonly target: string;
}

/** The first element that the Tab key reaches: skips the menus. */
export function SkipLink({ target }: SkipLinkProps) {
  const t = useText(kitLaterMessages);
  return <Link href={`#${target}`}>{t('skip')}</Link>;
}

const Link = styled.a`
  position: absolute;
  z-index: ${vars.layer};
  top: ${vars.space1};
  left: ${vars.space1};
  padding: ${vars.space2} ${vars.space3};
  border: 1px solid ${vars.ink};
  background: ${vars.sheet};
  color: ${vars.ink};

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
