/** Declares the part of harper.js that we use. Its own types need those of a browser, which the tools do not have. */
declare module 'harper.js' {
  interface Span {
    readonly start: number;
    readonly end: number;
  }
  interface Lint {
    span(): Span;
    message(): string;
  }
  export class LocalLinter {
    constructor(init: { readonly binary: unknown; readonly dialect?: number });
    setup(): Promise<void>;
    getDefaultLintConfig(): Promise<Record<string, boolean | null>>;
    setLintConfig(config: Readonly<Record<string, boolean | null>>): Promise<void>;
    organizedLints(
      text: string,
      options: { readonly language: 'plaintext' },
    ): Promise<Record<string, readonly Lint[]>>;
  }
  export const Dialect: { readonly British: number };
}

declare module 'harper.js/slimBinary' {
  export const slimBinary: unknown;
}
