/**
 * While Plotly's file is evaluated it writes its rules into the page's head, adds itself and a part of itself to
 * `window`, and takes over `window.PlotlyLocales`. A widget must leave no trace in its host page, and a strict policy
 * forbids the rules. This module, imported before Plotly, prevents that: Plotly skips its rules if it finds this
 * element. `releasePlotlyGlobals` restores everything in the same task, before any other code runs.
 */
const TAKEN = ['Plotly', 'PlotlyLocales'];

const page = window as unknown as Record<string, unknown>;
const own = TAKEN.filter((name) => name in page).map((name) => [name, page[name]] as const);
for (const name of TAKEN) delete page[name];
const before = new Set(Object.keys(page));

const marker = document.createElement('meta');
marker.id = 'plotly.js-style-global';
marker.className = 'no-inline-styles';
// First in the document, so that it is found before the rules of a page's own Plotly.
document.documentElement.prepend(marker);

/** Removes the marker and every new global, and restores the page's own globals. */
export function releasePlotlyGlobals(): void {
  marker.remove();
  for (const name of Object.keys(page)) if (!before.has(name)) delete page[name];
  for (const [name, value] of own) page[name] = value;
}
