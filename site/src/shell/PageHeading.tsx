import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';

export interface PageHeadingProps {
  readonly children: ReactNode;
}

/** The main heading of a page; it receives the focus when the page is opened. */
export function PageHeading({ children }: PageHeadingProps) {
  return <Heading tabIndex={-1}>{children}</Heading>;
}

const Heading = styled.h1`
  margin: 0 0 ${vars.space4};
  font-size: ${vars.text5};
  font-weight: 600;
  line-height: 1.2;
  text-wrap: balance;
  &:focus-visible {
    outline: 2px solid ${vars.focus};
    outline-offset: 4px;
  }
`;
