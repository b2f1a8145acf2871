import { useEffect } from 'react';

/** Where Plotly measures texts: an invisible drawing at the end of the page, made when there is none. */
const TESTER = '#js-plotly-tester';
const OWN = 'data-eecs-tester';

/** Takes Plotly's measuring place out of the page with the last chart, unless a page's own Plotly made it. */
export function usePlotlyTester(): void {
  // Synchronizes with the page around the widget.
  useEffect(() => {
    const wasThere = document.querySelector(TESTER) !== null;
    return () => {
      if (!wasThere) document.querySelector(TESTER)?.setAttribute(OWN, '');
      if (document.querySelector('.js-plotly-plot') === null) {
        document.querySelector(`${TESTER}[${OWN}]`)?.remove();
      }
    };
  }, []);
}
