/** Worker that ticks every two seconds: timers of a background tab slow down to one tick a minute, those of workers do not. */
const EVERY = 2000;

setInterval(() => postMessage(undefined), EVERY);
