/** A fault in input that a person has to correct. If possible, the message names the file, the line and the message. */
export class MessagesError extends Error {
  override readonly name = 'MessagesError';
}
