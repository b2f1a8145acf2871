import type { ComparedText } from './comparedTexts.ts';
import type { Source } from './problem.ts';

/** An example of Kassimali's book, as repeated at the address. */
export function kassimali(place: string, address: string, except?: string): Source {
  return {
    author: 'Kassimali',
    title: 'Structural Analysis',
    edition: '6th ed. SI, 2020',
    place,
    compared: { text: `the solution at ${address}`, ...(except !== undefined && { except }) },
  };
}

/** A page of the lecture; its formulas are pictures that were not read. */
export const nptel = (page: string): ComparedText => ({
  text: `the example at archive.nptel.ac.in, course 105101085, Module-4/Lecture-3/${page}`,
  except: 'the formulas, which are pictures there: the closed form stands',
});

export const BEER_TEXT: ComparedText = {
  text: 'the example in Castigliano’s Theorem Examples, scribd.com, document 713245595; the deflection also at what-when-how.com, Numerical Structural Analysis, example 4.10',
  except: 'the slope, a closed form',
};

export const COMPANION_TEXT: ComparedText = {
  text: 'the program of the example with its result, in the public collection nvidia/Nemotron-CC-Math-v1, which names no author',
};
