/**
 * Configures zod for the page and its worker; import it before any schema. Without it zod tries `new Function`, which our
 * content security policy refuses: Firefox logs an error at every table.
 */
import { config } from 'zod/v4/core';

config({ jitless: true });
