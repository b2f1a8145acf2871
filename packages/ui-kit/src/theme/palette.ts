/** First layer: the raw colours of the drafting office, named by what they look like. Only `roles.ts` reads them. */
export const palette = {
  paper: '#f6f2e8',
  sheet: '#fdfbf5',
  vellum: '#ece6d7',
  ink: '#1c1a17',
  graphite: '#55504a',
  pencil: '#6d675f',
  pencilLight: '#857e74',
  rule: '#c9c1b0',
  ruleFaint: '#e3dccc',

  slate: '#1d2327',
  slateRaised: '#252c31',
  slateDeep: '#161b1e',
  chalk: '#eeebe2',
  chalkDust: '#b9bab4',
  chalkSmear: '#8f979a',
  chalkFaint: '#717b80',
  groove: '#475158',
  grooveFaint: '#313a40',

  brass: '#745206',
  brassDeep: '#573d03',
  brassWash: '#f0e4c4',
  brassLight: '#e3b75c',
  brassPale: '#f3d28c',
  brassShade: '#40381f',

  signalRed: '#c00000',
  signalRedLight: '#ff7f72',
  signalBlue: '#0080c0',
  signalBlueInk: '#00618f',
  signalBlueLight: '#5cb9f0',

  green: '#1d6b3c',
  greenLight: '#79cf98',
  blueGrey: '#4a626e',
  blueGreyLight: '#9db6c2',
  deepOrange: '#b03a08',
  deepOrangeLight: '#ff9b6a',
} as const satisfies Readonly<Record<string, `#${string}`>>;

export type PaletteName = keyof typeof palette;
