import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { MEASURE } from '../../viewport/useElementWidth.ts';
import { FRAME } from '../session/frame.ts';

/**
 * The width of a sheet between its margins, px, for which drawings are laid out; they fill the width that the page
 * gives them.
 */
const SHEET_PX = 680;

/** Matches a group in a room that contains more than controls, such as the frame of the whole room. */
const CONTENT = ':has(figure, table, h3, h4, h5, p, ol, ul, dl, math, [data-printed])';

/** Matches the board of any editor. */
const BOARD = ':is([data-beam-board], [data-truss-board], [data-frame-board])';

/**
 * Makes a page with an editor print the editor's content in black on white: drawings, diagrams and tables as wide as
 * the sheet, without controls. Drawings are laid out for the sheet while the browser prints. Outside a print it has no
 * effect, and it does not affect the rest of the page.
 */
export function PrintLook() {
  const mark = useRef<HTMLSpanElement>(null);

  // Gives the drawings the width of a sheet while the browser prints.
  useLayoutEffect(() => {
    const frame = mark.current?.parentElement?.querySelector<HTMLElement>(FRAME);
    if (!frame) return undefined;
    const giveRoom = ({ type }: Event): void => {
      frame.style.width = type === 'beforeprint' ? `${SHEET_PX}px` : '';
      window.dispatchEvent(new Event(MEASURE));
    };
    window.addEventListener('beforeprint', giveRoom);
    window.addEventListener('afterprint', giveRoom);
    return () => {
      window.removeEventListener('beforeprint', giveRoom);
      window.removeEventListener('afterprint', giveRoom);
    };
  }, []);

  return <Mark ref={mark} hidden data-print-look="" />;
}

const Mark = styled.span`
  @media print {
    :has(> &) {
      background: none;
    }
    :has(> &) ${FRAME} {
      width: 100% !important;
    }
    /* Rows and columns of the screen layout: on paper the parts are one below the other. */
    :has(> &) :is([data-layout], [data-printed]) {
      display: block !important;
      padding: 0;
    }
    :has(> &) [data-layout] > :not([data-printed]) {
      display: none !important;
    }
    /*
     * Buttons, fields and bars that contain nothing else are not printed; numbers in tables are, even if they are
     * buttons, and so are the choices of an open room, without which its numbers say nothing.
     */
    :has(> &)
      :is(
        button:not(:is(td, th, li) button, [data-room-body] [role='radio'][aria-checked='true']),
        input:not([data-room-body] input[inputmode]),
        select:not([data-room-body] select),
        textarea,
        label:not([data-room-body] label),
        label:has([type='checkbox']:not(:checked)),
        fieldset,
        details:not([open]),
        [role='toolbar'],
        [role='tablist'],
        [role='radiogroup']:not([data-room-body] [role='radiogroup']),
        [role='separator'],
        [role='group']:not(${FRAME}, [data-room-body], :has(> table), [data-room-body] ${CONTENT}),
        [data-screen-only]
      ) {
      display: none !important;
    }
    :has(> &) [data-room-body] :is(select, input, [role='radiogroup'], [role='radio']) {
      width: auto;
      padding: 0;
      border: 0;
      background: none;
      box-shadow: none;
      color: inherit;
      opacity: 1;
      appearance: none;
    }
    :has(> &) ${BOARD} > :not(:has([data-board])),
    :has(> &) ${BOARD} > * > :not(:has([data-board]), [data-board-key]) {
      display: none !important;
    }
    /* A drawing is as wide as the sheet, and is not split between pages. */
    :has(> &) :is([data-board], [data-board] ~ svg, figure svg) {
      width: 100%;
      height: auto;
    }
    :has(> &) figure > div {
      height: auto !important;
    }
    :has(> &)
      :is(figure, svg, tr, table:not(:has(tr:nth-child(13))), section:not(:has(tr:nth-child(13), svg))) {
      break-inside: avoid;
    }
    /*
     * A grid reserves no room for the repeated head of a split table: the following content would overlap its last row.
     */
    :has(> &) :is(div, section):not([hidden]):has(tr) {
      display: block;
    }
    /* A head stays with its first rows, and the last row with the text below the table. */
    :has(> &) :is(tbody > :nth-child(-n + 2), tbody > :last-child, :has(> table) + p) {
      break-before: avoid;
    }
  }
`;
