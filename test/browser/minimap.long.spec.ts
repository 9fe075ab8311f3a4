/** All sizes or games of which `minimap.spec.ts` shows one. */
import './minimap.spec.ts';
