import { css, styled } from 'styled-components';
import { getTokens, type Tokens, toDeclarations, vars } from '../theme/tokens.ts';
import { rolesByTheme } from '../theme/roles.ts';

const comfortable: Tokens = getTokens('light');
const compact: Tokens = getTokens('light', 'compact');

/**
 * The widget's own element. It carries every `--eecs-*` variable and nothing leaves it; what a page sets for letters
 * and lines, which is inherited even into a shadow root, ends here. Variables are declared with
 * no specificity, so any rule of the host for `[data-eecs-root]` overrides them. Without JavaScript
 * (`data-theme="system"`) the media query chooses. Paper is light: what is printed is not dark, whatever the screen is.
 */
export const RootElement = styled.div.withConfig({
  // All of it is of HTML: `part` too, which the style library does not know.
  shouldForwardProp: () => true,
})`
  :where(&) {
    ${toDeclarations(comfortable)}
    color-scheme: light;
  }
  :where(&[data-density='compact']) {
    ${toDeclarations({ hit: compact.hit, rowHeight: compact.rowHeight })}
  }
  @media screen {
    :where(&[data-theme='dark']) {
      ${dark()}
    }
  }
  @media screen and (prefers-color-scheme: dark) {
    :where(&[data-theme='system']) {
      ${dark()}
    }
  }
  @media (pointer: coarse) {
    :where(&) {
      ${toDeclarations({ hit: '44px', rowHeight: '44px' })}
    }
  }

  /* A page may lay the widget out in any way: in a row, a column or a cell it takes the width there is. */
  :where(&) {
    flex: 1 1 0;
    width: 100%;
    min-width: 0;
  }

  box-sizing: border-box;
  color: ${vars.ink};
  background: ${vars.board};
  font: ${vars.text2} / 1.45 ${vars.fontSans};
  font-variant-numeric: tabular-nums;
  letter-spacing: normal;
  word-spacing: normal;
  text-align: start;
  text-indent: 0;
  text-shadow: none;
  text-transform: none;
  white-space: normal;
  cursor: auto;
  -webkit-text-size-adjust: 100%;

  & *,
  & *::before,
  & *::after {
    box-sizing: border-box;
  }
  /* Themes write their letters onto elements: the sign V of the shear force is not the v of the deflection. */
  & :is(button, input, select, textarea, table, th, td, a, label, legend, figcaption, h2, h3) {
    letter-spacing: inherit;
    word-spacing: inherit;
    text-shadow: none;
    text-transform: none;
  }
  & :focus-visible {
    outline: 2px solid ${vars.focus};
    outline-offset: 1px;
  }
  /* Where the reader's colours stand for ours, what is pressed or chosen keeps a frame, and a swatch its colour. */
  @media (forced-colors: active) {
    & :is([aria-pressed='true'], [aria-checked='true'], [aria-selected='true']:not(rect)) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    & [data-swatch] {
      forced-color-adjust: none;
    }
  }
  @media print {
    & [data-swatch] {
      print-color-adjust: exact;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    & *,
    & *::before,
    & *::after {
      animation-duration: 0.01ms !important;
      transition-duration: 0.01ms !important;
    }
  }
`;

function dark() {
  return css`
    ${toDeclarations(rolesByTheme.dark)}
    color-scheme: dark;
  `;
}
