/** Every pair of hexes on three maps. */
import './sight.test.ts';
