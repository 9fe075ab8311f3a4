/** More games with tables that look alike to a seat. */
import './secret-changes.test.ts';
