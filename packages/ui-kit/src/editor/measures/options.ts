import { type WritableAtom, atom } from 'jotai/vanilla';

/** A kind of file that a reader may prefer. */
export type FileKind = 'png' | 'svg' | 'csv';

/**
 * The options of an editor of a reader who has chosen nothing. The account and the server have the same, which a test
 * checks.
 */
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

/** Options of an editor that a reader may choose, under the names by which they are stored. */
export interface EditorOptions {
  /** Draws the beam as deep as its cross-sections are. @default true */
  readonly drawCS: boolean;
  /** Draws the reactions at the supports. @default true */
  readonly drawReactions: boolean;
  /** Opens folded results when a solve has brought new ones. @default true */
  readonly expandOnRefreshResults: boolean;
  /** The kind of file that is first where files are saved. @default 'png' */
  readonly exportFormat: FileKind;
  /** Lets the fill of diagrams fade towards the axis. @default false */
  readonly isGradient: boolean;
  /** Shows all case sets over each other. @default false */
  readonly showAllCases: boolean;
  /** Shows the stress of the bottom fibre. @default true */
  readonly showBottomsOnly: boolean;
  /** Shows the description of a document below its title, where there is room. @default true */
  readonly showDescription: boolean;
  /** Explains in a sentence what a tool does when it is taken for the first time. @default true */
  readonly showFeatureIntroducer: boolean;
  /** Writes the number of its cross-section at each part of the structure. @default false */
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
   * The part that the board has of the room it shares with the results, per cent; the editor keeps within 30 and 70.
   * @default 50
   */
  readonly splitterPosition: number;
  /** Thickness of the drawn axis of a beam, half pixels from 1 to 32; at 8 the theme decides, 4 px. @default 8 */
  readonly strokeWidth: number;
  /** Writes their names beside the icons of the tools. @default false */
  readonly toolbar: boolean;
  /** Digits after the decimal mark. @default those of the prop `digits` */
  readonly fixedDigits?: number | undefined;
}

export const optionsAtom = atom<EditorOptions>(EDITOR_OPTIONS);

/** Creates the atom of one option. A package calls it once for each that it reads. */
export function createOption<Name extends keyof EditorOptions>(
  name: Name,
): WritableAtom<EditorOptions[Name], [EditorOptions[Name]], void> {
  return atom(
    (get) => get(optionsAtom)[name],
    (get, set, value) => set(optionsAtom, { ...get(optionsAtom), [name]: value }),
  );
}
