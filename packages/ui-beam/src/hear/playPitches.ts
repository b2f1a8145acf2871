const SECONDS = 2.4;
/** Loud enough to be heard over a fan, s and share of full scale. */
const LEVEL = 0.12;
const FADE_S = 0.04;

export interface PlayOptions {
  /** Called as the tone goes along the beam, with the share of it that has been heard; null when it is over. */
  readonly onPlace: (share: number | null) => void;
}

/**
 * Plays tones one after the other without a break, from the left ear to the right, and gives what ends it. The browser
 * allows it only in answer to a key or a press.
 */
export function playPitches(pitches: Float32Array<ArrayBuffer>, { onPlace }: PlayOptions): () => void {
  const audio = new AudioContext();
  const tone = new OscillatorNode(audio, { type: 'triangle' });
  const ears = new StereoPannerNode(audio, { pan: -1 });
  const level = new GainNode(audio, { gain: 0 });
  const begin = audio.currentTime + FADE_S;
  const end = begin + SECONDS;
  tone.frequency.setValueCurveAtTime(pitches, begin, SECONDS);
  ears.pan.setValueAtTime(-1, begin).linearRampToValueAtTime(1, end);
  // A tone that begins or ends at once clicks.
  level.gain.setValueAtTime(0, begin).linearRampToValueAtTime(LEVEL, begin + FADE_S);
  level.gain.setValueAtTime(LEVEL, end - FADE_S).linearRampToValueAtTime(0, end);
  tone.connect(ears).connect(level).connect(audio.destination);

  let frame = requestAnimationFrame(function follow() {
    onPlace(Math.max(0, Math.min(1, (audio.currentTime - begin) / SECONDS)));
    frame = requestAnimationFrame(follow);
  });

  let isOver = false;
  function stop(): void {
    if (isOver) return;
    isOver = true;
    cancelAnimationFrame(frame);
    onPlace(null);
    void audio.close();
  }

  tone.onended = stop;
  tone.start(begin);
  tone.stop(end);
  return stop;
}
