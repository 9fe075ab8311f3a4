/** Separate from the messages, so that the first screen does not load their schemas. */

/** Header of every HTTP answer: the server's clock, in milliseconds since 1970. */
export const TIME_HEADER = 'countermarch-time';
