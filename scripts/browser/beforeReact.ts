// Imported before React, which reads at its start what the console can do, and before styled-components.
declare global {
  /** Read by styled-components at its start. */
  var SC_DISABLE_SPEEDY: boolean | undefined;
}

// The tracks of the browser's own tools, which nobody looks at in a test.
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');
// Rules go into style sheets as they do in the published build: as text, each new one has the whole sheet read anew.
globalThis.SC_DISABLE_SPEEDY = false;

export {};
