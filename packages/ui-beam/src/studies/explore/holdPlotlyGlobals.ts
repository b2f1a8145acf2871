/**
 * While Plotly's file is evaluated it writes its rules into the page's head, itself and a part of itself onto `window`,
 * and takes `window.PlotlyLocales` for its own. A widget leaves no trace in a stranger's page and a strict policy
 * forbids the rules, so this module, imported before Plotly, holds them off: Plotly skips its rules where it finds this
 * element. `releasePlotlyGlobals` puts everything back in the same turn, before anybody else runs.
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

/** Takes the marker and every new global away and gives the page its own globals back. */
export function releasePlotlyGlobals(): void {
  marker.remove();
  for (const name of Object.keys(page)) if (!before.has(name)) delete page[name];
  for (const [name, value] of own) page[name] = value;
}
