/** Addresses of the pictures made by a build: see `tools/pictures/board-pictures.ts`. Empty without a build. */
export const PICTURES: Readonly<Record<string, Readonly<Record<'light' | 'dark', string>>>> = {};
