/** Descriptions of routes: for the API document, and to check requests and answers. */

/**
 * Returns a function that describes the routes of one part of the API: they share a tag, and `faults`, the answers by
 * status to requests that fail.
 */
export const routeSchemas =
  <Faults extends object>(tag: string, faults: Faults) =>
  <Response extends object, Parts extends object>(
    summary: string,
    { response, ...parts }: Parts & { readonly response: Response },
  ) => ({ tags: [tag], summary, ...parts, response: { ...response, ...faults } });
