import { Link } from '../navigation/Link.tsx';
import { css, styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';

/**
 * A link that looks like a button but stays a link, because it leads to a page. `$isPrimary` is filled; one per view.
 */
export const LinkButton = styled(Link)<{ $isPrimary?: boolean }>`
  display: inline-flex;
  align-items: center;
  min-height: 40px;
  padding: 0 ${vars.space4};
  border: 1px solid ${vars.line};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
  color: ${vars.ink};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    border-color: ${vars.ink};
    background: ${vars.sunken};
  }
  ${({ $isPrimary = false }) =>
    $isPrimary &&
    css`
      border-color: ${vars.buttonFill};
      background: ${vars.buttonFill};
      color: ${vars.buttonText};
      &:hover {
        border-color: ${vars.accent};
        background: ${vars.accent};
        color: ${vars.onAccent};
      }
    `}
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;
