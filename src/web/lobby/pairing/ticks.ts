/**
 * Worker that ticks every two seconds. Timers of a background tab are throttled to one tick a minute; those of workers
 * are not.
 */
const EVERY = 2000;

setInterval(() => postMessage(undefined), EVERY);
