import { getContext, setContext } from "svelte";

const PAST = Symbol("past");

/** What is shown inside of this component is over: nothing can be decided there. */
export const showPast = (): void => void setContext(PAST, true);
export const isPast = (): boolean => getContext<boolean | undefined>(PAST) ?? false;
