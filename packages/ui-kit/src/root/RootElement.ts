import { css, styled } from 'styled-components';
import { getTokens, type Tokens, toDeclarations, vars } from '../theme/tokens.ts';
import { rolesByTheme } from '../theme/roles.ts';

const comfortable: Tokens = getTokens('light');
const compact: Tokens = getTokens('light', 'compact');

/**
 * The widget's own element. It defines every `--eecs-*` variable, and isolates the widget from inherited text styles of
 * the page, which reach even into a shadow root. Variables are declared with zero specificity, so any rule of the host
 * for `[data-eecs-root]` overrides them. Without JavaScript (`data-theme="system"`) the media query chooses the theme.
 * Prints always use the light theme.
 */
export const RootElement = styled.div.withConfig({
  // All props are HTML attributes, including `part`, which the style library does not know.
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

  /* A page may place the widget in a row, a column or a cell: it takes the available width. */
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
  /*
   * Page styles may set text transforms on elements: the symbol V of the shear force differs from the v of the
   * deflection.
   */
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
  /* In forced-colours mode pressed and selected elements keep a frame, and a swatch its colour. */
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
