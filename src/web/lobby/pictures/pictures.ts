/** Addresses of the pictures that a build has drawn: see `tools/pictures/board-pictures.ts`. Without a build there are none. */
export const PICTURES: Readonly<Record<string, Readonly<Record<'light' | 'dark', string>>>> = {};
