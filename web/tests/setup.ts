import { speech } from "../src/i18n/index.svelte";

/** The page learns its language before it shows anything; tests speak both. */
await Promise.all([speech.learn("en"), speech.learn("it")]);
