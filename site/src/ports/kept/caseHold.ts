/** Messages between tabs about the beam that is stored in this browser. */
export type HoldMessage =
  | { readonly type: 'ask'; readonly from: string; readonly since: number; readonly hash: string | null }
  | { readonly type: 'held'; readonly to: string }
  | { readonly type: 'take'; readonly from: string }
  | { readonly type: 'given'; readonly to: string }
  | { readonly type: 'probe'; readonly from: string }
  | { readonly type: 'bye' };

/** The part of a `BroadcastChannel` that is used. */
export interface HoldChannel {
  readonly post: (message: HoldMessage) => void;
  readonly listen: (hear: (message: HoldMessage) => void) => void;
  readonly close: () => void;
}

export interface CaseHoldOptions {
  readonly channel: HoldChannel;
  /** Identifies this tab. */
  readonly id: string;
  /** When this tab opened the beam, ms: if two tabs ask at the same time, the earlier one gets it. */
  readonly since: number;
  /** Returns the hash of the beam in this tab; null if there is none. */
  readonly getHash: () => string | null;
  /** Saves pending edits at once, because another tab is about to read them. */
  readonly flush: () => void;
  readonly onChange: (isMine: boolean) => void;
  /** Called when another tab has handed over the beam: the stored state is the newest. */
  readonly onGiven: () => void;
  /** Called when the tab that held the beam has closed. */
  readonly onBye: () => void;
}

export interface CaseHold {
  readonly isMine: () => boolean;
  /** Asks the other tabs whether one of them edits this beam; this tab holds it unless one answers. */
  readonly ask: () => void;
  /** Asks the tab that holds the beam to answer; from then on `isHeld` returns whether it did. */
  readonly probe: () => void;
  /** Returns whether the tab that holds the beam answered the last probe. */
  readonly isHeld: () => boolean;
  /** Claims a beam that no tab holds: if several claim it at the same time, the earliest gets it. */
  readonly claim: () => void;
  /** Releases the beam, so that another tab may hold it. */
  readonly leave: () => void;
  /** Takes over the beam: every other tab shows it read-only from then on. */
  readonly take: () => void;
  readonly close: () => void;
}

/**
 * Ensures that only one tab at a time edits the beam stored in this browser. A tab that has crashed or is suspended
 * does not answer, so the requesting tab takes over; a suspended tab learns of it when it resumes.
 */
export function createCaseHold(options: CaseHoldOptions): CaseHold {
  const { channel, id, since, getHash, flush, onChange, onGiven, onBye } = options;
  let isMine = true;
  let isHeld = false;

  function set(next: boolean): void {
    if (next === isMine) return;
    isMine = next;
    onChange(next);
  }

  channel.listen((message) => {
    switch (message.type) {
      case 'ask': {
        const isEarlier = since < message.since || (since === message.since && id < message.from);
        const isSame = message.hash === null || message.hash === getHash();
        if (!isSame) return;
        // The asking tab either holds the beam or is told who does: a tab that took it over reopens it, and answers
        // nothing until then.
        if (!isMine) isHeld = true;
        else if (isEarlier) channel.post({ type: 'held', to: message.from });
        else {
          // Two tabs have claimed a beam that no tab held.
          flush();
          set(false);
        }
        return;
      }
      case 'held':
        if (message.to !== id) return;
        isHeld = true;
        set(false);
        return;
      case 'probe':
        if (isMine) channel.post({ type: 'held', to: message.from });
        return;
      case 'bye':
        if (!isMine) onBye();
        return;
      case 'take':
        if (!isMine) return;
        flush();
        set(false);
        channel.post({ type: 'given', to: message.from });
        return;
      case 'given':
        if (message.to === id) onGiven();
        return;
      default:
        message satisfies never;
    }
  });

  function ask(): void {
    channel.post({ type: 'ask', from: id, since, hash: getHash() });
  }

  function leave(): void {
    if (!isMine) return;
    flush();
    set(false);
    channel.post({ type: 'bye' });
  }

  return {
    isMine: () => isMine,
    isHeld: () => isHeld,
    ask,
    probe: () => {
      isHeld = false;
      channel.post({ type: 'probe', from: id });
    },
    claim: () => {
      set(true);
      ask();
    },
    leave,
    take: () => {
      channel.post({ type: 'take', from: id });
      set(true);
    },
    close: () => {
      leave();
      channel.close();
    },
  };
}

/** Opens the channel between the tabs of this browser; without BroadcastChannel, every tab works alone. */
export function openHoldChannel(name: string): HoldChannel {
  if (typeof BroadcastChannel === 'undefined') {
    return { post: () => undefined, listen: () => undefined, close: () => undefined };
  }
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => {
      channel.postMessage(message);
    },
    listen: (hear) => {
      channel.onmessage = ({ data }: MessageEvent<HoldMessage>) => {
        hear(data);
      };
    },
    close: () => {
      channel.close();
    },
  };
}
