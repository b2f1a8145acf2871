import { useEffect } from 'react';

/** The invisible drawing in which Plotly measures texts, created at the end of the page if there is none. */
const TESTER = '#js-plotly-tester';
const OWN = 'data-eecs-tester';

/** Removes Plotly's measuring element from the page with the last chart, unless a page's own Plotly created it. */
export function usePlotlyTester(): void {
  // Tracks the element in the page around the widget.
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
