/** Declares the part of gettext-parser that we use; the package has no types. */
declare module 'gettext-parser' {
  interface PoEntry {
    readonly msgctxt?: string;
    readonly msgid: string;
    readonly msgstr: readonly string[];
    readonly comments?: {
      readonly reference?: string;
      readonly extracted?: string;
      readonly flag?: string;
      readonly previous?: string;
      readonly translator?: string;
    };
  }
  interface PoFile {
    readonly charset: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly translations: Readonly<Record<string, Readonly<Record<string, PoEntry>>>>;
  }
  export const po: {
    parse(text: string, options?: { readonly validation?: boolean }): Partial<PoFile>;
    compile(file: PoFile, options?: { readonly foldLength?: number }): Uint8Array;
  };
}
