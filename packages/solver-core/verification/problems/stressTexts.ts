import type { ComparedText } from './comparedTexts.ts';
import type { Source } from './problem.ts';

/** Pages of the solutions to Gere's book, as previews on coursehero.com show them. */
const page = (edition: '6th' | '7th', number: number, document: number, except?: string): ComparedText => ({
  text: `page ${number} of the instructor's solutions to the ${edition} ed., coursehero.com, document ${document}`,
  ...(except !== undefined && { except }),
});

const NO_RESULTS = 'the results, which are not in the part that was read: there the closed form stands';

/** By problem; the number is that of the edition that was read. */
const GERE_SOLUTIONS = {
  '5.5-8': page('7th', 397, 6640819),
  '5.5-9': page('7th', 398, 6640820),
  '5.5-9 of the 6th ed.': page('6th', 293, 5584250),
  '5.5-10': page('7th', 398, 6640820),
  '5.8-4': page('6th', 330, 5584276),
  '5.8-5': page('6th', 330, 5584276, NO_RESULTS),
  '5.9-1': {
    text: 'page 338 of the solutions to the 6th ed., scribd.com, document 36647556, whose diameters go in as they follow from its d³ and d²',
  },
  '5.10-1': {
    text: "page 342 of the instructor's solutions to the 6th ed., coursehero.com, document 5584288",
  },
  '5.10-2': page('6th', 343, 5584289),
  '5.10-3': page('6th', 343, 5584289),
  '5.10-11': page('7th', 464, 6640879),
  '5.10-13': page('7th', 465, 6640880),
  '5.12-8': page('7th', 481, 6640887),
  '6.4-2': { text: 'page 391 of the solutions to the 6th ed., coursehero.com, document 6474548' },
  '6.4-5': page('7th', 523, 6640932),
  '6.4-8': page('7th', 525, 6640934),
  '6.4-10': page('7th', 526, 6640935),
  '6.5-3': page('7th', 531, 6640940),
  '8.4-1': page('7th', 664, 6641055),
  '8.4-6': page('7th', 669, 6641060, 'the dimensions, which follow from the I and Q that are printed'),
  '8.4-7': page('7th', 669, 6641060, NO_RESULTS),
} as const satisfies Readonly<Record<string, ComparedText>>;

export type GereProblem = keyof typeof GERE_SOLUTIONS;

/** Cites a problem of Gere's book with the page of the solutions that was read. */
export const gere = (problem: GereProblem): Source => ({
  author: 'Gere',
  title: 'Mechanics of Materials',
  edition: '6th ed., 2004, and 7th ed., 2009',
  place: `Problem ${problem}`,
  compared: GERE_SOLUTIONS[problem],
});

export const PEERY_TEXT: ComparedText = {
  text: 'sectionproperties, github.com/robbievanleeuwen/section-properties, tests/validation/test_peery.py, which names the example',
};
export const PILKEY_TEXT: ComparedText = {
  text: 'sectionproperties, github.com/robbievanleeuwen/section-properties, tests/validation/test_pilkey.py, which names the example',
};
export const CRANDALL_TEXT: ComparedText = {
  text: 'the STAAD.Pro help, docs.bentley.com, V. Tee Shaped Cantilever, which names the problem',
  except: 'the stress at the flange, a closed form',
};
export const CASE_TEXT: ComparedText = {
  text: 'page 256 of the book at fliphtml5.com/woid/ndnj',
  except: 'the results, which are on the next page: there the closed form stands',
};
export const HIBBELER_11_TEXT: ComparedText = { text: 'the solution at scribd.com, document 310404053' };
export const MEGSON_TEXT: ComparedText = {
  text: 'page 464 of the book (4th ed.) at issuhub.com/view/index/5824',
  except: 'the stresses, which are from memory',
};

/** Problems whose statement was read at the address and whose result is a closed form. */
export const statedAt = (address: string): ComparedText => ({
  text: `the statement at ${address}`,
  except: 'the answer, a closed form',
});
