/** Maximum length of a chat message, and of a seat's notes, in characters. */
export const CHAT_MESSAGE_LENGTH = 500;
export const NOTE_LENGTH = 10_000;
