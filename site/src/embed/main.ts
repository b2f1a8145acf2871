import './embed.css';
import { createFrame, type FramedElement } from './createFrame.ts';
import { ELEMENT_NAMES, type ElementName, type KindName } from '../kinds/kindNames.ts';
import { readFrameAddress } from './readFrameAddress.ts';

/** Defines the custom element of a kind. */
const DEFINE: Readonly<Record<ElementName, () => Promise<void>>> = {
  beam: async () => (await import('@eecs/ui-beam/element')).defineBeamElement(),
  truss: async () => (await import('@eecs/ui-truss/element')).defineTrussElement(),
  frame: async () => (await import('@eecs/ui-frame/element')).defineFrameElement(),
};

/**
 * Unpacks a shared document. A damaged one is passed as its text, so that the editor reports that it is not a document.
 */
const UNPACK: Readonly<Record<ElementName, (packed: string) => Promise<unknown>>> = {
  beam: async (packed) => {
    const read = await (await import('@eecs/ui-beam/data')).readShare(`#c=${packed}`);
    return read.ok ? read.document : packed;
  },
  truss: async (packed) => {
    const read = await (await import('@eecs/ui-truss')).readTrussShare(`#c=${packed}`);
    return read.ok ? read.document : packed;
  },
  frame: async (packed) => {
    const read = await (await import('@eecs/ui-frame/data')).readFrameShare(`#c=${packed}`);
    return read.ok ? read.document : packed;
  },
};

/** Creates the empty document of a kind that its element would not begin with; undefined if it would. */
async function createEmpty(kind: KindName, units = 'si'): Promise<unknown> {
  if (kind !== 'arch' && kind !== 'pile') return undefined;
  const { createEmptyFrame } = await import('@eecs/ui-frame/data');
  return createEmptyFrame(units === 'us' ? 1 : 0, '', 0, kind);
}

/** Opens the editor that the address names, with the options of the fragment. */
async function open(): Promise<void> {
  const { kind, attributes, shared } = readFrameAddress(location, navigator.languages);
  const name = ELEMENT_NAMES[kind];
  const [value] = await Promise.all([
    shared === null ? createEmpty(kind, attributes['units']) : UNPACK[name](shared),
    DEFINE[name](),
  ]);
  const element = document.createElement(`eecs-${name}`) as FramedElement;
  for (const [attribute, text] of Object.entries(attributes)) element.setAttribute(attribute, text);
  element.nonce = document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? '';
  if (value !== undefined) element.value = value;
  document.body.append(element);
  createFrame(element, { kind, window, host: window.parent });
}

open().catch((error: unknown) => {
  const said = document.createElement('p');
  said.setAttribute('role', 'alert');
  said.textContent = error instanceof Error ? error.message : String(error);
  document.body.replaceChildren(said);
});
