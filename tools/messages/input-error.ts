/** Input that a person has to correct. The message names the file, the line and the message where it can. */
export class MessagesError extends Error {
  override readonly name = 'MessagesError';
}
