/**
 * While Plotly's file is evaluated it writes its rules into the page's head, itself onto `window`, and takes
 * `window.PlotlyLocales` for its own. A widget leaves no trace in a stranger's page and a strict policy forbids the
 * rules, so this module, imported before Plotly, holds them off: Plotly skips its rules where it finds this element.
 * `releasePlotlyGlobals` puts everything back in the same turn, before anybody else runs.
 */
const GLOBALS = ['Plotly', 'PlotlyLocales'] as const;

const page = window as unknown as Record<string, unknown>;
const before = GLOBALS.map((name) => ({ name, isThere: name in window, value: page[name] }));
for (const { name } of before) delete page[name];

const marker = document.createElement('meta');
marker.id = 'plotly.js-style-global';
marker.className = 'no-inline-styles';
// First in the document, so that it is found before the rules of a page's own Plotly.
document.documentElement.prepend(marker);

/** Takes the marker away and gives the page its own globals back. */
export function releasePlotlyGlobals(): void {
  marker.remove();
  for (const { name, isThere, value } of before) {
    if (isThere) page[name] = value;
    else delete page[name];
  }
}
