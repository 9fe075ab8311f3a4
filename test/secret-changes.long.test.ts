/** More games of tables that look alike to a seat. */
import './secret-changes.test.ts';
