import { getContext, setContext } from "svelte";

const PAST = Symbol("past");

/** A moment of a game: after how many answers; undefined: now. */
export type Moment = () => number | undefined;
const NOW: Moment = () => undefined;

/** What is shown inside of this component is over: nothing can be decided there, and what is looked up is told as it was. */
export const showPast = (moment: Moment): void => void setContext(PAST, moment);
export const shownMoment = (): Moment => getContext<Moment | undefined>(PAST) ?? NOW;
export const isPast = (): boolean => getContext<Moment | undefined>(PAST) !== undefined;
