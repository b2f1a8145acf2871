import { styled } from 'styled-components';
import { useText, vars } from '@eecs/ui-kit';
import { toEditorPath } from '../kinds/editorPath.ts';
import type { KindRow } from '../kinds/kindRow.ts';
import { siteMessages } from '../messages/siteMessages.ts';
import { NavLink } from '../navigation/Link.tsx';

export interface EditorLinksProps {
  readonly rows: readonly Pick<KindRow<string, string>, 'id' | 'titleKey' | 'Icon'>[];
}

/** The number of editors for whose links every header has room. */
const ALWAYS = 3;
/** The width of a window from which the header has room for the links of all editors, px. */
const ALL_FROM_PX = 1560;

/** The links of the header to the editors, one for each kind; the menu has all of them in every window. */
export function EditorLinks({ rows }: EditorLinksProps) {
  const t = useText(siteMessages);
  return rows.map(({ id, titleKey, Icon }, index) => (
    <Wide key={id} $from={index < ALWAYS ? 0 : ALL_FROM_PX} to={toEditorPath({ id })}>
      <Icon />
      <span>{t(titleKey)}</span>
    </Wide>
  ));
}

/** A link of the header. */
const EditorLink = styled(NavLink)`
  display: flex;
  align-items: center;
  padding: 0 ${vars.space3};
  border-block: 3px solid transparent;
  color: ${vars.ink};
  text-decoration: none;
  &:hover {
    background: ${vars.sunken};
  }
  &[aria-current='page'] {
    border-bottom-color: ${vars.accent};
  }
  @media (max-width: 799px) {
    padding: 0 ${vars.space2};
  }
  & > svg {
    display: none;
  }
  /*
   * The names of the editors have no room next to the selects: their icons are shown, and screen readers read the
   * names.
   */
  @media (max-width: 999px) {
    & > svg {
      display: block;
    }
    & > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

/** Also in the side menu, so that it may be hidden in a narrow window. */
export const Wide = styled(EditorLink)<{ $from: number }>`
  @media (max-width: ${({ $from }) => $from - 1}px) {
    display: none;
  }
`;
