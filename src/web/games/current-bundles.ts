/**
 * Hashes of the bundles of the games in this page, by game. The build fills them in
 * (`tools/bundles/current-bundles.ts`).
 */
export const CURRENT: Readonly<Record<string, string>> = {};
