/** More random documents, legal and invalid. */
import './read.test.ts';
