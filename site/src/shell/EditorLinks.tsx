import { styled } from 'styled-components';
import { useText, vars } from '@eecs/ui-kit';
import { toEditorPath } from '../kinds/editorPath.ts';
import type { KindRow } from '../kinds/kindRow.ts';
import { siteMessages } from '../messages/siteMessages.ts';
import { NavLink } from '../navigation/Link.tsx';

export interface EditorLinksProps {
  readonly rows: readonly Pick<KindRow<string, string>, 'id' | 'titleKey' | 'Icon'>[];
}

/** The links of the header to the editors, one for each kind. */
export function EditorLinks({ rows }: EditorLinksProps) {
  const t = useText(siteMessages);
  return rows.map(({ id, titleKey, Icon }) => (
    <EditorLink key={id} to={toEditorPath({ id })}>
      <Icon />
      <span>{t(titleKey)}</span>
    </EditorLink>
  ));
}

/** A link of the header. */
export const EditorLink = styled(NavLink)`
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
