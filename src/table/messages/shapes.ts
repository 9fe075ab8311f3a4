/** Parts of message schemas. The types that they describe are readonly. */
import { z } from 'zod';

export const int = z.number().int();
export const text = z.string();
export const option = z.exactOptional;

/** Makes the type of a schema readonly. `z.readonly` would also freeze each answer, and appear in the documentation. */
export const readonly = <S extends z.ZodType>(schema: S): z.ZodType<Readonly<z.output<S>>> =>
  schema as unknown as z.ZodType<Readonly<z.output<S>>>;

export const object = <F extends z.core.$ZodLooseShape>(fields: F) => readonly(z.object(fields));
export const list = <S extends z.ZodType>(items: S) => readonly(z.array(items));
export const dictionary = <S extends z.ZodType>(values: S) => readonly(z.record(text, values));

/** A schema for each field of a kernel type. The compiler reports a missing or different field. */
export type SchemaFields<T> = { readonly [K in keyof T]-?: z.ZodType<T[K]> };
