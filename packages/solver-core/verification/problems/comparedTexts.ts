/**
 * The texts in which the formulas and numbers of a citation were read and compared with the expected values. A citation
 * without one is from memory. `except` names what the text lacks or misprints; there only the closed form is used.
 */
export interface ComparedText {
  readonly text: string;
  readonly except?: string;
  /** The derivation of the values that the text misprints or rounds wrongly. */
  readonly derived?: string;
}

/**
 * A text that restates the table of the AISC manual case by case, with its titles and symbols but without its numbers.
 */
const ratzlaff = (article: number, except?: string, derived?: string): ComparedText => ({
  text: `the same case in Ratzlaff, Beam Design Formulas, piping-designer.com, article ${article}`,
  ...(except !== undefined && { except }),
  ...(derived !== undefined && { derived }),
});

/** Tests of another program that state the formula of the case. */
const femethods = (test: string, except?: string): ComparedText => ({
  text: `the same case in FEmethods, github.com/JJCoding01/FEmethods, tests/integration/${test}`,
  ...(except !== undefined && { except }),
});

const STRENGTH_BOOK =
  'the same case in Engineering Mechanics OER, Strength of Materials, Appendix B, engineeringmechanicsoer.github.io/StrengthBook';
const LECTURE = 'the same case in Apostila Eq. Diferenciais (lecture notes), scribd.com, document 408419712';
const EROCHKO = 'Erochko, Fixed End Moment Table v1.0, Carleton University';
const HICKS = 'Hicks, Civil Engineering Formulas, 2002';

export const AISC_TEXTS: Readonly<Record<number, ComparedText>> = {
  1: ratzlaff(2351),
  2: ratzlaff(2352),
  3: ratzlaff(2353),
  4: ratzlaff(2355),
  5: { text: LECTURE, except: 'the largest moment and its place' },
  6: ratzlaff(
    2356,
    'the fraction bar of R1 and R2, which is lost there',
    'moments about the right support: R1·l = w1·a·(l − a/2) + w2·c²/2',
  ),
  7: { text: STRENGTH_BOOK, except: 'reaction and moment' },
  8: ratzlaff(2358),
  9: femethods(
    'simply-supported/point-loads/test_simply_supported_equal_symmetric.py',
    'the deflection at 50',
  ),
  10: ratzlaff(2360),
  11: ratzlaff(2361),
  12: ratzlaff(2364),
  13: femethods('pinned-fixed/test_pinned_fixed_center_load.py'),
  14: ratzlaff(2367),
  15: ratzlaff(
    2365,
    'the points of contraflexure, misprinted there',
    'M = w·(6·l·x − l² − 6·x²)/12 is 0 at x = l·(1/2 ± √3/6), 0.2113·l from each end',
  ),
  16: ratzlaff(2368),
  17: ratzlaff(
    2369,
    'the largest deflection, printed there with a factor of 4 for 2',
    'left of the load EI·v = −P·b²·x²·(3·a·l − (3·a + b)·x)/(6·l³); v′ = 0 at x = 2·a·l/(3·a + b), where EI·v = −2·P·a³·b²/(3·(3·a + b)²)',
  ),
  18: ratzlaff(
    2375,
    'the deflection at 70, misprinted there',
    'EI·v″ = −W·x³/(3·l²) with v = v′ = 0 at l gives EI·v = −W·(x⁵ − 5·l⁴·x + 4·l⁵)/(60·l²)',
  ),
  19: { text: `${HICKS}, figure 2.2, case 7` },
  20: ratzlaff(2376),
  21: ratzlaff(2372),
  22: femethods('cantilever/test_cantilevered_p_free.py', 'the deflection at 70'),
  23: ratzlaff(2377),
  25: ratzlaff(2382),
  26: ratzlaff(2394),
  28: femethods('overhanging/test_overhanging_offset.py', 'the deflection of the overhang'),
  29: {
    text: 'the same case at engineersedge.com, calculator 16063 (after Lindeburg, Civil Engineering Reference Manual)',
    except: 'the deflection and its place',
  },
  30: ratzlaff(
    2399,
    'the place of the largest deflection, printed there as 0.408 L',
    'up to the load EI·v = 13·P·x³/192 − 3·P·l²·x/64, because v = 0 at l; v′ = 0 at x = l·√(3/13) = 0.480·l',
  ),
  31: ratzlaff(2401),
  32: ratzlaff(2362),
  34: ratzlaff(2404, 'the moment over the second support'),
  35: ratzlaff(2405),
  36: ratzlaff(2403),
  37: ratzlaff(2407),
  38: ratzlaff(2408),
  39: ratzlaff(2406),
};

/** Roark's table 8.1 by case; 2d is printed in full with Roark's own letters. */
export const ROARK_TEXTS: Readonly<Record<string, ComparedText>> = {
  '1a': ratzlaff(2372, 'the slope'),
  '1c': ratzlaff(2367, 'the slope'),
  '1d': ratzlaff(2369),
  '1e': { text: STRENGTH_BOOK, except: 'the moment' },
  '2d': { text: 'the same case at amesweb.info, Fixed Beam Deflection Formula' },
};

/** Gere's Appendix H by table and case. */
export const GERE_TEXTS: Readonly<Record<string, ComparedText>> = {
  'H-1/1': { text: STRENGTH_BOOK },
  'H-1/4': { text: STRENGTH_BOOK },
  'H-1/5': { text: 'the same case at easycalculation.com, Cantilever Beam, Load at Any Point' },
  'H-1/6': { text: 'the same case in Hibbeler, Beam Deflections and Slopes, scribd.com, document 225662344' },
  'H-2/1': { text: STRENGTH_BOOK },
  'H-2/2': { text: STRENGTH_BOOK },
  'H-2/3': { text: LECTURE },
  'H-2/4': { text: STRENGTH_BOOK },
  'H-2/5': { text: STRENGTH_BOOK },
  'H-2/6': { text: 'the same case at civilengcalculations.com, beam 10', except: 'the slope' },
  'H-2/7': { text: `${STRENGTH_BOOK}, mirrored` },
  'H-2/11': {
    text: STRENGTH_BOOK,
    except: 'the last digits of the deflection, 1/153.37 there',
    derived:
      'EI·v = −q0·x·(7·L⁴ − 10·L²·x² + 3·x⁴)/(360·L); v′ = 0 at x = L·√(1 − √(8/15)) = 0.5193·L, where v = −q0·L⁴/(153.3·EI)',
  },
};

/** The table of fixed-end moments by the id of the problem. */
export const HIBBELER_TEXTS: Readonly<Record<string, ComparedText>> = {
  'hibbeler-both-load-at-the-middle': { text: EROCHKO },
  'hibbeler-both-load-at-the-distance-a': { text: EROCHKO },
  'hibbeler-both-uniform-load': { text: EROCHKO },
  'hibbeler-both-uniform-load-on-the-left-half': { text: `${EROCHKO}, load on the part a for a = L/2` },
  'hibbeler-both-triangular-load-largest-at-the-left': { text: EROCHKO },
  'hibbeler-both-triangular-load-largest-at-the-middle': { text: EROCHKO },
  'hibbeler-settled-both-ends-fixed-right-end-sinks': { text: EROCHKO, except: 'the reaction' },
  'hibbeler-far-load-at-the-middle': femethods('pinned-fixed/test_pinned_fixed_center_load.py'),
  'hibbeler-far-load-at-the-distance-a': ratzlaff(2367),
  'hibbeler-far-uniform-load': ratzlaff(2364),
  'hibbeler-settled-right-end-pinned-right-end-sinks': {
    text: 'PyCBA, tests/test_basic.py, test_prescribed_settlement_no_load',
  },
};

export const HICKS_TEXT: ComparedText = { text: `${HICKS}, the page itself` };

/** The file of the program's repository that the citation names. */
export const TEST_ITSELF: ComparedText = { text: 'the file itself' };

/** A book's example as repeated in another program's test. */
export const IN_PYNITE: ComparedText = { text: "the numbers in PyNite's test, which names the example" };

export const LOGAN_TEXT: ComparedText = {
  text: 'PyCBA, tests/test_basic.py, test_hinges, which names the example',
  except: 'the deflection and the reactions',
};
