/** Games through `Play` for 400 actions, looked at every five. */
import './guest.test.ts';
