import { styled } from 'styled-components';
import { useText } from '../kit/useText.ts';
import { kitLaterMessages } from '../messages/laterMessages.ts';
import { vars } from '../theme/tokens.ts';

/** Where a skip link leads. */
export interface SkipLinkProps {
  /** Id of the main landmark. */
  readonly target: string;
}

/** The first thing the Tab key reaches: leads past the menus. */
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
