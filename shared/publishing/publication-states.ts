/**
 * The states of a publication, their allowed transitions and their meaning: every list of states is derived from here.
 */

/** Who can see a video. */
export const privacies = ['private', 'unlisted', 'public'] as const;
export type Privacy = (typeof privacies)[number];

/**
 * What each state is about: bytes on their way, what comes with them, a wait for the outside world, rest on the
 * channel, a stop that a person ends, the end.
 */
const phases = {
  queued: 'uploading',
  session_open: 'uploading',
  sending: 'uploading',
  /** An answer was lost: nobody knows yet whether the film arrived. */
  unknown: 'uploading',
  inserted: 'finishing',
  decorated: 'finishing',
  waiting: 'waiting',
  scheduled: 'settled',
  published: 'settled',
  private: 'settled',
  failed: 'stopped',
  missed: 'stopped',
  removed: 'gone',
} as const;
export type PublicationState = keyof typeof phases;
export const publicationStates = Object.keys(phases) as PublicationState[];

/** Work, or what a person or the host changed, brings a video on the channel here. */
const onChannel = ['inserted', 'decorated', 'scheduled', 'published', 'private'] as const;
const trouble = ['waiting', 'failed', 'missed', 'removed'] as const;
/** Work begins where the row says that it stopped. */
const takenUp = ['queued', 'session_open', 'sending', 'unknown', ...onChannel] as const;

/** Where a publication may go from each state; to stay is always allowed. */
const moves: Record<PublicationState, readonly PublicationState[]> = {
  queued: ['session_open', 'inserted', ...trouble],
  session_open: ['queued', 'sending', 'unknown', 'inserted', ...trouble],
  sending: ['queued', 'session_open', 'unknown', 'inserted', ...trouble],
  unknown: ['queued', 'inserted', ...trouble],
  inserted: [...onChannel, ...trouble],
  decorated: [...onChannel, ...trouble],
  scheduled: [...onChannel, ...trouble],
  published: [...onChannel, ...trouble],
  private: [...onChannel, ...trouble],
  waiting: [...takenUp, ...trouble],
  failed: [...takenUp, 'missed', 'removed'],
  missed: [...takenUp, 'failed', 'removed'],
  /** The next video of the film is a new publication. */
  removed: [],
};

export const mayMove = (from: PublicationState, to: PublicationState): boolean =>
  from === to || moves[from].includes(to);

/** Somebody is at work on it. */
export const isMoving = (state: PublicationState): boolean =>
  phases[state] === 'uploading' || phases[state] === 'finishing';
/** It was begun and is not at rest: somebody is at work, or will be when the wait is over. */
export const isUnderWay = (state: PublicationState): boolean => isMoving(state) || phases[state] === 'waiting';
/** It rests on the channel, as the host said last. */
export const isSettled = (state: PublicationState): boolean => phases[state] === 'settled';
/** Only a person takes it up again. */
export const isStopped = (state: PublicationState): boolean => phases[state] === 'stopped';
/** Nothing more is done for it unless a person asks. */
export const isOver = (state: PublicationState): boolean => isStopped(state) || phases[state] === 'gone';
/** A date of its tale is a date of it. */
export const takesDate = (state: PublicationState): boolean => phases[state] !== 'gone' && state !== 'published';

/** The states for which this is true, for use in database queries. */
export const statesThat = (holds: (state: PublicationState) => boolean): PublicationState[] =>
  publicationStates.filter(holds);
