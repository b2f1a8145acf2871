import { type WritableAtom, atom } from 'jotai/vanilla';

/** A file format that a reader may prefer. */
export type FileKind = 'png' | 'svg' | 'csv';

/** The default options of an editor. The account and the server have the same, which a test checks. */
export const EDITOR_OPTIONS = {
  drawCS: true,
  drawReactions: true,
  expandOnRefreshResults: true,
  exportFormat: 'png' as FileKind,
  isGradient: false,
  showAllCases: false,
  showBottomsOnly: true,
  showDescription: true,
  showFeatureIntroducer: true,
  showSectionNumbers: false,
  showTopsOnly: true,
  signedValues: false,
  splitterPosition: 50,
  strokeWidth: 8,
  toolbar: false,
};

/** Options of an editor that a reader may choose, by their stored names. */
export interface EditorOptions {
  /** Draws the beam with the depth of its cross-sections. @default true */
  readonly drawCS: boolean;
  /** Draws the reactions at the supports. @default true */
  readonly drawReactions: boolean;
  /** Unfolds the results when a solve has finished. @default true */
  readonly expandOnRefreshResults: boolean;
  /** The file format offered first. @default 'png' */
  readonly exportFormat: FileKind;
  /** Lets the fill of diagrams fade towards the axis. @default false */
  readonly isGradient: boolean;
  /** Shows all case sets over each other. @default false */
  readonly showAllCases: boolean;
  /** Shows the stress of the bottom fibre. @default true */
  readonly showBottomsOnly: boolean;
  /** Shows the description of a document below its title, where there is room. @default true */
  readonly showDescription: boolean;
  /** Explains a tool in a sentence when it is used for the first time. @default true */
  readonly showFeatureIntroducer: boolean;
  /** Labels each part of the structure with the number of its cross-section. @default false */
  readonly showSectionNumbers: boolean;
  /** Shows the stress of the top fibre. @default true */
  readonly showTopsOnly: boolean;
  /**
   * Writes directions of loads and settlements as signs: up, right and counter-clockwise are positive. Otherwise an
   * arrow beside each number shows the direction, and the number is a size.
   * @default false
   */
  readonly signedValues: boolean;
  /**
   * The board's share of the room for board and results, per cent; the editor limits it to 30 to 70.
   * @default 50
   */
  readonly splitterPosition: number;
  /** Thickness of the axis of a beam, half pixels from 1 to 32; 8 means the theme's value, 4 px. @default 8 */
  readonly strokeWidth: number;
  /** Writes names beside the icons of the tools. @default false */
  readonly toolbar: boolean;
  /** Digits after the decimal mark. @default those of the prop `digits` */
  readonly fixedDigits?: number | undefined;
}

export const optionsAtom = atom<EditorOptions>(EDITOR_OPTIONS);

/** Creates the atom of one option. A package calls it once for each option that it reads. */
export function createOption<Name extends keyof EditorOptions>(
  name: Name,
): WritableAtom<EditorOptions[Name], [EditorOptions[Name]], void> {
  return atom(
    (get) => get(optionsAtom)[name],
    (get, set, value) => set(optionsAtom, { ...get(optionsAtom), [name]: value }),
  );
}
