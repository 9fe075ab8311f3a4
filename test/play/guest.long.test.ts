/** Games through `Play` for 400 actions, examined every five actions. */
import './guest.test.ts';
