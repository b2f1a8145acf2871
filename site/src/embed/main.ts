import './embed.css';
import { createFrame, type FramedElement } from './createFrame.ts';
import { readFrameAddress } from './readFrameAddress.ts';

/** Opens the editor that the address names, as the fragment says. */
async function open(): Promise<void> {
  const { kind, attributes, shared } = readFrameAddress(location);
  const element = document.createElement(`eecs-${kind}`) as FramedElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.nonce = document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? '';
  if (kind === 'beam') {
    const [{ defineBeamElement }, { readShare }] = await Promise.all([
      import('@eecs/ui-beam/element'),
      import('@eecs/ui-beam/data'),
    ]);
    const read = shared === null ? null : await readShare(`#c=${shared}`);
    if (read?.ok === true) element.value = read.document;
    defineBeamElement();
  } else {
    const [{ defineTrussElement }, { readTrussShare }] = await Promise.all([
      import('@eecs/ui-truss/element'),
      import('@eecs/ui-truss'),
    ]);
    const read = shared === null ? null : await readTrussShare(`#c=${shared}`);
    if (read?.ok === true) element.value = read.document;
    defineTrussElement();
  }
  document.body.append(element);
  customElements.upgrade(element);
  createFrame(element, { kind, window, host: window.parent });
}

void open();
